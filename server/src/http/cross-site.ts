import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Whether a call that changes state may come from another site's page. A browser says where it comes from in
 * Sec-Fetch-Site (Fetch Metadata Request Headers, W3C), older ones in Origin. A request without either is no
 * browser's; it is let through only without a session, as there is then nothing to misuse.
 */
export function isCrossSite(request: FastifyRequest, config: Config, hasSession: boolean): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && !(site === 'none' && request.method === 'GET');
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== (config.publicOrigin ?? `${request.protocol}://${request.host}`);
  return hasSession;
}
