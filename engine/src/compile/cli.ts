import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompiledDirectory, compileDirectory } from './compileDirectory.ts';
import { formatComplaint } from './complaint.ts';
import { generateSchemaTypes, generateTypes } from './generateTypes.ts';
import { watchDirectory } from './watchDirectory.ts';

const usage = `usage:
  reelform check DIR                  lint and compile every form, write nothing
  reelform compile DIR --out DIR      write a module per form and a manifest.json
  reelform types DIR --out FILE       write TypeScript types of the forms
  reelform types --schema FILE --name NAME --out FILE
                                      write TypeScript types of one schema file
  reelform watch DIR [--out DIR]      check, and compile, whenever a file changes
options:
  --messages FILE   messages of a locale     (default: messages/en.json below the root)
  --root DIR        folder that $refs may not leave     (default: DIR's parent)
DIR holds one folder per form with schema.json and ui.json.
`;

/** Where the command writes to. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
}

const write = (result: CompiledDirectory, out: string) => {
  mkdirSync(out, { recursive: true });
  const languages = [...result.locales];
  const files = [
    ...result.forms.values(),
    ...(result.messages ? [result.messages] : []),
    ...languages.flatMap(([, { messages, forms }]) => [...forms.values(), ...(messages ? [messages] : [])]),
  ];
  for (const { fileName, code } of files) writeFileSync(join(out, fileName), code);
  const forms = Object.fromEntries([...result.forms].map(([name, { fileName }]) => [name, fileName]));
  const messages = [result.messages, ...languages.map(([, language]) => language.messages)].flatMap((one) => one ?? []);
  const locales = Object.fromEntries(
    languages.map(([tag, language]) => [
      tag,
      Object.fromEntries([...language.forms].map(([name, { fileName }]) => [name, fileName])),
    ]),
  );
  const manifest = {
    forms,
    ...(messages.length > 0 && { messages: Object.fromEntries(messages.map(({ locale, fileName }) => [locale, fileName])) }),
    ...(languages.length > 0 && { locales }),
  };
  const fresh = join(out, 'manifest.json.new');
  writeFileSync(fresh, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(fresh, join(out, 'manifest.json'));
};

/**
 * Runs the `reelform` command.
 * @returns the exit code: 0 fine, 1 complaints, 2 wrong use. `watch` resolves when the process is told to stop.
 */
export const main = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  let parsed: ReturnType<typeof readArguments>;
  try {
    parsed = readArguments(args);
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const [command, directory] = positionals;
  const options = { ...(values.root && { root: values.root }), ...(values.messages && { messages: values.messages }) };
  const report = (result: CompiledDirectory): number => {
    for (const complaint of result.complaints) terminal.error(`${formatComplaint(complaint)}\n`);
    return result.complaints.length > 0 ? 1 : 0;
  };
  try {
    if (command === 'types' && values.schema && values.name && values.out) {
      writeFileSync(
        values.out,
        await generateSchemaTypes(values.schema, values.name, values.root ?? dirname(dirname(resolve(values.schema)))),
      );
      return 0;
    }
    if (!directory) throw new TypeError('DIR is missing');
    if (command === 'check') {
      const result = await compileDirectory(directory, options);
      if (result.complaints.length === 0) terminal.out(`${result.forms.size} forms are fine.\n`);
      return report(result);
    }
    if (command === 'compile' && values.out) {
      const result = await compileDirectory(directory, options);
      const code = report(result);
      if (code === 0) write(result, values.out);
      return code;
    }
    if (command === 'types' && values.out) {
      writeFileSync(values.out, await generateTypes(directory, values.root ?? dirname(resolve(directory))));
      return 0;
    }
    if (command === 'watch') {
      const take = (result: CompiledDirectory) => {
        const code = report(result);
        if (code === 0) terminal.out(`${new Date().toISOString()} ${result.forms.size} forms are fine.\n`);
        if (code === 0 && values.out) write(result, values.out);
      };
      take(await compileDirectory(directory, options));
      const watching = watchDirectory(directory, options, take);
      await new Promise<void>((done) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
      });
      await watching.close();
      return 0;
    }
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof TypeError ? 2 : 1;
  }
  terminal.error(usage);
  return 2;
};

const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      messages: { type: 'string' },
      root: { type: 'string' },
      schema: { type: 'string' },
      name: { type: 'string' },
    },
  });
