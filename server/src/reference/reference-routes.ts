import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { createOpenApi } from './openapi.ts';
import { referencePage } from './reference-page.ts';
import { readReferenceTexts } from './reference-texts.ts';

/** Serves the description of the API: `/docs` for people, `/docs/openapi.json` for programs. */
export function registerReference(app: FastifyInstance, services: Services): void {
  const texts = readReferenceTexts(services.config.schemasDirectory);

  app.get('/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      })
      .send(referencePage(createOpenApi(services, texts), texts, nonce));
  });

  app.get('/docs/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(createOpenApi(services, texts))),
  );
}
