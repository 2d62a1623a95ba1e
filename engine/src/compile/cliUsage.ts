import { meantQuestion } from './lint/nearestWord.ts';

/** A command of `reelform`. */
interface Command {
  /** What follows the command's name, one way of calling it a line. */
  readonly calls: readonly string[];
  readonly summary: string;
  /** What else there is to say, a line each. */
  readonly details: readonly string[];
  /** Names of the options that it takes. */
  readonly options: readonly (keyof typeof options)[];
  /** What `--out` takes here. @default DIR */
  readonly out?: 'FILE';
}

/** Every option: what it takes and what it does. */
export const options = {
  out: { takes: 'DIR', says: 'where to write' },
  names: { takes: 'plain', says: 'contact.js, not contact.<hash>.js, with its type beside: for code that imports it' },
  config: { takes: 'FILE', says: 'keywords of your own, root and messages (default: reelform.config.mjs, when it is there)' },
  messages: { takes: 'FILE', says: 'messages of a locale (default: messages/en.json below the root)' },
  root: { takes: 'DIR', says: "folder that $refs may not leave (default: DIR's parent)" },
  schema: { takes: 'FILE', says: 'one schema file instead of a folder of forms' },
  name: { takes: 'NAME', says: 'name of the interface that is written for --schema' },
  'fail-on': { takes: 'tightening', says: 'exit with 1 when a change tightens or may tighten' },
} as const;

/** Every command by its name. */
export const commands = {
  check: {
    calls: ['DIR'],
    summary: 'lint and compile every form, write nothing',
    details: [
      'Every complaint is a line: file:line:column, JSON pointer, and what is wrong.',
      'Then each module is held against ajv at run time: over the documents of the form’s cases.json and everything one',
      'change away from them (a member left out, of another kind, too long, unknown …) both must find the same errors.',
      'A case that has "errors" must bring these and no others.',
    ],
    options: ['config', 'messages', 'root'],
  },
  compile: {
    calls: ['DIR --out DIR'],
    summary: 'write a module per form and a manifest.json',
    details: ['Nothing is written when there is a complaint.'],
    options: ['out', 'names', 'config', 'messages', 'root'],
  },
  types: {
    calls: ['DIR --out FILE', '--schema FILE --name NAME --out FILE'],
    summary: 'write TypeScript types of the forms, or of one schema file',
    details: [],
    options: ['out', 'schema', 'name', 'config', 'root'],
    out: 'FILE',
  },
  watch: {
    calls: ['DIR [--out DIR]'],
    summary: 'check, and compile, whenever a file changes',
    details: ['Ends with Ctrl+C.'],
    options: ['out', 'names', 'config', 'messages', 'root'],
  },
  diff: {
    calls: ['OLD NEW [--fail-on tightening]'],
    summary: 'name what a change of forms tightens, loosens or only rewords',
    details: ['OLD and NEW are a form’s folder, a folder of forms, or one with definitions and messages.'],
    options: ['fail-on', 'config'],
  },
} as const satisfies { readonly [name: string]: Command };

/** Name of a command. */
export type CommandName = keyof typeof commands;

/** Whether a word is the name of a command. */
export const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word);

const exitCodes = `exit codes:
  0  all is fine
  1  there are complaints, or with --fail-on a change that tightens or may tighten
  2  the command was called wrongly
`;

const calls = (name: CommandName): string => commands[name].calls.map((call) => `  reelform ${name} ${call}\n`).join('');

/** What `reelform --help` prints, or `reelform <command> --help`. */
export const usage = (name?: CommandName): string => {
  if (!name) {
    const names = Object.keys(commands).filter(isCommand);
    const list = names.map((one) => `${calls(one)}      ${commands[one].summary}\n`).join('');
    return `usage:\n${list}DIR holds one folder per form with schema.json and ui.json.\n'reelform <command> --help' says more about a command.\n${exitCodes}`;
  }
  const { summary, details, options: own, out }: Command = commands[name];
  const called = own.map((option) => `${option} ${option === 'out' && out ? out : options[option].takes}`);
  const width = Math.max(...called.map(({ length }) => length));
  const list = own.map((option, at) => `  --${called[at]?.padEnd(width)}  ${options[option].says}\n`).join('');
  const more = details.map((line) => `${line}\n`).join('');
  return `usage:\n${calls(name)}\n${summary[0]?.toUpperCase()}${summary.slice(1)}.\n${more}\noptions:\n${list}\n${exitCodes}`;
};

/** Says that there is no such command, and which is most likely meant. */
export const unknownCommand = (word: string): string =>
  `There is no command '${word}'.${meantQuestion(word, Object.keys(commands))} Commands are ${Object.keys(commands).join(', ')}.`;

/** Says that a command has no such option, and which is most likely meant; `undefined` when it has. */
export const unknownOption = (name: CommandName, option: string, written: string): string | undefined => {
  const own: readonly string[] = commands[name].options;
  if (own.includes(option)) return undefined;
  return `'reelform ${name}' has no option '${written}'.${meantQuestion(option, own, '--')} It takes --${own.join(', --')}.`;
};
