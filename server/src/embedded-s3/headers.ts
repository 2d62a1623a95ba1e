import { type Failure, fail } from './errors.ts';

/** Request headers that are kept with an object and given back on GET. */
const kept = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'content-type', 'expires'];

/** Query parameters of a GET that take the place of a kept header, by parameter. */
const overrides: ReadonlyMap<string, string> = new Map(kept.map((name) => [`response-${name}`, name]));

/** Media types that a browser shows without running anything in them. */
const inert =
  /^(?:video|audio|font)\/|^image\/(?!svg)|^text\/(?:plain|vtt|csv)\b|^application\/(?:pdf|zip|json|octet-stream|x-subrip)\b/i;

/** Names of the parameters of a GET that set a header of the answer. */
export const overrideParameters: readonly string[] = [...overrides.keys()];

/**
 * The headers to keep with an object, from a request's headers or a form's fields.
 * @returns `InvalidArgument` when a value cannot be a header.
 */
export function keptHeaders(given: Iterable<readonly [string, string]>): Record<string, string> | Failure {
  const headers: Record<string, string> = {};
  for (const [name, value] of given) {
    if (!kept.includes(name) && !name.startsWith('x-amz-meta-')) continue;
    if (!isHeader(name, value)) return fail('InvalidArgument', `The value of ${name} is not valid.`);
    const stored = name === 'content-encoding' ? withoutChunking(value) : value;
    if (stored !== '') headers[name] = stored;
  }
  return headers;
}

/** The kept headers of an object, with the overrides that a GET asks for. */
export function answerHeaders(
  stored: Readonly<Record<string, string>>,
  query: ReadonlyMap<string, string>,
): Record<string, string> | Failure {
  const headers: Record<string, string> = { 'content-type': 'application/octet-stream', ...stored };
  for (const [parameter, value] of query) {
    const name = overrides.get(parameter);
    if (name === undefined) continue;
    if (!isHeader(name, value)) return fail('InvalidArgument', `The value of ${parameter} is not valid.`);
    headers[name] = value;
  }
  headers['x-content-type-options'] = 'nosniff';
  // The store may share the portal's origin: an uploaded page must not run as the portal.
  if (!inert.test(headers['content-type'] ?? '')) headers['content-security-policy'] = "default-src 'none'; sandbox";
  return headers;
}

function isHeader(name: string, value: string): boolean {
  return /^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}

function withoutChunking(encoding: string): string {
  const words = encoding.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '' && word !== 'aws-chunked').join(',');
}
