import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';
import type { PublishedFile } from '../forms/published-file.ts';
import { sendRefusal } from '../http/error-reply.ts';
import { languageOf, readWishes } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import { registerDevReload } from './dev-reload.ts';
import { createPage } from './page.ts';

const forever = 'public, max-age=31536000, immutable';

/** Serves the built app, the form modules, the page for every other address, and `/healthz`. */
export async function registerSite(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, forms, storage } = services;
  const assets = join(config.appDirectory, 'assets');
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: true,
    });
    app.get('/favicon.svg', (_request, reply) =>
      reply.sendFile('favicon.svg', config.appDirectory, { immutable: false, maxAge: '1d' }),
    );
  }

  app.get('/forms/:file', async (request, reply) => {
    const file = await forms.file(request.url.split('?')[0] ?? '');
    return file ? sendFile(request, reply, file) : reply.callNotFound();
  });

  app.get('/healthz', async (_request, reply) => {
    const [isDatabaseUp, isStoreUp] = await Promise.all([database.isHealthy(), storage.isHealthy()]);
    const isUp = isDatabaseUp && isStoreUp;
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'ok' : 'failing', database: isDatabaseUp, store: isStoreUp });
  });

  if (config.devReload) registerDevReload(app);

  const sendPage = createPage(services);
  app.setNotFoundHandler((request, reply) =>
    isPage(request, config.adminPrefix)
      ? sendPage(request, reply)
      : sendRefusal(reply, refuse('unknown_call'), languageOf(request, forms.current())),
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublishedFile): FastifyReply {
  const accepted = readWishes(String(request.headers['accept-encoding'] ?? '').toLowerCase());
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  reply.headers({ 'cache-control': forever, vary: 'accept-encoding' }).type('text/javascript; charset=utf-8');
  return encoding ? reply.header('content-encoding', encoding).send(file[encoding]) : reply.send(file.plain);
}

/**
 * The address that is routed. One of a page whose escapes are none (`/100%`) is escaped itself: it is nobody's, and the app
 * says so in words.
 */
export function routedUrl(request: IncomingMessage, adminPrefix: string): string {
  const { url = '/' } = request;
  try {
    decodeURI(url);
    return url;
  } catch {
    return isPage(request, adminPrefix) ? url.replaceAll('%', '%25') : url;
  }
}

/** Whether a person asks for a page: a GET that takes HTML, outside the calls and the files. */
function isPage(
  { method, headers, url = '/' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  adminPrefix: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0] ?? '';
  const others = ['/api', adminPrefix, '/assets', '/forms', '/storage', '/dev', '/signing', '/contract-webhooks'];
  if (others.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
