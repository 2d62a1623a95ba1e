import { isNode } from '../../validation/schemaNode.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import { vocabulary } from '../../validation/vocabulary/index.ts';
import { knownWidgets } from '../lint/knownUiWords.ts';
import { knownFormats } from '../lint/knownWords.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';

const files = ['file', 'files', 'data-url'];

/** Texts that only some widgets of the theme show, and the words by which a form has these. Every form may need the others. */
const shownBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['password', ['password']],
  ['date-time', ['date-time', 'datetime', 'alt-datetime']],
  ['folded-list', ['folded-list']],
  ['subtitle-list', ['subtitle-list']],
  ['srt', ['subtitle-list']],
  ['file', files],
  ['file-upload', [...files, 'file-upload']],
  ['image-upload', ['image-upload', 'image-crop', 'banner-preview']],
  ['image-crop', ['image-crop', 'banner-preview']],
  ['banner-preview', ['banner-preview']],
  ['video-upload', ['video-upload']],
]);

/** The texts of a document that stand at keys like this one. */
const textsAt = (key: RegExp, document: unknown): readonly string[] => {
  if (Array.isArray(document)) return document.flatMap((one) => textsAt(key, one));
  if (!isNode(document)) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    typeof value === 'string' && key.test(name) ? [value] : textsAt(key, value),
  );
};

const keysIn = (document: unknown, into = new Set<string>()): ReadonlySet<string> => {
  if (typeof document !== 'object' || document === null) return into;
  for (const [key, value] of Object.entries(document)) keysIn(value, into.add(key));
  return into;
};

/** The engine's own keywords that a schema does not have. A keyword of the host may stand for any of them. */
const keywordsLeftOut = (schema: unknown, { keywords = [] }: VocabularyExtension): readonly string[] => {
  const said = keysIn(schema);
  return keywords.length > 0 ? [] : vocabulary.flatMap(({ keyword }) => keyword).filter((keyword) => !said.has(keyword));
};

/** What a format's text is called among what a form goes without: `password` is a widget, too. */
const ofFormat = (name: string): string => `format ${name}`;

/** The formats that a schema does not name. A keyword of the host may stand for any of them. */
const formatsLeftOut = (schema: unknown, { keywords = [] }: VocabularyExtension): readonly string[] => {
  const said = new Set(textsAt(/^format$/, schema));
  return keywords.length > 0 ? [] : [...knownFormats].filter((format) => !said.has(format)).map(ofFormat);
};

/**
 * The names in a file of messages that a form goes without: of keywords of the engine's and of formats that its schema does
 * not have, and of widgets that it does not name. Where it names one that is not the theme's, nobody here knows what that shows, and the
 * form has the texts of all widgets.
 */
export const textsLeftOut = (uiSchema: unknown, schema: unknown, extension: VocabularyExtension): ReadonlySet<string> => {
  const keywords = [...keywordsLeftOut(schema, extension), ...formatsLeftOut(schema, extension)];
  const widgets = textsAt(/^(ui:)?(widget|field)$|^ui:\w+Template$/, uiSchema);
  // A format is the name of a widget, too, where the theme has one.
  const formats = textsAt(/^format$/, schema).filter((format) => knownWidgets.has(format) || !knownFormats.has(format));
  const names = new Set([...widgets, ...formats]);
  if ([...names].some((name) => !knownWidgets.has(name))) return new Set(keywords);
  const unnamed = [...shownBy].flatMap(([widget, words]) => (words.some((word) => names.has(word)) ? [] : [widget]));
  return new Set([...keywords, ...unnamed]);
};

/** What a form goes without that leaves nothing open: it has no parts that fold. */
export const onlyOfOpen: ReadonlySet<string> = new Set(['folded-part']);

/** A file's messages without the texts of these keywords, formats and widgets. */
export const withoutTextsOf = (leftOut: ReadonlySet<string>, catalogue: MessageCatalogue): MessageCatalogue => {
  const kept = <Text>(texts: { readonly [name: string]: Text }, called = (name: string) => name) =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !leftOut.has(called(name))));
  return {
    ...catalogue,
    keywords: kept(catalogue.keywords),
    formats: kept(catalogue.formats, ofFormat),
    widgets: kept(catalogue.widgets),
  };
};
