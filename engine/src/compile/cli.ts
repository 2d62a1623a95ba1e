import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandName, isCommand, options, unknownCommand, unknownOption, usage } from './cliUsage.ts';
import { type CompiledDirectory, type CompileOptions, compileDirectory } from './compileDirectory.ts';
import { formatComplaint } from './complaint.ts';
import { type Change, formatChange } from './diff/change.ts';
import { diffForms } from './diff/diffForms.ts';
import { missingFolder, missingForms } from './formsFolder.ts';
import { readConfig } from './readConfig.ts';
import { generateSchemaTypes, generateTypes } from './types/generateTypes.ts';
import { verdictComplaints } from './verdicts/verdictComplaints.ts';
import { watchDirectory } from './watchDirectory.ts';
import { type Names, writeForms } from './writing/writeForms.ts';
import { writeText } from './writing/writeText.ts';

/** Where the command writes to. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
}

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
    const refused = unknownOption(word, token.name, token.rawName);
    if (refused) return { refused, of: word };
    // A folder may be called so; an option whose value was forgotten is likelier.
    const isOption = !token.inlineValue && token.value?.startsWith('--');
    if (!token.value || isOption) return { refused: `'--${token.name}' needs a value.`, of: word };
  }
  return { call: { name: word, places: positionals, values: values as Call['values'] } }; // each was seen to be a text
};

/** Says which option has another word than the only one that it takes; `undefined` when none has. */
const onlyWords = (values: Call['values']): string | undefined => {
  for (const option of ['fail-on', 'names'] as const) {
    const { takes } = options[option];
    if (values[option] !== undefined && values[option] !== takes) return `'--${option}' takes '${takes}' only.`;
  }
  return undefined;
};

/** Says what a call lacks; `undefined` when it lacks nothing. */
const lacks = ({ name, places, values }: Call): string | undefined => {
  const ofOneSchema = name === 'types' && values.schema;
  if (name === 'diff' && places.length < 2) return places.length === 0 ? 'OLD and NEW are missing.' : 'NEW is missing.';
  if (places.length < 1 && !ofOneSchema) return 'DIR is missing.';
  if (places.length > (name === 'diff' ? 2 : ofOneSchema ? 0 : 1)) return `'${places.at(-1)}' is one place too many.`;
  if (ofOneSchema) return values.name && values.out ? undefined : '--name and --out are missing.';
  if ((name === 'compile' || name === 'types') && !values.out) return '--out is missing.';
  return onlyWords(values);
};

type Reported = Pick<CompiledDirectory, 'complaints' | 'messages' | 'notes'>;

/** What is said where no file of messages was found: all is compiled, and errors show nothing. */
const noTexts =
  'There is no file of messages, messages/en.json below the root: errors, hints and buttons of the widgets have no words. ' +
  '{"extends": "@reelform/schemas/messages/en.json"} takes those of the package. (note)\n';

const report = ({ complaints, notes, messages }: Reported, terminal: Terminal): number => {
  for (const complaint of complaints) terminal.error(`${formatComplaint(complaint)}\n`);
  for (const note of notes) terminal.error(`${formatComplaint(note)} (note)\n`);
  if (complaints.length === 0 && !messages) terminal.error(noTexts);
  return complaints.length > 0 ? 1 : 0;
};

const counted = ({ forms }: CompiledDirectory): string => (forms.size === 1 ? '1 form is' : `${forms.size} forms are`);

/** Where modules are written to, and what they are called. */
interface Target {
  readonly out: string | undefined;
  readonly names: Names;
}

const check = async (directory: string, options: CompileOptions, terminal: Terminal): Promise<number> => {
  const result = await compileDirectory(directory, options);
  const complaints = [...result.complaints, ...(await verdictComplaints(result, directory, options.vocabulary))];
  if (complaints.length === 0) terminal.out(`${counted(result)} fine.\n`);
  return report({ ...result, complaints }, terminal);
};

const watchUntilTold = async (directory: string, options: CompileOptions, terminal: Terminal, { out, names }: Target) => {
  const take = (result: CompiledDirectory) => {
    const code = report(result, terminal);
    if (code === 0) terminal.out(`${new Date().toISOString()} ${counted(result)} fine.\n`);
    if (code === 0 && out) writeForms(result, out, names);
  };
  // What changes while the first are compiled is compiled after them.
  let begun = Promise.resolve();
  const watching = watchDirectory(directory, options, (result) => begun.then(() => take(result)));
  try {
    await watching.ready;
    const first = compileDirectory(directory, options).then(take);
    begun = first.catch(() => undefined);
    await first;
    await new Promise<void>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    });
  } finally {
    await watching.close();
  }
};

const run = async ({ name, places, values }: Call, terminal: Terminal): Promise<number> => {
  const [directory = '', fresh = ''] = places;
  const { out = '' } = values;
  const names = values.names === 'plain' ? 'plain' : 'hashed';
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
  const { root, messages, ...vocabulary } = await readConfig(values.config);
  if (name === 'diff') {
    const changes = diffForms(directory, fresh, vocabulary);
    return reportChanges(changes, values['fail-on'] === 'tightening', terminal);
  }
  const set = { root: values.root ?? root, messages: values.messages ?? messages };
  const noRoot = set.root === undefined ? undefined : missingFolder(set.root);
  if (noRoot !== undefined) {
    terminal.error(`${noRoot}\n`);
    return 1;
  }
  const options = { vocabulary, ...(set.root && { root: set.root }), ...(set.messages && { messages: set.messages }) };
  if (name === 'check') return check(directory, options, terminal);
  if (name === 'watch') await watchUntilTold(directory, options, terminal, { out: values.out, names });
  else if (name === 'compile') {
    const result = await compileDirectory(directory, options);
    if (report(result, terminal) === 1) return 1;
    writeForms(result, out, names);
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

const reportChanges = (changes: readonly Change[], failsOnTightening: boolean, terminal: Terminal): number => {
  for (const change of changes) terminal.out(`${formatChange(change)}\n`);
  if (changes.length === 0) terminal.out('Nothing differs.\n');
  const isTighter = changes.some(({ effect }) => effect === 'tightens' || effect === 'unclear');
  return failsOnTightening && isTighter ? 1 : 0;
};
