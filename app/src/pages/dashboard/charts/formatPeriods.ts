import type { Period } from '../useStats.ts';

const hour = 3600;

/**
 * Names of steps of time: a day, or the first and last day of a longer one; with years when there are several. A step
 * is taken for the days that it lies in but for two hours at its ends, as a change of the clocks moves it by one.
 */
export function formatPeriods(periods: readonly Pick<Period, 'from' | 'to'>[], language: string): readonly string[] {
  const dates = periods.map(({ from, to }) => {
    const first = Math.min(from + 2 * hour, to);
    return [new Date(first * 1000), new Date(Math.max(first, to - 2 * hour) * 1000)] as const;
  });
  const years = new Set(dates.flatMap(([first, last]) => [first.getFullYear(), last.getFullYear()]));
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(years.size > 1 && { year: 'numeric' }),
  });
  return dates.map(([first, last]) => format.formatRange(first, last));
}
