import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { callHash } from '../sessions/tokens.ts';
import { isSecret } from './bearer.ts';
import { singleHeader } from './input.ts';

/**
 * Whether a call that changes state may come from another site's page. A hash that is not the session's is no page of
 * ours. A browser says where it comes from in Sec-Fetch-Site (Fetch Metadata Request Headers, W3C), older ones in Origin.
 * A request without either is let through with the session's hash, which another site's page cannot read, and without a
 * session, as there is then nothing to misuse.
 * @param token the session's, where the request has one
 */
export function isCrossSite(request: FastifyRequest, config: Config, token: string | undefined): boolean {
  const hash = singleHeader(request, 'x-hash');
  if (token !== undefined && hash !== undefined && !isSecret(hash, callHash(token))) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && !(site === 'none' && request.method === 'GET');
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== (config.publicOrigin ?? `${request.protocol}://${request.host}`);
  return token !== undefined && hash === undefined;
}
