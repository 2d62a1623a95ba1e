/** A day of GMT, for instance `Oct 28`. @param seconds since 1970 (UTC) @param tag language tag (BCP 47) */
export const shortDay = (seconds: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(seconds * 1000);
