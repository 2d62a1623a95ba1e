/** Writes days and moments in GMT, in one language. Times are in seconds since 1970 (UTC). */
export interface GmtDates {
  /** For instance `Oct 28, 2024`. */
  day(seconds: number): string;
  /** For instance `Oct 28, 2024 14:00 GMT`. */
  moment(seconds: number): string;
}

const known = new Map<string, GmtDates>();

const createGmtDates = (tag: string): GmtDates => {
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    day: (seconds) => day.format(seconds * 1000),
    moment: (seconds) => `${day.format(seconds * 1000)} ${time.format(seconds * 1000)} GMT`,
  };
};

/** The dates of a language. @param tag language tag (BCP 47) */
export const gmtDatesIn = (tag: string): GmtDates => {
  const dates = known.get(tag) ?? createGmtDates(tag);
  known.set(tag, dates);
  return dates;
};
