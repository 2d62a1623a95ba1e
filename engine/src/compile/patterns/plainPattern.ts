import { onlyWay } from './onlyWay.ts';
import { unicodePattern } from './unicodePattern.ts';
import { slowPattern, unsafePattern } from './unsafePattern.ts';

const isRefused = (pattern: string, maxLength: unknown): boolean =>
  unsafePattern(pattern) !== undefined || slowPattern(pattern, maxLength)?.isRefused === true;

/**
 * A regular expression that the same texts match and that is accepted: with the flag `u`, and with one way to read each
 * text. The pattern itself where it is accepted as it is, or where no other can be written.
 *
 * @param maxLength what stands beside it
 */
export const plainPattern = (pattern: string, maxLength: unknown): string => {
  const readable = unicodePattern(pattern) ?? pattern;
  if (!isRefused(readable, maxLength)) return readable;
  const other = unicodePattern(readable) === undefined ? undefined : onlyWay(readable);
  return other === undefined || isRefused(other, maxLength) ? readable : other;
};
