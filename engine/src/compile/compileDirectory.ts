import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type CompiledForm, compileForm } from './compileForm.ts';
import { type CompiledLanguage, compileLanguages } from './compileLanguages.ts';
import { type CompiledMessages, compileMessages } from './compileMessages.ts';
import type { Complaint } from './complaint.ts';

/** How a folder of forms is compiled. */
export interface CompileOptions {
  /** The folder that `$ref`s may not leave. @default the forms folder's parent */
  readonly root?: string;
  /** A locale's file of messages. @default `messages/en.json` below the root, when it is there */
  readonly messages?: string;
}

/** What a folder of forms compiles to. A form with a complaint is not among `forms`. */
export interface CompiledDirectory {
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly messages: CompiledMessages | undefined;
  /** Further languages by their tag: every `messages/<locale>.json` below the root and beside a form. */
  readonly locales: ReadonlyMap<string, CompiledLanguage>;
  readonly complaints: readonly Complaint[];
}

const noMessages = { keywords: {}, formats: {}, widgets: {} };

/** Folders of forms, by name; one is a folder with a schema.json or a ui.json. */
export const formNames = (directory: string): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => ['schema.json', 'ui.json'].some((file) => existsSync(join(directory, name, file))))
    .sort();

/**
 * Compiles every form of a folder that holds one folder per form with schema.json and ui.json.
 * @throws when the folder cannot be read
 */
export const compileDirectory = async (directory: string, options: CompileOptions = {}): Promise<CompiledDirectory> => {
  const forms = resolve(directory);
  const rootDirectory = resolve(options.root ?? dirname(forms));
  const usual = join(rootDirectory, 'messages/en.json');
  const messagesFile = options.messages ? resolve(options.messages) : existsSync(usual) ? usual : undefined;
  const compiledMessages = messagesFile ? compileMessages(messagesFile) : undefined;
  const messages = compiledMessages && 'messages' in compiledMessages ? compiledMessages.messages : undefined;
  const complaints: Complaint[] = compiledMessages && 'complaints' in compiledMessages ? [...compiledMessages.complaints] : [];
  const defaultLocale = messagesFile ? basename(messagesFile, '.json') : 'en';
  const compiled = new Map<string, CompiledForm>();
  const unique = new Set<string>();
  const complain = (complaint: Complaint) => {
    const key = JSON.stringify(complaint);
    if (!unique.has(key)) complaints.push(complaint);
    unique.add(key);
  };
  for (const name of formNames(forms)) {
    const files = {
      name,
      schemaFile: join(forms, name, 'schema.json'),
      uiFile: join(forms, name, 'ui.json'),
      messagesFile: join(forms, name, `messages.${defaultLocale}.json`),
      rootDirectory,
    };
    const result = await compileForm(files, messages?.catalogue ?? noMessages);
    if ('form' in result) compiled.set(name, result.form);
    else result.complaints.forEach(complain);
  }
  const { locales, complaints: languageComplaints } = compileLanguages(forms, rootDirectory, defaultLocale, compiled);
  languageComplaints.forEach(complain);
  return { forms: compiled, messages, locales, complaints };
};
