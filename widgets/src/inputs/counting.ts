/** Length of a text as `maxLength` counts it (JSON Schema, Validation 6.3.1): in characters, not in UTF-16 units. */
export const getLength = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

/** What is said about a count: nothing far from the limit, then how much is left, then how much is too much. */
export type CountNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'remaining'; readonly remaining: number }
  | { readonly kind: 'over'; readonly over: number };

/** Part of the limit from which on the rest is told. */
const nearShare = 0.9;

/** The news about a text of `length` characters of which `limit` are allowed. */
export const getCountNews = (length: number, limit: number): CountNews => {
  if (length > limit) return { kind: 'over', over: length - limit };
  return length >= limit * nearShare ? { kind: 'remaining', remaining: limit - length } : { kind: 'none' };
};
