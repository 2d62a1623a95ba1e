import { longestText } from './unsafePattern.ts';

/** A regular expression as ajv writes it; no literal can hold this, since its quotes are escaped there. */
const written = /new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g;

/**
 * Keeps a validator's regular expressions from texts that are too long for them: these do not match, untried. A limit
 * counts characters, of which each may be two units.
 */
export const boundPatterns = (code: string): string => {
  const known = new Map<string, string>();
  return code.replace(written, (whole, literal: string) => {
    const bounded = known.get(literal) ?? bound(whole, longestText(JSON.parse(literal)));
    known.set(literal, bounded);
    return bounded;
  });
};

const bound = (expression: string, longest: number): string =>
  longest === Number.POSITIVE_INFINITY
    ? expression
    : `((re) => ({ test: (text) => text.length <= ${2 * longest + 2} && re.test(text) }))(${expression})`;
