import type { IncomingMessage } from 'node:http';
import { type DeclaredChecksums, readDeclared } from './checksums.ts';
import { chunkedPayload } from './chunked.ts';
import { headerValue } from './claim.ts';
import { type Failure, fail } from './errors.ts';
import { type Body, maximumBodySize } from './ingest.ts';
import type { Target } from './target.ts';

/** An authenticated request, as the operations see it. */
export interface Call {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  /** Headers in lower case, among them the x-amz-* ones that a presigner moved into the query. */
  readonly headers: ReadonlyMap<string, string>;
  /** The path and host as the client used them, for `Location`. */
  readonly location: string;
  /** The payload hash that was signed. */
  readonly payload: string;
  /** The body; starts it when the client waits for `100 Continue`. */
  readonly body: () => AsyncIterable<Buffer>;
}

/** Query parameters of the signature itself, in lower case. */
const signatureParameters = [
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-security-token',
  'x-amz-signature',
  'x-amz-signedheaders',
];

/** Makes the call of a request whose signature held. */
export function createCall(request: IncomingMessage, target: Target, payload: string, accept: () => void): Call {
  const headers = new Map<string, string>();
  for (const name of Object.keys(request.headers)) headers.set(name, headerValue(request.headers, name));
  for (const [name, value] of target.query) {
    const word = name.toLowerCase();
    if (word.startsWith('x-amz-') && !signatureParameters.includes(word) && !headers.has(word)) headers.set(word, value);
  }
  return {
    method: request.method ?? '',
    bucket: target.bucket,
    key: target.key,
    query: target.query,
    headers,
    location: `http://${headerValue(request.headers, 'host')}${target.path}`,
    payload,
    body: () => readBytes(request, accept),
  };
}

/** The bytes of a request. Leaving the loop early leaves the connection open, so that an answer can still be sent. */
export function readBytes(request: IncomingMessage, accept: () => void): AsyncIterable<Buffer> {
  accept();
  return request.iterator({ destroyOnReturn: false });
}

/**
 * The body of a PUT as {@link Body}, with the length and digests that its headers declare.
 * @returns `MissingContentLength` when the length is not known ahead.
 */
export function readUpload(call: Call, declared: DeclaredChecksums): Body | Failure {
  const chunked = call.payload === chunkedPayload;
  const length = call.headers.get(chunked ? 'x-amz-decoded-content-length' : 'content-length');
  if (length === undefined || !/^\d{1,15}$/.test(length)) return fail('MissingContentLength');
  return {
    // Not started before the checks that come ahead of the body have passed.
    source: { [Symbol.asyncIterator]: () => call.body()[Symbol.asyncIterator]() },
    payload: call.payload,
    length: Number(length),
    range: { minimum: 0, maximum: maximumBodySize },
    md5: call.headers.get('content-md5') ?? '',
    declared,
  };
}

/** The checksums that a call's headers declare. */
export function declaredChecksums(call: Call): DeclaredChecksums | Failure {
  return readDeclared(call.headers);
}

/** Reads a small body whole; `tooLarge` past `maximum` bytes. */
export async function readText(call: Call, maximum: number, tooLarge: Failure): Promise<string | Failure> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const bytes of call.body()) {
    size += bytes.length;
    if (size > maximum) return tooLarge;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** A whole number from the query within a range; `fallback` when absent. */
export function readNumber(
  call: Call,
  name: string,
  { fallback, minimum, maximum }: { fallback: number; minimum: number; maximum: number },
): number | Failure {
  const text = call.query.get(name);
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : fail('InvalidArgument', `${name} is not valid.`);
}
