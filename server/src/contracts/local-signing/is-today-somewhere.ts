const hour = 3_600_000;

/** The day (UTC) of a time in milliseconds since 1970, as `YYYY-MM-DD`. */
export const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether a day is today in some time zone: they lie between 12 hours behind UTC and 14 ahead of it. */
export const isTodaySomewhere = (day: string, now: number): boolean =>
  [-12, 0, 14].some((hours) => isoDay(now + hours * hour) === day);
