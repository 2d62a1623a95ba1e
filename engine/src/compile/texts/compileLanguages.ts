import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../../validation/pointer.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import type { CompiledForm } from '../compileForm.ts';
import type { Complaint } from '../complaint.ts';
import { readJsonFile } from '../jsonFile.ts';
import { readFolder } from '../readFolder.ts';
import { type CompiledLocale, compileLocale, textsIn } from './compileLocale.ts';
import { type CompiledMessages, compileMessages } from './compileMessages.ts';

/** One more language of a folder of forms. */
export interface CompiledLanguage {
  /** The host's texts; `undefined` where only forms have this language. */
  readonly messages: CompiledMessages | undefined;
  /** Texts of each form, by its name. */
  readonly forms: ReadonlyMap<string, CompiledLocale>;
}

const namesIn = (folder: string, pattern: RegExp): readonly string[] =>
  existsSync(folder) ? readFolder(folder).flatMap((name) => pattern.exec(name)?.[1] ?? []) : [];

const isLanguageTag = (name: string): boolean => {
  try {
    return new Intl.Locale(name).baseName !== '';
  } catch {
    return false;
  }
};

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What a note says of a tag that fits the pattern but means no language: a country's code, or a language's name. */
const strangeTag = (tag: string): string | undefined => {
  if (languageNames.of(tag) !== undefined) return undefined;
  const unknown = `'${tag}' is no language that is known`;
  const { language } = new Intl.Locale(/^[a-z]{2}$/i.test(tag) ? `und-${tag}` : 'und').maximize();
  const spoken = tag.length === 2 && language !== 'en' && languageNames.of(language);
  return spoken
    ? `${unknown}. Is '${language}', ${spoken}, meant?`
    : `${unknown}: name the file by a tag such as 'de' or 'pt-BR'.`;
};

/** Names of the files of `folder` that others of it are overlaid on; they need not be languages. */
const baseNames = (folder: string): ReadonlySet<string> => {
  const extended = namesIn(folder, /^([\w-]+)\.json$/).map((name) => {
    const read = readJsonFile(join(folder, `${name}.json`));
    return 'json' in read ? valueAt(read.json.value, ['extends']) : undefined; // of one that cannot be read is told elsewhere
  });
  return new Set(extended.flatMap((file) => /^\.\/([\w-]+)\.json$/.exec(String(file))?.[1] ?? []));
};

/** A note about texts of a file, where there are any: the first by its name, and how many more. */
const textNote = (
  file: string,
  pointer: string,
  names: readonly string[],
  say: (named: string) => string,
): readonly Complaint[] => {
  const [first, ...others] = names;
  if (first === undefined || !existsSync(file)) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [{ file, line: 1, column: 1, pointer, message: say(`'${first}'${more}`) }];
};

/** A note about texts that are not there. */
const leftOut = (file: string, what: string, pointer: string, names: readonly string[]): readonly Complaint[] =>
  textNote(file, pointer, names, (named) => `${what} has no translation of ${named} here.`);

/** The names of the texts in a file of messages. */
const namesOf = ({ keywords, formats, widgets }: MessageCatalogue): readonly string[] => [
  ...Object.keys(keywords).map((name) => `keywords/${name}`),
  ...Object.keys(formats).map((name) => `formats/${name}`),
  ...Object.entries(widgets).flatMap(([name, texts]) => Object.keys(texts).map((one) => `widgets/${name}/${one}`)),
];

/**
 * Compiles every language but the default one: each `messages/<locale>.json` below the root and each
 * `messages.<locale>.json` beside a form. A file's name is a language tag (BCP 47), for instance `de` or `pt-BR`,
 * unless other files extend it.
 *
 * @param defaults the texts of the default language
 */
export const compileLanguages = (
  formsDirectory: string,
  rootDirectory: string,
  defaultLocale: string,
  defaults: MessageCatalogue,
  forms: ReadonlyMap<string, CompiledForm>,
  known: ReadonlySet<string>,
): {
  readonly locales: ReadonlyMap<string, CompiledLanguage>;
  readonly complaints: readonly Complaint[];
  readonly notes: readonly Complaint[];
} => {
  const shared = join(rootDirectory, 'messages');
  const tags = new Set([
    ...namesIn(shared, /^([\w-]+)\.json$/),
    ...[...forms.keys()].flatMap((name) => namesIn(join(formsDirectory, name), /^messages\.([\w-]+)\.json$/)),
  ]);
  tags.delete(defaultLocale);
  for (const base of baseNames(shared)) if (!isLanguageTag(base) || strangeTag(base)) tags.delete(base);
  const ofDefaults = new Set(namesOf(defaults));
  const locales = new Map<string, CompiledLanguage>();
  const complaints: Complaint[] = [];
  const notes: Complaint[] = [];
  for (const tag of [...tags].sort()) {
    const file = join(shared, `${tag}.json`);
    const ofForms = [...forms.keys()].map((name) => join(formsDirectory, name, `messages.${tag}.json`));
    const first = [file, ...ofForms].find((one) => existsSync(one)) ?? formsDirectory;
    if (!isLanguageTag(tag)) {
      const message = `'${tag}' is not a language tag, such as 'de' or 'pt-BR'.`;
      complaints.push({ file: first, line: 1, column: 1, pointer: '', message });
      continue;
    }
    const strange = strangeTag(tag);
    if (strange) notes.push({ file: first, line: 1, column: 1, pointer: '', message: strange });
    const read = existsSync(file) ? compileMessages(file, known) : undefined;
    if (read && 'complaints' in read) complaints.push(...read.complaints);
    else if (read) notes.push(...read.notes);
    const messages = read && 'messages' in read ? read.messages : undefined;
    const said = new Set(messages ? namesOf(messages.catalogue) : []);
    const unsaid = [...ofDefaults].filter((name) => !said.has(name));
    if (messages) notes.push(...leftOut(file, `The language '${tag}'`, '', unsaid));
    const unshown = [...said].filter((name) => name.startsWith('widgets/') && !ofDefaults.has(name));
    notes.push(...textNote(file, '', unshown, (named) => `The default language has no ${named} that is translated here.`));
    const compiled = new Map<string, CompiledLocale>();
    for (const [name, form] of forms) {
      const own = join(formsDirectory, name, `messages.${tag}.json`);
      const result = compileLocale(name, form, tag, own, messages, known);
      if ('locale' in result) {
        compiled.set(name, result.locale);
        notes.push(
          ...leftOut(existsSync(own) ? own : file, `The form '${name}'`, '/texts', result.untranslated),
          ...result.notes,
        );
      } else complaints.push(...result.complaints);
    }
    locales.set(tag, { messages, forms: compiled });
  }
  return { locales, complaints, notes };
};

/** Notes about texts of languages that stand in no form, as those do that have been reworded since. */
export const unreadTexts = (
  locales: ReadonlyMap<string, CompiledLanguage>,
  forms: ReadonlyMap<string, CompiledForm>,
  rootDirectory: string,
): readonly Complaint[] => {
  const inForms = new Set([...forms.values()].flatMap(({ parts, limitTexts }) => [...textsIn(parts, limitTexts)]));
  return [...locales].flatMap(([tag, { messages }]) => {
    const unread = Object.keys(messages?.texts ?? {}).filter((text) => !inForms.has(text));
    const file = join(rootDirectory, 'messages', `${tag}.json`);
    return textNote(file, '/texts', unread, (named) => `No form has the text ${named} that is translated here.`);
  });
};
