import { getPageLanguage } from '@reelform/engine';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * A number of bytes for people, in decimal units as operating systems show them, in the page's language: `12.4 MB`.
 * From gigabytes on with two digits after the point, so that progress stays visible.
 */
export const formatByteSize = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = new Intl.NumberFormat(getPageLanguage() ?? 'en', {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: [0, 0, 1, 2, 2][step] ?? 0,
  });
  return format.format(bytes / 1000 ** step);
};
