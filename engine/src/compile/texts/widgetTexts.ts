import { isNode } from '../../validation/schemaNode.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import { knownWidgets } from '../lint/knownUiWords.ts';
import { knownFormats } from '../lint/knownWords.ts';

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

/**
 * The names in `widgets` of a file of messages that a form goes without: of widgets that it does not name. Where it names
 * one that is not the theme's, nobody here knows what that shows, and the form has all.
 */
export const textsLeftOut = (uiSchema: unknown, schema: unknown): ReadonlySet<string> => {
  const widgets = textsAt(/^(ui:)?(widget|field)$|^ui:\w+Template$/, uiSchema);
  // A format is the name of a widget, too, where the theme has one.
  const formats = textsAt(/^format$/, schema).filter((format) => knownWidgets.has(format) || !knownFormats.has(format));
  const names = new Set([...widgets, ...formats]);
  if ([...names].some((name) => !knownWidgets.has(name))) return new Set();
  return new Set([...shownBy].flatMap(([widget, words]) => (words.some((word) => names.has(word)) ? [] : [widget])));
};

/** A file's messages without the texts of these widgets. */
export const withoutTextsOf = (leftOut: ReadonlySet<string>, catalogue: MessageCatalogue): MessageCatalogue => ({
  ...catalogue,
  widgets: Object.fromEntries(Object.entries(catalogue.widgets).filter(([widget]) => !leftOut.has(widget))),
});
