import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledDirectory, loadFormModule } from '@reelform/engine/compile';
import { matchLocale, placeholdersIn } from '@reelform/engine/validation';
import type { Notices } from '../http/error-reply.ts';
import { unkeptFields } from './portal-lint.ts';
import { type KnownScripts, type PublishedFile, publishImported, publishScript } from './published-file.ts';
import {
  type LanguageSource,
  type MessageSource,
  type ModuleSource,
  type PublishedLanguage,
  publishLanguage,
} from './published-language.ts';
import { misreadFields } from './read-types.ts';

/** Everything that is published at one moment; one is swapped for the next as a whole. */
export interface PublishedForms {
  /** The language of the forms' files, to which every other one falls back. */
  readonly base: PublishedLanguage;
  /** Further languages. */
  readonly languages: readonly PublishedLanguage[];
}

/** What is needed to publish: the text of every module. */
export interface FormSources {
  readonly forms: readonly ModuleSource[];
  readonly messages: MessageSource & { readonly locale: string };
  readonly languages: readonly LanguageSource[];
}

/** Why a folder of forms cannot be published. */
export interface Refused {
  readonly reasons: readonly string[];
}

/** The sources of a compiled folder, if it has every form that the portal asks for and no complaint. */
export function sourcesOf(
  compiled: CompiledDirectory,
  needed: readonly string[],
  describe: (complaint: CompiledDirectory['complaints'][number]) => string,
): FormSources | Refused {
  const missing = needed
    .filter((name) => !compiled.forms.has(name))
    .map((name) => `forms/${name}: The portal asks for this form, and there is no folder of that name with a schema.json.`);
  const unkept = unkeptFields(compiled.forms);
  if (compiled.complaints.length > 0) return { reasons: compiled.complaints.map(describe) };
  if (missing.length > 0) return { reasons: missing };
  if (unkept.length > 0) return { reasons: unkept };
  const misread = misreadFields(compiled.forms);
  if (misread.length > 0) return { reasons: misread };
  if (!compiled.messages) return { reasons: ['The file messages/en.json is missing.'] };
  const languages = [...compiled.locales].map(([tag, { messages, forms }]) => ({
    tag,
    messages,
    forms: [...forms].map(([name, { fileName, code }]) => ({ name, fileName, code })),
  }));
  const forms = [...compiled.forms.values()].map(({ name, fileName, code }) => ({ name, fileName, code }));
  return { forms, messages: compiled.messages, languages };
}

/** The texts of a language that pages may ask for, by the part of its file that they stand in. */
type AskedTexts = Pick<PublishedLanguage, 'messages' | 'notices'>;

const textsByPart = ({ messages, notices }: AskedTexts): readonly (readonly [part: string, texts: object])[] => [
  ['notices', notices],
  ['keywords', messages.keywords],
  ['formats', messages.formats],
  ...Object.entries(messages.widgets).map(([widget, texts]) => [`widgets of ${widget}`, texts] as const),
];

/**
 * Which texts a change would take away from pages that ask for them.
 * @param asked the texts that the portal was started with: it asks for none that came later
 */
export const lostTexts = (asked: AskedTexts, next: AskedTexts): readonly string[] => {
  const parts = new Map(textsByPart(next));
  return textsByPart(asked).flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((key) => !Object.hasOwn(parts.get(part) ?? {}, key))
      .map(
        (key) =>
          `messages/en.json: The text '${key}' is missing from the ${part}. If nothing asks for it any more, restart the portal.`,
      ),
  );
};

const placeholdersOf = (text: unknown): readonly string[] =>
  typeof text === 'string' ? placeholdersIn(text).map(({ name }) => name) : [];

/**
 * Notes about placeholders of a file's texts that the same text does not have in what the portal was started with: most
 * likely nothing is put in for them, and people read them as they stand.
 * @param tag the file's language
 */
export const strangePlaceholders = (asked: AskedTexts, next: AskedTexts, tag: string): readonly string[] => {
  const parts = new Map(textsByPart(asked));
  return textsByPart(next).flatMap(([part, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const known = new Map(Object.entries(parts.get(part) ?? {})).get(key);
      return placeholdersOf(known === undefined ? '' : text)
        .filter((name) => !placeholdersOf(known).includes(name))
        .map(
          (name) =>
            `messages/${tag}.json: '${key}' of the ${part} has the placeholder {${name}}, which this text is not known to have.`,
        );
    }),
  );
};

const named = ([first, ...others]: readonly string[]) =>
  `'${first}'${others.length === 0 ? '' : ` and ${others.length} more`} of the notices`;

/**
 * Notes about the portal's own texts in a further language: those that it leaves out, which are said in English, and those
 * that nothing asks for, as a mistyped name is.
 * @param asked the texts that the portal was started with
 * @param tag the language
 */
export function strangeNotices(asked: Notices, own: Notices, tag: string): readonly string[] {
  const unsaid = Object.keys(asked).filter((key) => !Object.hasOwn(own, key));
  const unread = Object.keys(own).filter((key) => !Object.hasOwn(asked, key));
  return [
    ...(unsaid.length === 0 ? [] : [`messages/${tag}.json: no translation of ${named(unsaid)} here.`]),
    ...(unread.length === 0 ? [] : [`messages/${tag}.json: nothing asks for ${named(unread)}.`]),
  ];
}

/**
 * Writes the modules into a folder and imports those same bytes.
 * @param known scripts that were published before: these are not written again
 */
export async function publish(
  { forms, messages, languages }: FormSources,
  directory: string,
  known: KnownScripts,
): Promise<PublishedForms> {
  await mkdir(directory, { recursive: true });
  const entries = forms.map(async (source) => {
    const file = await publishImported(source, known, directory);
    return [source.name, { module: await loadFormModule(join(directory, source.fileName)), file }] as const;
  });
  const base: PublishedLanguage = {
    tag: messages.locale,
    forms: new Map(await Promise.all(entries)),
    messagesFile: await publishScript(messages, known),
    messages: messages.catalogue,
    notices: messages.notices,
  };
  return { base, languages: await Promise.all(languages.map((source) => publishLanguage(source, base, directory, known))) };
}

/** Every script that is published. */
export const filesOf = ({ base, languages }: PublishedForms): readonly PublishedFile[] =>
  [base, ...languages].flatMap(({ messagesFile, forms }) => [
    ...(messagesFile ? [messagesFile] : []),
    ...[...forms.values()].map(({ file }) => file),
  ]);

/** The published language for someone's wishes, the dearest first; the base without any that is there. */
export function languageFor({ base, languages }: PublishedForms, wanted: readonly string[]): PublishedLanguage {
  const all = [base, ...languages];
  const tag = matchLocale(
    wanted,
    all.map((language) => language.tag),
  );
  return all.find((language) => language.tag === tag) ?? base;
}
