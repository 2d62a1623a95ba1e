import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isIban } from './iban.ts';
import { isHostname, isIdnEmail, isIdnHostname } from './international/hostname.ts';
import { isRoutingNumber } from './routingNumber.ts';

/** How a format decides about a text. */
export type FormatCheck = (text: string) => boolean;

const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s]+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

const asCheck = (format: unknown): FormatCheck => {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => Boolean(format(text));
  const inner = typeof format === 'object' && format !== null && 'validate' in format ? format.validate : undefined;
  return inner === undefined ? () => true : asCheck(inner);
};

const isAnyUri = asCheck(fullFormats.uri);

/** Most addresses are this simple, and a browser needs milliseconds to prepare the expression for all of them. */
const plainAddress = /^https?:\/\/[a-z\d.-]+(:\d+)?(\/[\w.~/-]*)?(\?[\w.~/?=&-]*)?$/i;

const isUri = (text: string): boolean => plainAddress.test(text) || isAnyUri(text);
const isUriReference = asCheck(fullFormats['uri-reference']);

/** An internationalized address (RFC 3987) with everything that is not ASCII percent-encoded; `undefined` when it is none. */
const asUri = (text: string): string | undefined =>
  /[\p{Cc}\p{Cs}\p{Cn}]/u.test(text) ? undefined : text.replace(/[^\p{ASCII}]/gu, '%AA');

const asUriCheck = (check: FormatCheck) => (text: string) => {
  const uri = asUri(text);
  return uri !== undefined && check(uri);
};

/** Formats by name: those of ajv-formats for strings, the internationalized ones of draft-07, `url` (http or https only), `iban` and `routing-number`. */
export const formats: { readonly [name: string]: FormatCheck } = {
  ...Object.fromEntries(Object.entries(fullFormats).map(([name, format]) => [name, asCheck(format)])),
  uri: isUri,
  hostname: isHostname,
  'idn-hostname': isIdnHostname,
  'idn-email': isIdnEmail,
  iri: asUriCheck(isUri),
  'iri-reference': asUriCheck(isUriReference),
  url: isWebAddress,
  iban: isIban,
  'routing-number': isRoutingNumber,
};
