import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { checkTexts } from './check-texts.ts';
import type { Config } from './config.ts';
import { createLocalProvider } from './contracts/local-signing/local-provider.ts';
import { registerSigning } from './contracts/local-signing/signing-routes.ts';
import { registerWebhooks } from './contracts/webhooks.ts';
import type { CurrentOptions } from './current-options.ts';
import type { Database } from './database/database.ts';
import { refuse } from './errors.ts';
import type { FormRegistry } from './forms/registry.ts';
import { setBodyDeadline } from './http/body-deadline.ts';
import { registerCalls } from './http/calls.ts';
import { readCurrentSchemas } from './http/current-schemas.ts';
import { sendRefusal } from './http/error-reply.ts';
import { refusalOf } from './http/errors-to-refusals.ts';
import { securityHeaders, storedFileHeaders } from './http/headers.ts';
import { createInputCompiler } from './http/input.ts';
import { createPollAnswers, pollUrl } from './http/poll.ts';
import { languageOf } from './http/request-language.ts';
import { createThrottle } from './http/throttle.ts';
import { registerShortLinks } from './links/short-links.ts';
import { createLocalPayments } from './payments/local-payments/local-provider.ts';
import { registerPaymentFrames } from './payments/local-payments/payment-routes.ts';
import { registerPayoutJob } from './payments/payout-job.ts';
import { registerReference } from './reference/reference-routes.ts';
import { handlers } from './routes/handlers.ts';
import type { Services } from './services.ts';
import { createSessions } from './sessions/sessions.ts';
import { registerSite, routedUrl } from './site/site.ts';
import type { Storage } from './storage/storage.ts';
import { createTermsReader } from './terms/terms-reader.ts';

/** What the app is built on; whoever built these ends them. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly forms: FormRegistry;
  readonly current: CurrentOptions;
  readonly storage: Storage;
  readonly log: FastifyBaseLogger;
  readonly mail: Services['mail'];
  readonly origin: Services['origin'];
  /** Answers everything below `/storage/`, before anything of it is read. Absent: the store is elsewhere. */
  readonly storageProxy?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  /** @default Date.now */
  readonly now?: () => number;
}

/** Milliseconds of silence after which a connection is given up. */
const silence = 300_000;

/** Milliseconds in which the body of a call must come. */
const bodyPatience = 120_000;

/** The largest body of a call, in bytes. */
const bodyLimit = 1_048_576;

/**
 * Builds the app, ready to listen.
 * @throws when the schemas folder lacks what the calls are judged by
 */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, database, forms, log, mail, origin, storage, now = Date.now } = dependencies;
  const { options, read } = dependencies.current;
  const { schemasDirectory, product } = config;
  const calls = readCurrentSchemas(schemasDirectory, log);
  const services: Services = {
    config,
    contracts: createLocalProvider({ config, database, forms, now, options }),
    database,
    forms,
    mail,
    now,
    origin,
    options,
    payments: createLocalPayments({ database, now }),
    schemas: calls.schemas,
    sessions: createSessions(database, config, now, (request) => languageOf(request, forms.current()).tag),
    storage,
    terms: await createTermsReader({
      schemasDirectory,
      figures: options.payment,
      firstEpisodes: () => forms.limit('film-submission', 'chapters', 'maxItems'),
      product: product.name,
      log,
    }),
    throttle: createThrottle(database, config, now),
  };
  for (const one of [read, calls.read]) forms.follow(one);
  forms.onChange(() => checkTexts(schemasDirectory, services.terms, log));
  const headers = securityHeaders(config);
  const answerPoll = createPollAnswers(services.sessions, headers);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: trustedBy(config.trustProxy),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    serverFactory: (handler) => createHttpServer(handler, answerPoll, dependencies),
    rewriteUrl: (request) => routedUrl(request, config.adminPrefix),
    frameworkErrors: (error, request, reply) => {
      request.log.info({ code: error.code }, 'malformed request');
      sendRefusal(reply, refuse('malformed'), languageOf(request, forms.current()));
    },
    routerOptions: { maxParamLength: 200 },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(createInputCompiler(forms, services.schemas));
  app.setErrorHandler((error, request, reply) => {
    const language = languageOf(request, forms.current());
    const refusal = refusalOf(error, language);
    if (!refusal || refusal.code === 'store_down' || refusal.code === 'unavailable')
      request.log.error({ err: error }, 'failed');
    return sendRefusal(reply, refusal ?? refuse('internal'), language);
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  // Addresses may carry secrets in their path or query, so the route stands for them.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  await app.register(fastifyCookie);
  registerCalls(app, services, handlers);
  registerWebhooks(app, services);
  registerSigning(app, services);
  registerPaymentFrames(app, services);
  registerPayoutJob(app, services);
  registerShortLinks(app, services);
  registerReference(app, services);
  await registerSite(app, services);
  await app.ready();
  return app;
}

/** Whose `X-Forwarded-…` headers are believed; a number counts the proxies from here. */
const trustedBy = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/**
 * How long a connection may rest between two calls, in ms: longer than proxies keep theirs (a minute), which would send
 * a call into a connection that is being closed and answer 502.
 */
const longestRest = 65_000;

/** Files go straight to the store, and most polls are answered from memory; Fastify sees the rest. */
function createHttpServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  answerPoll: (request: IncomingMessage, response: ServerResponse) => boolean,
  { log, storageProxy }: Dependencies,
): Server {
  const logAnswer = ({ method }: IncomingMessage, { statusCode }: ServerResponse, route: string, began: number) =>
    log.info({ method, route, status: statusCode, ms: Math.round(performance.now() - began) }, 'answered');
  const limits = { requestTimeout: 0, headersTimeout: 60_000, keepAliveTimeout: longestRest };
  const server = createServer(limits, (request, response) => {
    const began = performance.now();
    if (answerPoll(request, response)) return logAnswer(request, response, pollUrl, began);
    if (!storageProxy || !request.url?.startsWith('/storage/')) {
      setBodyDeadline(request, bodyPatience);
      return handler(request, response);
    }
    for (const [name, value] of Object.entries(storedFileHeaders)) response.setHeader(name, value);
    response.on('close', () => logAnswer(request, response, '/storage/*', began));
    storageProxy(request, response);
  });
  // A large file may take hours, while it moves.
  server.timeout = silence;
  return server;
}
