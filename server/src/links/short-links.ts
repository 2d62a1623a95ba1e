import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LinkTarget } from '../repositories/short-links.ts';
import type { Services } from '../services.ts';
import { createClickCounter } from './click-counter.ts';

/** Path below which short links are answered. */
export const shortLinkPath = '/s';

/** A short link below the address of the site, without a slash at its start. */
export const shortLinkOf = (code: string): string => `${shortLinkPath.slice(1)}/${code}`;

/** Leads whoever follows a short link to the platform, and counts the click before it answers. */
export function registerShortLinks(app: FastifyInstance, { config, database, now }: Services): void {
  const counter = createClickCounter(database.tables);
  app.route<{ Params: { code: string } }>({
    method: ['GET', 'HEAD'],
    url: `${shortLinkPath}/:code(^[A-Za-z0-9_-]{12}$)`,
    async handler(request, reply) {
      const { code } = request.params;
      reply.header('cache-control', 'no-store');
      const target = await counter.follow({ code, at: new Date(now()), counts: isClick(request) });
      if (!target) return reply.code(404).callNotFound();
      return reply.redirect(addressOf(target, config.product.url), 302);
    },
  });
}

/** A person's click; not a look at where the link leads, nor a browser's guess that it will be followed (Sec-Purpose). */
const isClick = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/\bprefetch\b/.test(`${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''}`);

/** The platform's address behind a link; `ref` tells the platform which link its visitor came by. */
function addressOf({ code, path, programLink }: LinkTarget, siteUrl: string): string {
  const url = new URL(path ?? programLink ?? '', siteUrl);
  url.searchParams.set('ref', code);
  return url.href;
}
