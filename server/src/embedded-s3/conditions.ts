import { type Failure, fail } from './errors.ts';
import type { ObjectRecord } from './records.ts';

/** What the conditions of a GET or HEAD come to (RFC 9110, section 13). */
export type Verdict = 'send' | 'notModified' | Failure;

/** Bytes to send, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Weighs If-Match, If-Unmodified-Since, If-None-Match and If-Modified-Since, in that order of precedence. */
export function checkConditions(headers: ReadonlyMap<string, string>, object: ObjectRecord): Verdict {
  const match = headers.get('if-match');
  const noneMatch = headers.get('if-none-match');
  const modified = Math.floor(Date.parse(object.modified) / 1000) * 1000;
  const unmodifiedSince = Date.parse(headers.get('if-unmodified-since') ?? '');
  const modifiedSince = Date.parse(headers.get('if-modified-since') ?? '');
  if (match !== undefined) {
    if (!listsTag(match, object.etag)) return fail('PreconditionFailed');
  } else if (modified > unmodifiedSince) return fail('PreconditionFailed');
  if (noneMatch !== undefined) return listsTag(noneMatch, object.etag) ? 'notModified' : 'send';
  return modified <= modifiedSince ? 'notModified' : 'send';
}

/**
 * Reads the Range header.
 * @returns `undefined` for the whole object (no range, several ranges, or an If-Range that no longer holds), or `InvalidRange`.
 */
export function readRange(headers: ReadonlyMap<string, string>, object: ObjectRecord): ByteRange | undefined | Failure {
  const condition = headers.get('if-range');
  if (condition !== undefined && condition !== `"${object.etag}"` && condition !== new Date(object.modified).toUTCString())
    return undefined;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '');
  if (match === null || match[0] === 'bytes=-') return undefined;
  const [from = '', to = ''] = match.slice(1);
  const end = object.size - 1;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const first = from === '' ? Math.max(0, object.size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  const empty = first > last || (from === '' && Number(to) === 0);
  return empty ? fail('InvalidRange', undefined, { 'content-range': `bytes */${object.size}` }) : { first, last };
}

function listsTag(list: string, etag: string): boolean {
  return list.split(',').some((item) => ['*', etag, `"${etag}"`].includes(item.trim().replace(/^W\//, '')));
}
