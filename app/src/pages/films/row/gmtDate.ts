const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const toDate = (seconds: number) => new Date(seconds * 1000);

/** A day in GMT, for instance `Oct 28, 2024`. @param seconds since 1970 (UTC) */
export const formatGmtDay = (seconds: number): string => day.format(toDate(seconds));

/** A moment in GMT, for instance `Oct 28, 2024 14:00 GMT`. @param seconds since 1970 (UTC) */
export const formatGmtMoment = (seconds: number): string =>
  `${day.format(toDate(seconds))} ${time.format(toDate(seconds))} GMT`;
