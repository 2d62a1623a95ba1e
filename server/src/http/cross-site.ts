import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { callHash } from '../sessions/tokens.ts';
import { singleHeader } from './input.ts';

const isHashOf = (token: string, given: string): boolean => {
  const [known, said] = [Buffer.from(callHash(token)), Buffer.from(given)];
  return known.length === said.length && timingSafeEqual(known, said);
};

/**
 * Whether a call that changes state may come from another site's page. A hash that is not the session's is no page of
 * ours. A browser says where it comes from in Sec-Fetch-Site (Fetch Metadata Request Headers, W3C), older ones in Origin.
 * A request without either is let through with the session's hash, which another site's page cannot read, and without a
 * session, as there is then nothing to misuse.
 * @param token the session's, where the request has one
 */
export function isCrossSite(request: FastifyRequest, config: Config, token: string | undefined): boolean {
  const hash = token === undefined ? undefined : singleHeader(request, 'x-hash');
  if (token !== undefined && hash !== undefined && !isHashOf(token, hash)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && !(site === 'none' && request.method === 'GET');
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== (config.publicOrigin ?? `${request.protocol}://${request.host}`);
  return token !== undefined && hash === undefined;
}
