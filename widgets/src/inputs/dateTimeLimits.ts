import type { RJSFSchema } from '@rjsf/utils';
import { toGmtInput } from './gmt.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Whether a schema's dates are seconds since 1970 and not texts. */
export const isInSeconds = ({ type }: RJSFSchema): boolean => {
  const types = [type].flat();
  return !types.includes('string') && (types.includes('integer') || types.includes('number'));
};

/** The earliest and the latest date and time that a picker offers, as texts of its input. */
export interface DateTimeLimits {
  readonly min: string | undefined;
  readonly max: string;
}

/** The last minute of the years with four digits, which are all that RFC 3339 and the text of an input have. */
const END = '9999-12-31T23:59';

/**
 * What `notPast`, `notFuture`, `minimum` and `maximum` of a schema mean for a picker at a time in milliseconds, if that is
 * known; where it is a whole minute it may be the one that comes next. Without an end of its own a browser takes years of six
 * digits, which are cleared, and goes on to the hours only when it is told to.
 */
export const dateTimeLimits = (schema: RJSFSchema, now: number | undefined): DateTimeLimits => {
  const { minimum, maximum } = isInSeconds(schema) ? schema : {};
  /** The limit in seconds that now is where a keyword says so, beside the schema's own. */
  const within = (keyword: string, minutes: number, narrower: 'max' | 'min', own: number | undefined) =>
    schema[keyword] === true && now !== undefined ? Math[narrower](minutes * 60, own ?? minutes * 60) : own;
  const next = Math.ceil((now ?? 0) / MINUTE);
  const earliest = within('notPast', next, 'max', minimum);
  const latest = within('notFuture', next - 1, 'min', maximum);
  return { min: toGmtInput(earliest) || undefined, max: toGmtInput(latest) || END };
};

/** What is said about how far ahead a date lies: that so many days are recommended, and whether it is sooner. */
export interface LeadTime {
  readonly days: number;
  /** Milliseconds since 1970 from which on it is far enough ahead. */
  readonly from: number;
  readonly isSooner: boolean;
}

/**
 * What a recommended lead time means for a date; a date that is past is nobody's recommendation and said elsewhere.
 *
 * @param days `ui:options.leadDays`
 * @param time milliseconds since 1970; `undefined`: none is chosen
 */
export const leadTime = (days: unknown, time: number | undefined, now: number | undefined): LeadTime | undefined => {
  if (typeof days !== 'number' || !(days > 0) || now === undefined) return undefined;
  const from = now + days * DAY;
  // The day that is recommended is named, and the whole of it is meant, in GMT.
  return { days, from, isSooner: time !== undefined && time >= now && time < from - (from % DAY) };
};
