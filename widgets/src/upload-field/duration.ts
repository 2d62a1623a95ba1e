import { getPageLanguage } from '@reelform/engine';

const format = (value: number, unit: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat(getPageLanguage() ?? 'en', { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** A time left for people, in the page's language, no more exact than it can be known: `40 sec`, `3 min`, `1 hr 20 min`. */
export const formatDuration = (seconds: number): string => {
  if (seconds < 55) return format(Math.max(5, Math.ceil(seconds / 5) * 5), 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return format(minutes, 'minute');
  const rest = minutes % 60;
  return [format(Math.floor(minutes / 60), 'hour'), ...(rest > 0 ? [format(rest, 'minute')] : [])].join(' ');
};
