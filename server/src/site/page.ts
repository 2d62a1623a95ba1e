import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { FormRegistry } from '../forms/registry.ts';
import { pagePolicy } from '../http/headers.ts';
import type { longestTexts, PlainSchemas } from '../http/plain-schemas.ts';
import { languageOf } from '../http/request-language.ts';
import type { SchemaOptions } from '../schema-options.ts';
import type { Services } from '../services.ts';
import { flagCookie } from '../sessions/cookies.ts';
import { getTextDirection } from './text-direction.ts';

/** What the page is told at run time; the app's `PortalConfig`. */
export const pageConfig = (
  request: FastifyRequest,
  config: Config,
  forms: FormRegistry,
  { payment, transfer }: SchemaOptions,
  schemas: PlainSchemas,
) => {
  const published = forms.current();
  const { base, languages } = published;
  return {
    siteApi: '/api',
    adminApi: config.adminPrefix,
    language: base.tag,
    preferred: languageOf(request, published).tag,
    ...scriptsOf(base),
    languages: Object.fromEntries(
      languages.map((language) => [language.tag, { ...scriptsOf(language), direction: getTextDirection(language.tag) }]),
    ),
    product: config.product,
    links: config.links,
    shortLinkUrl: config.shortLinkUrl ?? '',
    uploads: { ...transfer, keepHours: config.uploads.abandonMs / 3_600_000 },
    lists: { longestSearch: longestOf(schemas, 'SearchText'), longestTab: longestOf(schemas, 'TabName') },
    revenueRefreshMs: payment.refreshMs,
    helpWidgetUrl: config.helpWidgetUrl ?? '',
    trackingParameters: config.trackingParameters,
  };
};

/**
 * The longest text that the API takes.
 * @throws when its definition names no length, which is found out when the definitions are read
 */
const longestOf = (schemas: PlainSchemas, name: (typeof longestTexts)[number]): number => {
  const { maxLength } = schemas.definition(name);
  if (typeof maxLength !== 'number') throw new Error(`api/definitions.json must have '${name}' with 'maxLength'.`);
  return maxLength;
};

const scriptsOf = ({ messagesFile, forms }: PublishedLanguage) => ({
  messages: messagesFile?.url ?? '',
  forms: Object.fromEntries([...forms].map(([name, { file }]) => [name, file.url])),
});

/** What the page is made from. */
export type PageServices = Pick<Services, 'config' | 'contracts' | 'forms' | 'options' | 'payments' | 'schemas' | 'sessions'>;

/** Where a contract's page leads back to; it does so in its frame. */
const framedPath = /^\/[^/]+\/(signed|cancelled)\/?$/i;

/** The staff desk. */
const staffPath = /^\/staff(\/|$)/i;

/** What the page names for people with a session alone: files to be fetched beside the first, in a comment. */
const withSession = /<!--reelform:with-session(.*?)-->/s;

/** Answers the one page of the app. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The app's index.html, with the configuration and a fresh style nonce in its head and on its own style. */
export function createPage({ config, contracts, forms, options, payments, schemas, sessions }: PageServices): SendPage {
  const file = join(config.appDirectory, 'index.html');
  const frames = [...new Set([...contracts.frameSources, ...payments.frameSources])];
  let template: { readonly text: string; readonly changed: number } | undefined;
  const readTemplate = async () => {
    const { mtimeMs } = await stat(file);
    if (template?.changed !== mtimeMs) template = { text: await readFile(file, 'utf8'), changed: mtimeMs };
    return template.text;
  };
  return async (request, reply) => {
    const text = await readTemplate().catch(() => undefined);
    if (text === undefined)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The portal’s pages are not built yet: run `npm run build`.\n');
    const nonce = randomBytes(16).toString('base64');
    const path = request.url.split('?')[0] ?? '';
    const isFramed = framedPath.test(path) && !path.toLowerCase().startsWith('/contract/');
    if (staffPath.test(path)) {
      // To filmmakers there is no desk; whoever is not logged in may be of the staff.
      const account = await sessions.peek(request);
      if (account && !account.isStaff) reply.code(404);
    }
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(config, nonce, { isFramed, frames }),
        ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      })
      .type('text/html; charset=utf-8')
      .send(
        text
          .replace('{style-nonce}', nonce)
          .replace(withSession, request.cookies[flagCookie] === undefined ? '' : '$1')
          .replace('<!--reelform:head-->', () =>
            head(pageConfig(request, config, forms, options, schemas), config.devReload, nonce),
          ),
      );
  };
}

function head(settings: ReturnType<typeof pageConfig>, devReload: boolean, nonce: string): string {
  return [
    `<meta name="csp-nonce" content="${nonce}">`,
    `<script type="application/json" id="reelform-config">${jsonForHtml(settings)}</script>`,
    `<link rel="modulepreload" href="${settings.messages}">`,
    ...(devReload ? ['<script type="module" src="/dev/reload.js"></script>'] : []),
  ].join('\n    ');
}

/** JSON that cannot end its script element (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
const jsonForHtml = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');
