import { readMoment } from '@reelform/engine/validation';

/** Milliseconds since 1970 of a date and time: RFC 3339, or seconds since 1970 as a number; `undefined` for anything else. */
export const toTime = (value: unknown): number | undefined => {
  // Browsers make a date of anything with a number in it.
  const isDated = typeof value === 'string' && /^\d{4}-/.test(value);
  const time = typeof value === 'number' ? value * 1000 : isDated ? readMoment(value) : Number.NaN;
  // What Date cannot hold is no time either (https://tc39.es/ecma262/#sec-timeclip).
  return Number.isNaN(new Date(time).getTime()) ? undefined : time;
};

/** A date and time, as {@link toTime} takes it, as the text of a `datetime-local` input, in GMT and to the minute; `''` for anything else. */
export const toGmtInput = (value: unknown): string => {
  const time = toTime(value);
  if (time === undefined) return '';
  const text = new Date(time).toISOString();
  // Years that an input cannot show have a sign and six digits, or are none.
  return /^([+-]|0000)/.test(text) ? '' : text.slice(0, 16);
};

/**
 * The RFC 3339 date-time that the text of a `datetime-local` input means in GMT; `undefined` for an incomplete one.
 *
 * @param pattern what it must match: one without parts of a second (`…T12:30:00Z`) is written where that alone does
 */
export const fromGmtInput = (text: string | undefined, pattern?: string): string | undefined => {
  const time = Date.parse(`${text}Z`);
  if (Number.isNaN(time)) return undefined;
  const exact = new Date(time).toISOString();
  const short = exact.replace(/\.\d+/, '');
  return !matches(pattern, exact) && matches(pattern, short) ? short : exact;
};

/** Whether a text matches a pattern, if there is one; none that cannot be read. */
const matches = (pattern: string | undefined, text: string): boolean => {
  try {
    return pattern === undefined || new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
};

/** Seconds since 1970 that the text of a `datetime-local` input means in GMT; `undefined` for an incomplete one. */
export const secondsFromGmtInput = (text: string | undefined): number | undefined => {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
};
