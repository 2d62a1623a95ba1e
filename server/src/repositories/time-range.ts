/** A stretch of time: from its first moment up to, and without, `until`. */
export interface TimeRange {
  readonly from: Date;
  readonly until: Date;
}

/** A range as whole hours (UTC), whose sums are kept, and what is left at its two ends. Parts may be empty. */
export interface RangeParts {
  readonly head: TimeRange;
  readonly hours: TimeRange;
  readonly tail: TimeRange;
}

const hourMs = 3_600_000;

/** Splits a range at the first and last full hour inside it. */
export function splitByHours({ from, until }: TimeRange): RangeParts {
  const first = new Date(Math.ceil(from.getTime() / hourMs) * hourMs);
  const last = new Date(Math.floor(until.getTime() / hourMs) * hourMs);
  if (first > last) return { head: { from, until }, hours: { from: until, until }, tail: { from: until, until } };
  return { head: { from, until: first }, hours: { from: first, until: last }, tail: { from: last, until } };
}
