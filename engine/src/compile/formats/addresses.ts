import { isAnyUri, isUriReference } from './standard.ts';

/** Whether a text is an address of the web, `http` or `https`, as browsers read it. */
export const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\/[^\s]+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
};

/** Most addresses are this simple, and a browser needs milliseconds to prepare the expression for all of them. */
const plainAddress = /^https?:\/\/[a-z\d.-]+(:\d+)?(\/[\w.~/-]*)?(\?[\w.~/?=&-]*)?$/i;

/** Whether a text is an address as RFC 3986 has it, with a scheme. */
export const isUri = (text: string): boolean => plainAddress.test(text) || isAnyUri(text);

/** An internationalized address (RFC 3987) with everything that is not ASCII percent-encoded; `undefined` when it is none. */
const asUri = (text: string): string | undefined =>
  /[\p{Cc}\p{Cs}\p{Cn}]/u.test(text) ? undefined : text.replace(/[^\p{ASCII}]/gu, '%AA');

/** Whether a text is an internationalized address (RFC 3987). */
export const isIri = (text: string): boolean => {
  const uri = asUri(text);
  return uri !== undefined && isUri(uri);
};

/** Whether a text is an internationalized address or a part of one (RFC 3987, 2.2). */
export const isIriReference = (text: string): boolean => {
  const uri = asUri(text);
  return uri !== undefined && isUriReference(uri);
};
