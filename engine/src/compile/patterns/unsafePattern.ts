import { patternCost } from './patternCost.ts';

/** Longest regular expression that is accepted. */
const mostCharacters = 4000;

/** Longest text that is tried, in characters, by the power of its length that a pattern's time grows with. */
const longestByDegree = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 5000, 300];

/** Longest text that is tried where time grows with a still higher power. */
const shortest = 100;

/**
 * Why a regular expression is not accepted: it cannot be read, is too long, or has more and more ways to read the same
 * text (`(a+)+`, `(a|aa)*`, `(a?){50}`), so that some texts take for ever. `undefined` when it is fine.
 */
export const unsafePattern = (pattern: string): string | undefined => {
  if (pattern.length > mostCharacters) return `This pattern has more than ${mostCharacters} characters.`;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const [, reason = ''] = /(: [^:]+)$/.exec(String(error)) ?? [];
    return `This is not a regular expression (ECMA-262, with the flag u)${reason}.`;
  }
  return patternCost(pattern) === 'exponential'
    ? 'This pattern repeats what can be read in several ways or may be empty; some texts would take for ever.'
    : undefined;
};

/** Longest text, in characters, that an accepted regular expression is tried on; `Infinity` where time grows with length only. */
export const longestText = (pattern: string): number => {
  const cost = patternCost(pattern);
  return cost === 'exponential' ? 0 : (longestByDegree[cost] ?? shortest);
};

/**
 * What is to be said about an accepted regular expression whose time grows faster than the text: whether the form must
 * say how long a text may be, and in which words; `undefined` where it says so, or where time grows with length only.
 *
 * @param maxLength what stands beside the pattern, or, of one that names match, in their `propertyNames`
 */
export const slowPattern = (
  pattern: string,
  maxLength: unknown,
  matches: 'texts' | 'names' = 'texts',
): { readonly isRefused: boolean; readonly message: string } | undefined => {
  const longest = longestText(pattern);
  if (longest === Number.POSITIVE_INFINITY || (typeof maxLength === 'number' && maxLength <= longest)) return undefined;
  const isRefused = longest === shortest;
  const why = `This pattern has several loops that can share the same characters, so that time grows with a power of the text's length.`;
  const word = matches === 'names' ? `'propertyNames' with a 'maxLength'` : `a 'maxLength'`;
  const what = matches === 'names' ? 'Names' : 'Texts';
  const so = isRefused
    ? `It needs ${word} of ${longest} or less beside it.`
    : `${what} of more than ${longest} characters are refused untried; ${word} would say so.`;
  return { isRefused, message: `${why} ${so}` };
};
