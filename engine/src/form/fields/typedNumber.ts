/** A decimal number as people and JSON write it, with a point. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Whether a number is another one than its digits say: of more than 15 of them, not all are kept. */
const isRounded = (text: string, number: number) => /^[+-]?\d+$/.test(text) && BigInt(text) !== BigInt(number);

/**
 * What a number's control holds, as data: text that is a number becomes it, no text is no value, and any other text
 * stays as it was typed, for the validator to find fault with, as do digits of which the number would lose some. What is no
 * text (a chosen option) stays, too.
 *
 * @param separator What parts a number's fraction off where the person lives; a point is read everywhere.
 */
export function typedNumber(typed: unknown, separator: string): unknown {
  if (typeof typed !== 'string') return typed;
  if (typed === '') return undefined;
  const text = typed.trim().replace(separator, '.');
  const number = Number(text);
  return decimal.test(text) && Number.isFinite(number) && !isRounded(text, number) ? number : typed;
}
