import { type Failure, fail, isFailure } from './errors.ts';

/** What a request's target names. */
export interface Target {
  /** The path as sent, base path included: what the client signed. */
  readonly path: string;
  /** Empty for the root of the store. */
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  /** Decoded query parameters in the order sent; every name occurs once. */
  readonly query: ReadonlyMap<string, string>;
}

/** The longest key in bytes of UTF-8 (S3 user guide, 'Naming Amazon S3 objects'). */
const maximumKeyBytes = 1024;

/**
 * Reads the request target.
 * @param basePath the prefix in front of the bucket, e.g. `/storage`; empty for none.
 * @returns the target, or `InvalidURI`, `InvalidArgument` (a parameter twice) or `KeyTooLongError`.
 */
export function parseTarget(url: string, basePath: string): Target | Failure {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return fail('InvalidURI');
  const query = parseQuery(mark < 0 ? '' : url.slice(mark + 1));
  if (isFailure(query)) return query;
  const [bucketPart = '', ...keyParts] = path.slice(basePath.length + 1).split('/');
  const bucket = decode(bucketPart);
  const key = decode(keyParts.join('/'));
  if (bucket === undefined || key === undefined) return fail('InvalidURI');
  return checkKey(key) ?? { path, bucket, key, query };
}

/** Why a key is refused, or `undefined`. Control characters have no XML form, so they could never be listed. */
export function checkKey(key: string): Failure | undefined {
  if (Buffer.byteLength(key) > maximumKeyBytes) return fail('KeyTooLongError');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
  if (/[\u0000-\u001f\u007f\ufffe\uffff]/.test(key)) return fail('InvalidArgument', 'A key may not hold control characters.');
  return undefined;
}

/** Percent-decodes; `undefined` when the encoding or its UTF-8 is broken. A plus sign stays a plus sign. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as AWS signatures want it. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function parseQuery(text: string): Map<string, string> | Failure {
  const query = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return fail('InvalidURI');
    if (query.has(name)) return fail('InvalidArgument', `The query parameter ${name} occurs more than once.`);
    query.set(name, value);
  }
  return query;
}
