import { mergeMessages } from '../../validation/localizeForm.ts';
import { translateSchema, translateUi } from '../../validation/translatable.ts';
import type { FormLocale, FormModule, MessageCatalogue } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import { isThere } from '../filesRead.ts';
import { hashOf } from '../hashOf.ts';
import { readJsonFile } from '../jsonFile.ts';
import { type AskedText, askedText, withNumberTexts, withoutAskedMessages } from '../schema/askedTexts.ts';
import { type LimitText, withLimits } from './limitTexts.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readListNames } from './readListNames.ts';
import type { ListFiles } from './readLists.ts';
import { withoutTextsOf } from './widgetTexts.ts';

/** A form's texts in one language, compiled: the text of a module whose default export is a {@link FormLocale}. */
export interface CompiledLocale {
  readonly locale: string;
  readonly hash: string;
  /** `<form>.<locale>.<hash>.js` */
  readonly fileName: string;
  readonly code: string;
}

/** The texts for people in a form's own files. */
export type FormTextParts = Pick<FormModule, 'schema' | 'uiSchema' | 'actions' | 'lists'>;

const noMessages: MessageCatalogue = { keywords: {}, formats: {}, widgets: {} };

/** A form's own file of messages in one language; none when there is no such file. */
export const readFormMessages = (file: string, mayTranslate: boolean, known: ReadonlySet<string>) => {
  const none = { catalogue: noMessages, texts: {}, complaints: [] as readonly Complaint[], json: undefined };
  if (!isThere(file)) return none;
  const read = readJsonFile(file);
  if ('complaints' in read) return { ...none, complaints: read.complaints };
  const parts = ['keywords', 'formats', 'widgets', ...(mayTranslate ? ['texts'] : [])];
  return { ...readCatalogue(read.json, parts, known), json: read.json };
};

/** What of a compiled form has texts in each language. */
export interface LocalizedForm {
  readonly parts: FormTextParts;
  readonly askedTexts: readonly AskedText[];
  readonly limitTexts: readonly LimitText[];
  /** Where the names of its lists in other languages may stand. */
  readonly listFiles: ListFiles;
  /** The keywords and widgets whose shared texts it goes without. */
  readonly leftOut: ReadonlySet<string>;
}

/** Every text of a form that a language may translate, as it stands in the form's files. */
export const textsIn = (
  { schema, uiSchema, actions, lists = {} }: FormTextParts,
  limitTexts: readonly LimitText[],
): ReadonlySet<string> => {
  const found = new Set<string>();
  const templates = new Map(limitTexts.map(({ text, template }) => [text, template]));
  const note = (text: string) => {
    found.add(templates.get(text) ?? text);
    return text;
  };
  translateSchema(schema, note);
  for (const part of [uiSchema, actions, lists]) translateUi(part, note);
  return found;
};

/**
 * Compiles one form's texts in one language, from the language's own file and the form's `messages.<locale>.json`.
 *
 * @param shared what `messages/<locale>.json` has
 * @param keywords every keyword that a schema may have
 * @returns the texts, those of the form that stay in its own language, and what is odd and keeps nothing from being compiled
 */
export const compileLocale = (
  name: string,
  { parts, listFiles, leftOut, askedTexts, limitTexts }: LocalizedForm,
  locale: string,
  file: string,
  shared: { readonly catalogue: MessageCatalogue; readonly texts: FormLocale['texts'] } | undefined,
  keywords: ReadonlySet<string>,
):
  | { readonly locale: CompiledLocale; readonly untranslated: readonly string[]; readonly notes: readonly Complaint[] }
  | { readonly complaints: readonly Complaint[] } => {
  const own = readFormMessages(file, true, keywords);
  const known = textsIn(parts, limitTexts);
  const stale = Object.keys(own.texts)
    .filter((text) => !known.has(text))
    .flatMap((text) => own.json?.complain(['texts', text], `The form has no text '${text}'.`) ?? []);
  const listNames = readListNames(parts.lists ?? {}, locale, listFiles);
  const complaints = [...own.complaints, ...stale, ...listNames.complaints];
  if (complaints.length > 0) return { complaints };
  const sharedTexts = Object.entries(shared?.texts ?? {}).filter(([text]) => known.has(text));
  const messages = mergeMessages(withoutTextsOf(leftOut, shared?.catalogue ?? noMessages), own.catalogue);
  const said = { ...Object.fromEntries(sharedTexts), ...own.texts };
  const translate = (text: string) => (Object.hasOwn(said, text) ? (said[text] ?? text) : text);
  const words = withNumberTexts(messages, own.catalogue);
  const asked = askedTexts.flatMap(({ kind, labels, text }) => {
    const translated = labels.map((names) => names.map(translate));
    const worded = askedText({ kind, labels: translated }, words, locale);
    return worded === undefined ? [] : [[text, worded]];
  });
  const limited = limitTexts.flatMap(({ template, limits, text }) =>
    Object.hasOwn(said, template) ? [[text, withLimits(translate(template), limits, locale)]] : [],
  );
  const content: FormLocale = {
    locale,
    messages: withoutAskedMessages(messages),
    texts: { ...listNames.texts, ...Object.fromEntries(asked), ...said, ...Object.fromEntries(limited) },
  };
  const code = `export default ${JSON.stringify(content)};\n`;
  const hash = hashOf(code);
  // Of the schema's root neither is drawn.
  const { title: _title, description: _description, ...drawn } = parts.schema;
  const untranslated = [...textsIn({ ...parts, schema: drawn }, limitTexts)].filter(
    (text) => !Object.hasOwn(content.texts, text),
  );
  return { locale: { locale, hash, fileName: `${name}.${locale}.${hash}.js`, code }, untranslated, notes: listNames.notes };
};
