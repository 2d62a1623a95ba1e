import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { perPublication } from '../forms/per-publication.ts';
import { toldOf } from '../schemas-file.ts';
import type { Services } from '../services.ts';
import { createOpenApi } from './openapi.ts';
import { referencePage, styleNonce } from './reference-page.ts';
import { readReferenceTexts } from './reference-texts.ts';

/** Serves the description of the API: `/docs` for people, `/docs/openapi.json` for programs. */
export function registerReference(app: FastifyInstance, services: Services): void {
  const { config, forms } = services;
  const asked = readReferenceTexts(config.schemasDirectory);
  let texts = asked;
  // Anybody may ask, and it takes a tenth of a second in which nobody else is answered.
  const newDescription = () =>
    perPublication(forms, () => {
      const document = createOpenApi(services, texts);
      return { page: referencePage(document, texts), json: JSON.stringify(document) };
    });
  let describe = newDescription();
  forms.follow(() => {
    try {
      const next = readReferenceTexts(config.schemasDirectory, asked);
      return () => {
        texts = next;
        // The schemas of the calls may be others, too.
        describe = newDescription();
      };
    } catch (error) {
      app.log.error(toldOf(error), 'a change of the texts of the reference was refused');
      return undefined;
    }
  });

  app.get('/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      })
      .send(describe().page.replace(styleNonce, nonce));
  });

  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(describe().json),
  );
}
