import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledForm } from '../compileForm.ts';
import type { Complaint } from '../complaint.ts';
import { type CompiledLocale, compileLocale } from './compileLocale.ts';
import { type CompiledMessages, compileMessages } from './compileMessages.ts';

/** One more language of a folder of forms. */
export interface CompiledLanguage {
  /** The host's texts; `undefined` where only forms have this language. */
  readonly messages: CompiledMessages | undefined;
  /** Texts of each form, by its name. */
  readonly forms: ReadonlyMap<string, CompiledLocale>;
}

const namesIn = (folder: string, pattern: RegExp): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []) : [];

const isLanguageTag = (name: string): boolean => {
  try {
    return new Intl.Locale(name).baseName !== '';
  } catch {
    return false;
  }
};

/** Names of the files of `folder` that others of it are overlaid on; they need not be languages. */
const baseNames = (folder: string): ReadonlySet<string> => {
  const extendsBeside = /"extends"\s*:\s*"\.\/([\w-]+)\.json"/;
  const texts = namesIn(folder, /^([\w-]+)\.json$/).map((name) => readFileSync(join(folder, `${name}.json`), 'utf8'));
  return new Set(texts.flatMap((text) => extendsBeside.exec(text)?.[1] ?? []));
};

/**
 * Compiles every language but the default one: each `messages/<locale>.json` below the root and each
 * `messages.<locale>.json` beside a form. A file's name is a language tag (BCP 47), for instance `de` or `pt-BR`,
 * unless other files extend it.
 */
export const compileLanguages = (
  formsDirectory: string,
  rootDirectory: string,
  defaultLocale: string,
  forms: ReadonlyMap<string, CompiledForm>,
  known: ReadonlySet<string>,
): { readonly locales: ReadonlyMap<string, CompiledLanguage>; readonly complaints: readonly Complaint[] } => {
  const shared = join(rootDirectory, 'messages');
  const tags = new Set([
    ...namesIn(shared, /^([\w-]+)\.json$/),
    ...[...forms.keys()].flatMap((name) => namesIn(join(formsDirectory, name), /^messages\.([\w-]+)\.json$/)),
  ]);
  tags.delete(defaultLocale);
  for (const base of baseNames(shared)) if (!isLanguageTag(base)) tags.delete(base);
  const locales = new Map<string, CompiledLanguage>();
  const complaints: Complaint[] = [];
  for (const tag of [...tags].sort()) {
    const file = join(shared, `${tag}.json`);
    if (!isLanguageTag(tag)) {
      const message = `'${tag}' is not a language tag, such as 'de' or 'pt-BR'.`;
      complaints.push({ file: existsSync(file) ? file : formsDirectory, line: 1, column: 1, pointer: '', message });
      continue;
    }
    const read = existsSync(file) ? compileMessages(file, known) : undefined;
    if (read && 'complaints' in read) complaints.push(...read.complaints);
    const messages = read && 'messages' in read ? read.messages : undefined;
    const compiled = new Map<string, CompiledLocale>();
    for (const [name, form] of forms) {
      const own = join(formsDirectory, name, `messages.${tag}.json`);
      const result = compileLocale(name, form, tag, own, messages, known);
      if ('locale' in result) compiled.set(name, result.locale);
      else complaints.push(...result.complaints);
    }
    locales.set(tag, { messages, forms: compiled });
  }
  return { locales, complaints };
};
