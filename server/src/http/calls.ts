import { type Call, type CallName, type CallTypes, calls } from '@reelform/schemas/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { Account } from '../repositories/accounts.ts';
import type { Services } from '../services.ts';
import { bears } from './bearer.ts';
import { isCrossSite } from './cross-site.ts';
import { sendRefusal } from './error-reply.ts';
import { routeSchema, singleHeader } from './input.ts';
import { renameProduct } from './product-names.ts';
import { languageOf } from './request-language.ts';

/** A header of the portal's own calls: another site's page cannot add it without being asked first (Fetch, CORS preflight). */
const ownHeader = 'x-time';

/** The largest body of a call that anyone may make, in bytes: it is read and judged before it is known who sent it. */
const publicBodyLimit = 65_536;

type AccountOf<Name extends CallName> = (typeof calls)[Name]['access'] extends 'public' ? undefined : Account;

/** One request of a call, judged: who sent it and what it says. */
export interface CallRequest<Name extends CallName> {
  readonly services: Services;
  /** What the answer's texts are in. */
  readonly language: PublishedLanguage;
  /** Who is logged in; `undefined` for a call that anyone may make. */
  readonly account: AccountOf<Name>;
  readonly params: CallTypes<Name>['params'];
  readonly query: CallTypes<Name>['query'];
  readonly body: CallTypes<Name>['body'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a call, or refuses it. */
export type Handler<Name extends CallName> = (call: CallRequest<Name>) => Promise<CallTypes<Name>['reply'] | Refusal>;

/** A handler for some of the calls. */
export type HandlersOf<Names extends CallName> = { readonly [Name in Names]: Handler<Name> };

/** A handler for every call of the contract. */
export type Handlers = HandlersOf<CallName>;

/** The names of all calls. */
export const callNames = Object.keys(calls).filter((name): name is CallName => Object.hasOwn(calls, name));

/** Registers every call of the contract below its prefix. */
export function registerCalls(app: FastifyInstance, services: Services, handlers: Handlers): void {
  for (const name of callNames) registerCall(app, services, name, handlers);
}

function registerCall<Name extends CallName>(app: FastifyInstance, services: Services, name: Name, handlers: Handlers): void {
  const call: Call = calls[name];
  const [method = '', path = ''] = name.split(' ');
  const accounts = new WeakMap<FastifyRequest, Account>();
  app.route({
    method,
    url: `${call.api === 'site' ? '/api' : services.config.adminPrefix}${path}`,
    schema: routeSchema(call),
    exposeHeadRoute: false,
    ...(call.access === 'public' && !call.bearer && { bodyLimit: publicBodyLimit }),
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      const refusal = await admit(request, reply, name, services, accounts);
      return refusal && sendRefusal(reply, refusal, languageOf(request, services.forms.current()));
    },
    async handler(request, reply) {
      const language = languageOf(request, services.forms.current());
      const answer = await handlers[name]({
        services,
        language,
        account: accounts.get(request) as AccountOf<Name>,
        params: request.params as CallTypes<Name>['params'],
        query: request.query as CallTypes<Name>['query'],
        body: request.body as CallTypes<Name>['body'],
        request,
        reply,
      });
      if (answer instanceof Refusal) {
        request.log.info({ call: name, code: answer.code }, 'refused');
        return sendRefusal(reply, answer, language);
      }
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(renameProduct(answer, services.config.product.key)));
    },
    config: { call: name },
  });
}

/** Whether a request may go on before its body is read. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CallName,
  { config, sessions, throttle }: Services,
  accounts: WeakMap<FastifyRequest, Account>,
): Promise<Refusal | undefined> {
  const call: Call = calls[name];
  const token = sessions.cookies.readSession(request);
  const changesState = call.mutates || request.method !== 'GET';
  if (call.ownHeader && singleHeader(request, ownHeader) === undefined) return refuse('cross_site');
  if (changesState && isCrossSite(request, config, token)) return refuse('cross_site');
  if (call.bearer) {
    const secret = { platform: config.platformSecret, ingest: config.ingest.key }[call.bearer];
    return bears(request, secret) ? undefined : ((await throttle(request, name, '')) ?? refuse('unauthorized'));
  }
  if (call.access === 'public') return undefined;
  const account = await sessions.use(request);
  if (!account) {
    if (token !== undefined) sessions.cookies.clearSession(reply);
    return refuse('unauthorized');
  }
  // Who is no staff is not told what staff can do.
  if (call.access === 'staff' && !account.isStaff) return refuse('unknown_call');
  if (call.access === 'filmmaker' && !account.isFilmmaker) return refuse('forbidden');
  if (call.access === 'person' && !account.isFilmmaker && !account.isStaff) return refuse('forbidden');
  accounts.set(request, account);
  return undefined;
}
