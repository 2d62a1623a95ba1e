import { placeholdersIn } from '../../validation/placeholders.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownKeywords, knownPlaceholders } from './knownWords.ts';

/** Words that go with a number in the way of ICU (https://unicode-org.github.io/icu/userguide/format_parse/messages/). */
const icu = /\{\s*(\w+)\s*,\s*(?:plural|select|selectordinal)\b/g;

/** A name behind a brace that is not closed, is doubled, or has more beside it. */
const miswritten = /\{\{\s*(\w+)[^{}]*\}*|\{\s*(\w+)(?!\s*,\s*(?:plural|select))[^{}]*\}?/g;

const written = /^\{\w+(?::[^}]*)?\}$/;

/**
 * Complaints about words that go with a number and have more forms than are told apart, or are written as nothing here reads
 * them, so that people would read them as they stand.
 *
 * @param text a message that stands at `tokens` of the file
 */
export const numberFormComplaints = (
  text: string,
  tokens: readonly (string | number)[],
  json: JsonFile,
): readonly Complaint[] => [
  ...[...text.matchAll(/\{(\w+):[^|}]*\|[^|}]*\|[^}]*\}/g)].map(([whole, name]) =>
    json.complain(
      tokens,
      `${whole}: a word has one form for 1 and one for other numbers. Where that is too few, say '…: {${name}}'.`,
    ),
  ),
  ...[...text.matchAll(icu)].map(([whole, name]) =>
    json.complain(tokens, `'${whole}' is not read: words that go with a number are written {${name}:file|files}.`),
  ),
];

/**
 * Complaints about placeholders that nothing is put in for, so that people would read them as they stand.
 *
 * @param text a message that stands at `tokens` of the file
 * @param more placeholders that such a message may have besides those of every message
 */
export const placeholderComplaints = (
  text: string,
  tokens: readonly (string | number)[],
  json: JsonFile,
  more: readonly string[] = [],
): readonly Complaint[] => {
  const known = new Set([...more, ...knownPlaceholders]);
  const unknown = placeholdersIn(text)
    .filter(({ name }) => !known.has(name))
    .map(({ whole }) => json.complain(tokens, `A message has no placeholder ${whole}; it has {${[...known].join('}, {')}}.`));
  const stray = [...text.matchAll(miswritten)].flatMap(([whole, doubled, single]) => {
    const name = doubled ?? single ?? '';
    return known.has(name) && !written.test(whole)
      ? json.complain(tokens, `'${whole.trim()}' is no placeholder as it is written: {${name}} is one.`)
      : [];
  });
  return [...unknown, ...stray, ...numberFormComplaints(text, tokens, json)];
};

/**
 * The same of a message for a keyword. One for a keyword of a host's own may say whatever that keyword's code tells of its
 * errors (`params`), which only the code knows.
 *
 * @param keywords every keyword that a schema may have
 */
export const keywordPlaceholderComplaints = (
  keyword: string,
  text: string,
  tokens: readonly (string | number)[],
  json: JsonFile,
  keywords: ReadonlySet<string>,
  more: readonly string[],
): readonly Complaint[] =>
  keywords.has(keyword) && !knownKeywords.has(keyword)
    ? numberFormComplaints(text, tokens, json)
    : placeholderComplaints(text, tokens, json, more);
