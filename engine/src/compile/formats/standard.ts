import { fullFormats } from 'ajv-formats/dist/formats.js';

/** How a format decides about a text. */
export type FormatCheck = (text: string) => boolean;

const asCheck = (format: unknown): FormatCheck => {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => Boolean(format(text));
  const inner = typeof format === 'object' && format !== null && 'validate' in format ? format.validate : undefined;
  return inner === undefined ? () => true : asCheck(inner);
};

/** The formats of ajv-formats, each as a check of texts. */
export const standard: { readonly [name: string]: FormatCheck } = Object.fromEntries(
  Object.entries(fullFormats).map(([name, format]) => [name, asCheck(format)]),
);

/** Those that judge numbers and nothing else: `int64` says nothing of a text, which protobuf's JSON writes such numbers as. */
export const ofNumbers = Object.fromEntries(
  Object.entries(fullFormats).filter(
    ([, format]) => typeof format === 'object' && 'type' in format && format.type === 'number',
  ),
);

/** Whether a text is an address as RFC 3986 has it, with a scheme. */
export const isAnyUri = asCheck(fullFormats.uri);

/** Whether a text is an address or a part of one (RFC 3986, 4.1). */
export const isUriReference = asCheck(fullFormats['uri-reference']);
