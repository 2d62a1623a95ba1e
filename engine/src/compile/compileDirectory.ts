import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type CompiledForm, compileForm, type FormCompiler } from './compileForm.ts';
import type { Complaint } from './complaint.ts';
import { readFolder } from './readFolder.ts';
import type { AddressBook } from './schema/resolveReferences.ts';
import { type CompiledLanguage, compileLanguages, unreadTexts } from './texts/compileLanguages.ts';
import { type CompiledMessages, compileMessages } from './texts/compileMessages.ts';
import { knownWith, type VocabularyExtension } from './vocabularyExtension.ts';

/** How a folder of forms is compiled. */
export interface CompileOptions {
  /** The folder that `$ref`s may not leave. @default the forms folder's parent */
  readonly root?: string | undefined;
  /** A locale's file of messages. @default `messages/en.json` below the root, when it is there */
  readonly messages?: string | undefined;
  /** Keywords of the host's own. @default none */
  readonly vocabulary?: VocabularyExtension | undefined;
  /** Names of the forms to compile; of the others nothing is read. @default every one of the folder */
  readonly only?: readonly string[] | undefined;
  /** Web addresses that `$ref`s may name, and the folders below the root that stand for them. @default {} */
  readonly addresses?: AddressBook | undefined;
  /** Longest time of the processor that one form may take to compile, in ms; it is stopped then and complained about. @default 10000 */
  readonly timeLimit?: number | undefined;
}

/** What a folder of forms compiles to. A form with a complaint is not among `forms`. */
export interface CompiledDirectory {
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly messages: CompiledMessages | undefined;
  /** Further languages by their tag: every `messages/<locale>.json` below the root and beside a form. */
  readonly locales: ReadonlyMap<string, CompiledLanguage>;
  readonly complaints: readonly Complaint[];
  /** What the forms' files say without effect, and what they leave out; they compile all the same. */
  readonly notes: readonly Complaint[];
}

const noMessages = { keywords: {}, formats: {}, widgets: {} };

/**
 * Folders of forms, by name; one is a folder, or a link to one, with a schema.json or a ui.json.
 * @throws when a folder cannot be read: it may be a form that would be left out unsaid
 */
export const formNames = (directory: string): readonly string[] =>
  readFolder(directory)
    .filter((name) => {
      const folder = join(directory, name);
      const isFolder = existsSync(folder) && statSync(folder).isDirectory();
      return isFolder && readFolder(folder).some((file) => file === 'schema.json' || file === 'ui.json');
    })
    .sort();

/**
 * Compiles every form of a folder that holds one folder per form with schema.json and ui.json.
 * @throws when the folder cannot be read, or the vocabulary has a keyword that cannot be compiled
 */
export const compileDirectory = (directory: string, options: CompileOptions = {}): Promise<CompiledDirectory> =>
  compileDirectoryBy(compileForm, directory, options);

/** Compiles every form of a folder by what compiles one of them. */
export const compileDirectoryBy = async (
  compile: FormCompiler,
  directory: string,
  options: CompileOptions,
): Promise<CompiledDirectory> => {
  const forms = resolve(directory);
  const rootDirectory = resolve(options.root ?? dirname(forms));
  const vocabulary = { ...options.vocabulary, known: knownWith(options.vocabulary ?? {}) };
  const usual = join(rootDirectory, 'messages/en.json');
  const messagesFile = options.messages ? resolve(options.messages) : existsSync(usual) ? usual : undefined;
  const compiledMessages = messagesFile ? compileMessages(messagesFile, vocabulary.known) : undefined;
  const messages = compiledMessages && 'messages' in compiledMessages ? compiledMessages.messages : undefined;
  const shared = messages?.catalogue ?? noMessages;
  const complaints: Complaint[] = compiledMessages && 'complaints' in compiledMessages ? [...compiledMessages.complaints] : [];
  const defaultLocale = messagesFile ? basename(messagesFile, '.json') : 'en';
  const compiled = new Map<string, CompiledForm>();
  const notes: Complaint[] = compiledMessages && 'notes' in compiledMessages ? [...compiledMessages.notes] : [];
  const { addresses = {}, only, timeLimit = 10_000 } = options;
  for (const name of formNames(forms).filter((one) => only?.includes(one) ?? true)) {
    const files = {
      name,
      schemaFile: join(forms, name, 'schema.json'),
      uiFile: join(forms, name, 'ui.json'),
      messagesFile: join(forms, name, `messages.${defaultLocale}.json`),
      locale: defaultLocale,
      rootDirectory,
      addresses,
    };
    const { result } = await compile(files, shared, vocabulary, timeLimit);
    if ('form' in result) {
      compiled.set(name, result.form);
      notes.push(...result.notes);
    } else complaints.push(...result.complaints);
  }
  const { known } = vocabulary;
  const languages = compileLanguages(forms, rootDirectory, defaultLocale, shared, compiled, known);
  complaints.push(...languages.complaints);
  // What others lack or have beside it is not known where the default language cannot be read.
  if (messages || !messagesFile) notes.push(...languages.notes);
  const { locales } = languages;
  // Texts of a form that is wrong itself, or is left out, are not known.
  if (complaints.length === 0 && !only) notes.push(...unreadTexts(locales, compiled, rootDirectory));
  return { forms: compiled, messages, locales, complaints: unique(complaints), notes: unique(notes) };
};

/** Several forms may refer to the same file, whose faults are told once. */
const unique = (complaints: readonly Complaint[]): readonly Complaint[] => [
  ...new Map(complaints.map((complaint) => [JSON.stringify(complaint), complaint])).values(),
];
