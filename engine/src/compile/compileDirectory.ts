import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CompiledForm, compileForm } from './compileForm.ts';
import { type CompiledMessages, compileMessages } from './compileMessages.ts';
import type { Complaint } from './complaint.ts';
import { knownWith, type VocabularyExtension } from './vocabularyExtension.ts';

/** How a folder of forms is compiled. */
export interface CompileOptions {
  /** The folder that `$ref`s may not leave. @default the forms folder's parent */
  readonly root?: string;
  /** A locale's file of messages. @default `messages/en.json` below the root, when it is there */
  readonly messages?: string;
  /** Keywords of the host's own. @default none */
  readonly vocabulary?: VocabularyExtension;
}

/** What a folder of forms compiles to. A form with a complaint is not among `forms`. */
export interface CompiledDirectory {
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly messages: CompiledMessages | undefined;
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
 * @throws when the folder cannot be read, or the vocabulary has a keyword that cannot be compiled
 */
export const compileDirectory = async (directory: string, options: CompileOptions = {}): Promise<CompiledDirectory> => {
  const forms = resolve(directory);
  const rootDirectory = resolve(options.root ?? dirname(forms));
  const vocabulary = { ...options.vocabulary, known: knownWith(options.vocabulary ?? {}) };
  const usual = join(rootDirectory, 'messages/en.json');
  const messagesFile = options.messages ? resolve(options.messages) : existsSync(usual) ? usual : undefined;
  const compiledMessages = messagesFile ? compileMessages(messagesFile, vocabulary.known) : undefined;
  const messages = compiledMessages && 'messages' in compiledMessages ? compiledMessages.messages : undefined;
  const complaints: Complaint[] = compiledMessages && 'complaints' in compiledMessages ? [...compiledMessages.complaints] : [];
  const compiled = new Map<string, CompiledForm>();
  const unique = new Set<string>();
  for (const name of formNames(forms)) {
    const files = { name, schemaFile: join(forms, name, 'schema.json'), uiFile: join(forms, name, 'ui.json'), rootDirectory };
    const result = await compileForm(files, messages?.catalogue ?? noMessages, vocabulary);
    if ('form' in result) compiled.set(name, result.form);
    else {
      for (const complaint of result.complaints) {
        const key = JSON.stringify(complaint);
        if (!unique.has(key)) complaints.push(complaint);
        unique.add(key);
      }
    }
  }
  return { forms: compiled, messages, complaints };
};
