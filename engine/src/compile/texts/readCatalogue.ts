import { isNode } from '../../validation/schemaNode.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownFormats, ownMessages } from '../lint/knownWords.ts';
import { meantQuestion } from '../lint/nearestWord.ts';
import { keywordPlaceholderComplaints, numberFormComplaints, placeholderComplaints } from '../lint/placeholderComplaints.ts';

/** What a file of messages holds. */
export interface Catalogue {
  readonly catalogue: MessageCatalogue;
  /** The host's own texts. */
  readonly notices: { readonly [key: string]: string };
  /** Translations by the text as it stands in forms. */
  readonly texts: { readonly [text: string]: string };
  readonly complaints: readonly Complaint[];
}

/**
 * Reads a file of messages.
 *
 * @param parts what may stand in it: of `extends`, `keywords`, `formats`, `widgets`, `notices` and `texts`
 * @param known every keyword that a schema may have
 */
export const readCatalogue = (json: JsonFile, parts: readonly string[], known: ReadonlySet<string>): Catalogue => {
  const complaints: Complaint[] = [];
  const root = isNode(json.value) ? json.value : {};
  if (!isNode(json.value)) complaints.push(json.complain([], 'A file of messages is an object.'));
  const textsAt = (value: unknown, tokens: readonly string[]): { [key: string]: string } => {
    if (value === undefined) return {};
    if (!isNode(value)) {
      complaints.push(json.complain(tokens, 'Here stand texts by name.'));
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, text]) => {
        if (typeof text === 'string') return [[name, text]];
        complaints.push(json.complain([...tokens, name], 'A message is a text.'));
        return [];
      }),
    );
  };
  for (const name of Object.keys(root)) {
    if (!parts.includes(name))
      complaints.push(json.complain([name], `A file of messages has ${parts.join(', ')}, and no '${name}'.`));
  }
  const keywords = textsAt(root['keywords'], ['keywords']);
  for (const [keyword, text] of Object.entries(keywords)) {
    // Some of these name members or formats, which are put in when a form is compiled.
    const here = ['keywords', keyword];
    const more = ownMessages.has(keyword) ? ['members'] : [];
    complaints.push(...keywordPlaceholderComplaints(keyword, text, here, json, known, more));
    if (!ownMessages.has(keyword) && !known.has(keyword))
      complaints.push(
        json.complain(here, `'${keyword}' is not a keyword.${meantQuestion(keyword, [...known, ...ownMessages])}`),
      );
  }
  const formats = textsAt(root['formats'], ['formats']);
  for (const [format, text] of Object.entries(formats)) {
    complaints.push(...placeholderComplaints(text, ['formats', format], json));
    if (!knownFormats.has(format))
      complaints.push(json.complain(['formats', format], `'${format}' is not a format.${meantQuestion(format, knownFormats)}`));
  }
  const byWidget = isNode(root['widgets']) ? Object.entries(root['widgets']) : [];
  const widgets = Object.fromEntries(byWidget.map(([name, texts]) => [name, textsAt(texts, ['widgets', name])]));
  for (const [name, own] of Object.entries(widgets))
    for (const [key, text] of Object.entries(own)) complaints.push(...numberFormComplaints(text, ['widgets', name, key], json));
  const notices = textsAt(root['notices'], ['notices']);
  for (const [key, text] of Object.entries(notices)) complaints.push(...numberFormComplaints(text, ['notices', key], json));
  const texts = textsAt(root['texts'], ['texts']);
  return { catalogue: { keywords, formats, widgets }, notices, texts, complaints };
};
