import { placeholdersIn } from '../../validation/placeholders.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownPlaceholders } from './knownWords.ts';

/**
 * Complaints about words that go with a number and have more forms than are told apart, so that people would read all but
 * the first of them as they stand.
 *
 * @param text a message that stands at `tokens` of the file
 */
export const numberFormComplaints = (
  text: string,
  tokens: readonly (string | number)[],
  json: JsonFile,
): readonly Complaint[] =>
  [...text.matchAll(/\{(\w+):[^|}]*\|[^|}]*\|[^}]*\}/g)].map(([whole, name]) =>
    json.complain(
      tokens,
      `${whole}: a word has one form for 1 and one for other numbers. Where that is too few, say '…: {${name}}'.`,
    ),
  );

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
  return [...unknown, ...numberFormComplaints(text, tokens, json)];
};
