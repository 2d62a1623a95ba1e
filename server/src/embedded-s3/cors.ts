import type { IncomingHttpHeaders } from 'node:http';
import { type Failure, fail } from './errors.ts';
import { emptyReply, type Reply } from './reply.ts';
import { status } from './status.ts';

const methods = ['GET', 'PUT', 'POST', 'HEAD', 'DELETE'];

/** Answer headers that a page may read. */
const exposed = [
  'ETag',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'x-amz-request-id',
  'x-amz-checksum-crc32',
  'x-amz-checksum-crc32c',
  'x-amz-checksum-sha1',
  'x-amz-checksum-sha256',
];

/** Seconds a browser may keep a preflight's answer. */
const preflightAge = 3600;

/** The headers that let the caller's origin read an answer; `undefined` when there is no origin or it is not allowed. */
export function corsHeaders(headers: IncomingHttpHeaders, origins: readonly string[]): Record<string, string> | undefined {
  const { origin } = headers;
  if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return undefined;
  return { 'access-control-allow-origin': origin, vary: 'Origin', 'access-control-expose-headers': exposed.join(', ') };
}

/** Answers a preflight; `AccessForbidden` when the origin or the method is not allowed. */
export function answerPreflight(headers: IncomingHttpHeaders, allowed: boolean): Reply | Failure {
  const method = headers['access-control-request-method'];
  if (!allowed || method === undefined || !methods.includes(method)) return fail('AccessForbidden');
  return emptyReply(status.ok, {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(preflightAge),
  });
}
