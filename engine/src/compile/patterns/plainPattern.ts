import { RegExpParser } from '@eslint-community/regexpp';
import { onlyWay } from './onlyWay.ts';
import { isAnchored } from './patternAutomaton.ts';
import { unicodePattern } from './unicodePattern.ts';
import { slowPattern, unsafePattern } from './unsafePattern.ts';

const isRefused = (pattern: string, maxLength: unknown): boolean =>
  unsafePattern(pattern) !== undefined || slowPattern(pattern, maxLength)?.isRefused === true;

/**
 * A pattern that looks back from its end (`^(a?,?)*(?<!,)$`) without that, and as one that looks ahead from its start at the end
 * of the whole text, which comes to the same; `undefined` for any other.
 */
const lookingAhead = (pattern: string): { readonly ahead: string; readonly rest: string } | undefined => {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const [only, ...others] = alternatives;
  const [back, end] = only?.elements.slice(-2) ?? [];
  if (!only || others.length > 0 || !isAnchored(only) || end?.type !== 'Assertion' || end.kind !== 'end') return undefined;
  if (back?.type !== 'Assertion' || back.kind !== 'lookbehind') return undefined;
  const seen = back.alternatives.map(({ raw }) => raw).join('|');
  return { ahead: `^(?${back.negate ? '!' : '='}[^]*(?:${seen})$)`, rest: `${pattern.slice(0, back.start)}$` };
};

/** {@link onlyWay}, of a pattern that looks back from its end, too. */
const readOneWay = (pattern: string): string | undefined => {
  const apart = lookingAhead(pattern);
  const plain = onlyWay(apart?.rest ?? pattern);
  return apart && plain ? `${apart.ahead}(?:${plain})` : plain;
};

/**
 * A regular expression that the same texts match and that is accepted: with the flag `u`, and with one way to read each
 * text. The pattern itself where it is accepted as it is, or where no other can be written.
 *
 * @param maxLength what stands beside it
 */
export const plainPattern = (pattern: string, maxLength: unknown): string => {
  const readable = unicodePattern(pattern) ?? pattern;
  if (!isRefused(readable, maxLength)) return readable;
  const other = unicodePattern(readable) === undefined ? undefined : readOneWay(readable);
  return other === undefined || isRefused(other, maxLength) ? readable : other;
};
