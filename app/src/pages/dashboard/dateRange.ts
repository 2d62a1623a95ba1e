/** Two days of the device's calendar (`YYYY-MM-DD`), both of them included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const pad = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** From the first of the month to the day that it is. */
export const currentMonth = (now: Date): DateRange => ({
  from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)),
  to: dayOf(now),
});

/** Whether a text is a day that the statistics can be asked for. A year that is being typed (`0020`) is none yet. */
const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^(19[7-9]|20)\d+-\d\d-\d\d$/.test(text) && dayOf(new Date(`${text}T12:00:00`)) === text;

/** The range that a form or an address names; `undefined` when a day of it is missing or none. */
export const readRange = ({ from, to }: { readonly from?: unknown; readonly to?: unknown }): DateRange | undefined =>
  isDay(from) && isDay(to) ? { from, to } : undefined;

/** A range in seconds since 1970 (UTC): from the first day's midnight to the last one's 23:59:59, where the device is. */
export const toSeconds = ({ from, to }: DateRange) => ({
  from: Math.max(0, Math.floor(new Date(`${from}T00:00:00`).getTime() / 1000)),
  to: Math.max(0, Math.floor(new Date(`${to}T23:59:59.999`).getTime() / 1000)),
});
