import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Queries } from '../database/queries.ts';
import { type Account, setLocale } from '../repositories/accounts.ts';
import { deleteSession, findSession, insertSession, renewSession, type StoredSession } from '../repositories/sessions.ts';
import { type Cookies, createCookies } from './cookies.ts';
import { createSessionCache } from './session-cache.ts';
import { createToken, hashToken } from './tokens.ts';

/** The sessions of this portal. */
export interface Sessions {
  readonly cookies: Cookies;
  /** Whose request this is; renews the session. `undefined`: nobody's. */
  use(request: FastifyRequest): Promise<Account | undefined>;
  /** Whose request this is, from at most 10 seconds ago; never renews the session. */
  peek(request: FastifyRequest): Promise<Account | undefined>;
  /** The same from a request's cookie header and from memory alone; `undefined` where that does not tell. */
  recall(cookieHeader: string | undefined): Account | undefined;
  /** Begins a session in place of the request's old one; `queries` may be a transaction. */
  begin(queries: Queries, request: FastifyRequest, accountId: number): Promise<string>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** A session is renewed at most this often, so that a busy one does not write at every call. */
const renewEveryMs = 60_000;

/** The sessions kept in a database; `now` in milliseconds. @param localeOf the language tag (BCP 47) that a request is answered in */
export function createSessions(
  database: Database,
  config: Config,
  now: () => number,
  localeOf: (request: FastifyRequest) => string,
): Sessions {
  const cookies = createCookies(config.publicOrigin?.startsWith('https:') ?? false, config.session.absoluteMs);
  const cache = createSessionCache(now);
  database.changes.subscribe((accountId) => cache.forget(accountId));

  const isOver = (session: StoredSession) =>
    session.seenAt.getTime() <= now() - config.session.idleMs ||
    session.createdAt.getTime() <= now() - config.session.absoluteMs;
  const find = (token: string) => findSession(database.tables, hashToken(token), sessionLimits(config, now()));

  return {
    cookies,
    async use(request) {
      const token = cookies.readSession(request);
      const session = token === undefined ? undefined : await find(token);
      if (!session || token === undefined) return undefined;
      if (now() - session.seenAt.getTime() >= renewEveryMs)
        await renewSession(database.tables, hashToken(token), new Date(now()));
      return session.account;
    },
    async peek(request) {
      const token = cookies.readSession(request);
      if (token === undefined) return undefined;
      const known = cache.get(token);
      if (known && !isOver(known)) return known.account;
      const epoch = cache.epoch();
      const session = await find(token);
      if (session) cache.put(token, session, epoch);
      return session?.account;
    },
    recall(cookieHeader) {
      const token = cookieHeader === undefined ? undefined : cookies.readSessionOf(cookieHeader);
      const known = token === undefined ? undefined : cache.get(token);
      return known && !isOver(known) ? known.account : undefined;
    },
    async begin(queries, request, accountId) {
      const old = cookies.readSession(request);
      if (old !== undefined) {
        const previous = await deleteSession(queries, hashToken(old));
        if (previous !== undefined) await database.changes.publish(previous);
      }
      const token = createToken();
      await insertSession(queries, hashToken(token), accountId, new Date(now()));
      await setLocale(queries, accountId, localeOf(request));
      return token;
    },
    async end(request, reply) {
      const token = cookies.readSession(request);
      const accountId = token === undefined ? undefined : await deleteSession(database.tables, hashToken(token));
      if (accountId !== undefined) await database.changes.publish(accountId);
      cookies.clearSession(reply);
    },
  };
}

/** The points in time before which a session is over. */
export const sessionLimits = ({ session }: Config, now: number) => ({
  seenAfter: new Date(now - session.idleMs),
  createdAfter: new Date(now - session.absoluteMs),
});
