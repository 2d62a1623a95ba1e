/** A decimal number as people and JSON write it, with a point. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number whose point may part thousands off. */
const grouped = /^[+-]?[1-9]\d?\d?\.\d{3}$/;

/** A number whose thousands are parted off by spaces, as it is copied from tables. */
const spaced = /^[+-]?\d{1,3}(\s\d{3})+([^\s\d]\d*)?$/;

/** Digits of Arabic, Persian and wide letters; the last four bits of each are its value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** A text with the digits that JSON writes, wherever it was typed. */
export const plainDigits = (text: string): string => text.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15));

/** A typed number in JSON's letters, without what copying brings along unseen. */
const plain = (typed: string) =>
  plainDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\uff0d]/, '-')
    .trim();

/** Whether a number is another one than its digits say: of more than 15 of them, not all are kept. */
const isRounded = (text: string, number: number) => /^[+-]?\d+$/.test(text) && BigInt(text) !== BigInt(number);

/**
 * What a number's control holds, as data: text that is a number becomes it, no text is no value, and any other text
 * stays as it was typed, for the validator to find fault with, as do digits of which the number would lose some. What is no
 * text (a chosen option) stays, too.
 *
 * @param separator What parts a number's fraction off where the person lives. A point is read everywhere, unless that is
 * another and the point may part thousands off: of `10.000` nobody can tell which of the two is meant.
 */
export function typedNumber(typed: unknown, separator: string): unknown {
  if (typeof typed !== 'string') return typed;
  if (typed === '') return undefined;
  const own = plain(typed);
  if (separator !== '.' && grouped.test(own)) return typed;
  const text = (spaced.test(own) ? own.replaceAll(/\s/g, '') : own).replace(separator, '.');
  const number = Number(text);
  return decimal.test(text) && Number.isFinite(number) && !isRounded(text, number) ? number : typed;
}
