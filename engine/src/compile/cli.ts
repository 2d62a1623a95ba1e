import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandName, isCommand, options, unknownCommand, unknownOption, usage } from './cliUsage.ts';
import { type CompiledDirectory, type CompileOptions, compileDirectory } from './compileDirectory.ts';
import { formatComplaint } from './complaint.ts';
import { formatChange } from './diff/change.ts';
import { diffForms } from './diff/diffForms.ts';
import { missingFolder, missingForms } from './formsFolder.ts';
import { generateSchemaTypes, generateTypes } from './generateTypes.ts';
import { readConfig } from './readConfig.ts';
import { verdictComplaints } from './verdicts/verdictComplaints.ts';
import { watchDirectory } from './watchDirectory.ts';

/** Where the command writes to. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
}

/** Why something cannot be written, by the system's word for it (https://nodejs.org/api/errors.html#common-system-errors). */
const obstacles: { readonly [code: string]: string } = {
  EEXIST: 'a file stands where its folder belongs',
  ENOTDIR: 'a file stands where its folder belongs',
  EISDIR: 'it is a folder',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  ENOENT: 'nothing can be written there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** Makes a folder and those around it. One by one: Node's own way of doing so never ends where the system lets nobody make any. */
const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

/** Writes what `attempt` writes to `place`. @throws an error that says in words why that cannot be written */
const writeTo = (place: string, attempt: () => void): void => {
  try {
    attempt();
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
    const why = obstacles[code] ?? (error instanceof Error ? error.message : String(error));
    throw new Error(`'${place}' cannot be written: ${why}.`);
  }
};

const write = (result: CompiledDirectory, out: string) => {
  makeFolder(resolve(out));
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

/** A command as it was called: its options by name. */
interface Call {
  readonly name: CommandName;
  readonly places: readonly string[];
  readonly values: { readonly [option in keyof typeof options]?: string };
}

/** What was asked for in a command line: a call, a help text, or nothing that there is. */
type Asked = { readonly call: Call } | { readonly help: string } | { readonly refused: string; readonly of?: CommandName };

const readArguments = (args: readonly string[]): Asked => {
  const asksHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const [first, ...rest] = args.filter((arg) => arg !== '--help' && arg !== '-h');
  const word = first === 'help' ? rest[0] : first;
  if (word === undefined) return asksHelp || first === 'help' ? { help: usage() } : { refused: 'A command is needed.' };
  if (!isCommand(word)) return { refused: word.startsWith('-') ? 'A command comes first.' : unknownCommand(word) };
  if (asksHelp || first === 'help') return { help: usage(word) };
  const { tokens, values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(Object.keys(options).map((option) => [option, { type: 'string' as const }])),
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const refused = unknownOption(word, token.name);
    if (refused) return { refused, of: word };
    if (!token.value) return { refused: `'--${token.name}' needs a value.`, of: word };
  }
  return { call: { name: word, places: positionals, values: values as Call['values'] } }; // each was seen to be a text
};

/** Says what a call lacks; `undefined` when it lacks nothing. */
const lacks = ({ name, places, values }: Call): string | undefined => {
  if (name === 'types' && values.schema) return values.name && values.out ? undefined : '--name and --out are missing.';
  if (name === 'diff' && places.length < 2) return places.length === 0 ? 'OLD and NEW are missing.' : 'NEW is missing.';
  if (places.length < 1) return 'DIR is missing.';
  if (places.length > (name === 'diff' ? 2 : 1)) return `'${places.at(-1)}' is one place too many.`;
  if ((name === 'compile' || name === 'types') && !values.out) return '--out is missing.';
  const failOn = values['fail-on'];
  return failOn !== undefined && failOn !== 'tightening' ? "'--fail-on' takes 'tightening' only." : undefined;
};

const report = ({ complaints, notes }: Pick<CompiledDirectory, 'complaints' | 'notes'>, terminal: Terminal): number => {
  for (const complaint of complaints) terminal.error(`${formatComplaint(complaint)}\n`);
  for (const note of notes) terminal.error(`${formatComplaint(note)} (note)\n`);
  return complaints.length > 0 ? 1 : 0;
};

const counted = ({ forms }: CompiledDirectory): string => (forms.size === 1 ? '1 form is' : `${forms.size} forms are`);

/** Writes a file, and makes its folder where there is none. */
const writeText = (file: string, text: string): void => {
  writeTo(file, () => {
    makeFolder(dirname(resolve(file)));
    writeFileSync(file, text);
  });
};

const check = async (directory: string, options: CompileOptions, terminal: Terminal): Promise<number> => {
  const result = await compileDirectory(directory, options);
  const complaints = [...result.complaints, ...(await verdictComplaints(result, directory, options.vocabulary))];
  if (complaints.length === 0) terminal.out(`${counted(result)} fine.\n`);
  return report({ complaints, notes: result.notes }, terminal);
};

const watchUntilTold = async (directory: string, out: string | undefined, options: CompileOptions, terminal: Terminal) => {
  const take = (result: CompiledDirectory) => {
    const code = report(result, terminal);
    if (code === 0) terminal.out(`${new Date().toISOString()} ${counted(result)} fine.\n`);
    if (code === 0 && out) writeTo(out, () => write(result, out));
  };
  take(await compileDirectory(directory, options));
  const watching = watchDirectory(directory, options, take);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await watching.close();
};

const run = async ({ name, places, values }: Call, terminal: Terminal): Promise<number> => {
  const [directory = '', fresh = ''] = places;
  const { out = '' } = values;
  const missing =
    name === 'diff'
      ? (missingFolder(directory) ?? missingFolder(fresh))
      : values.schema === undefined
        ? missingForms(directory)
        : undefined;
  if (missing !== undefined) {
    terminal.error(`${missing}\n`);
    return 1;
  }
  if (name === 'diff') return diff(directory, fresh, values['fail-on'] === 'tightening', terminal);
  const { root, messages, ...vocabulary } = await readConfig(values.config);
  const set = { root: values.root ?? root, messages: values.messages ?? messages };
  const options = { vocabulary, ...(set.root && { root: set.root }), ...(set.messages && { messages: set.messages }) };
  if (name === 'check') return check(directory, options, terminal);
  if (name === 'watch') await watchUntilTold(directory, values.out, options, terminal);
  else if (name === 'compile') {
    const result = await compileDirectory(directory, options);
    if (report(result, terminal) === 1) return 1;
    writeTo(out, () => write(result, out));
    terminal.out(`${counted(result)} written to ${out}.\n`);
  } else if (values.schema && values.name) {
    const folder = set.root ?? dirname(dirname(resolve(values.schema)));
    writeText(out, await generateSchemaTypes(values.schema, values.name, folder));
  } else writeText(out, await generateTypes(directory, set.root ?? dirname(resolve(directory))));
  return 0;
};

/**
 * Runs the `reelform` command.
 * @returns the exit code: 0 fine, 1 complaints, 2 wrong use. `watch` resolves when the process is told to stop.
 */
export const main = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  if (args[0] === '--version' || args[0] === '-v') {
    const { version }: { readonly version: string } = createRequire(import.meta.url)('../../package.json');
    terminal.out(`${version}\n`);
    return 0;
  }
  const asked = readArguments(args);
  if ('help' in asked) {
    terminal.out(asked.help);
    return 0;
  }
  const refused = 'refused' in asked ? asked.refused : lacks(asked.call);
  if (refused !== undefined || !('call' in asked)) {
    const name = 'call' in asked ? asked.call.name : asked.of;
    terminal.error(`${refused}\n\n${usage(name)}`);
    return 2;
  }
  try {
    return await run(asked.call, terminal);
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof TypeError ? 2 : 1;
  }
};

const diff = (before: string, after: string, failsOnTightening: boolean, terminal: Terminal): number => {
  const changes = diffForms(before, after);
  for (const change of changes) terminal.out(`${formatChange(change)}\n`);
  if (changes.length === 0) terminal.out('Nothing differs.\n');
  const isTighter = changes.some(({ effect }) => effect === 'tightens' || effect === 'unclear');
  return failsOnTightening && isTighter ? 1 : 0;
};
