import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownPlaceholders } from './knownWords.ts';

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
  return [...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)]
    .filter(([, name = '']) => !known.has(name))
    .map(([whole]) => json.complain(tokens, `A message has no placeholder ${whole}; it has {${[...known].join('}, {')}}.`));
};
