import { fullFormats } from 'ajv-formats/dist/formats.js';

/** How a format decides about a text. */
export type FormatCheck = RegExp | ((text: string) => boolean);

const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s]+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

const asCheck = (format: unknown): FormatCheck => {
  if (format instanceof RegExp) return format;
  if (typeof format === 'function') return (text) => Boolean(format(text));
  const inner = typeof format === 'object' && format !== null && 'validate' in format ? format.validate : undefined;
  return inner === undefined ? () => true : asCheck(inner);
};

/** Formats by name: those of ajv-formats for strings, and `url` (http or https only). */
export const formats: { readonly [name: string]: FormatCheck } = {
  ...Object.fromEntries(Object.entries(fullFormats).map(([name, format]) => [name, asCheck(format)])),
  url: isWebAddress,
};
