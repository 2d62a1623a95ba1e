import { placeholdersIn } from '@reelform/engine/validation';
import type { SchemasFile } from './schemas-file.ts';

/** A text of a file, and where it stands. */
export type PlacedText = readonly [tokens: readonly (string | number)[], text: string];

/** The texts of a value, however deep they stand in it. */
export const textsWithin = (value: unknown, tokens: readonly (string | number)[]): readonly PlacedText[] => {
  if (typeof value === 'string') return [[tokens, value]];
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => textsWithin(one, [...tokens, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsWithin(one, [...tokens, name]));
};

/**
 * Sees to it that no text has a placeholder that nothing is put in for, so that people would read it as it stands.
 * @param known the placeholders that are filled in
 * @throws {FileFlaw} naming the placeholder, and those that there are
 */
export function checkPlaceholders(texts: readonly PlacedText[], known: readonly string[], { flaw }: SchemasFile): void {
  for (const [tokens, text] of texts)
    for (const { whole, name } of placeholdersIn(text))
      if (!known.includes(name))
        throw flaw(tokens, `Nothing is put in for the placeholder ${whole}; there are {${known.join('}, {')}}.`);
}
