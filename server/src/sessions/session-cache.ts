import type { StoredSession } from '../repositories/sessions.ts';

/** Answers of the last seconds, so that a poll costs no query. */
export interface SessionCache {
  get(token: string): StoredSession | undefined;
  /** Remembers what was read after `epoch` was asked for, unless something changed since. */
  put(token: string, session: StoredSession, epoch: number): void;
  epoch(): number;
  /** Forgets an account's sessions, or all. */
  forget(accountId: number | undefined): void;
}

const keepMs = 10_000;
const most = 20_000;

/** A cache of sessions by token; `now` in milliseconds. */
export function createSessionCache(now: () => number): SessionCache {
  const entries = new Map<string, { readonly session: StoredSession; readonly until: number }>();
  let epoch = 0;
  return {
    get(token) {
      const entry = entries.get(token);
      if (entry && entry.until > now()) return entry.session;
      entries.delete(token);
      return undefined;
    },
    put(token, session, since) {
      if (since !== epoch) return;
      const [oldest] = entries.keys();
      if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
      entries.set(token, { session, until: now() + keepMs });
    },
    epoch: () => epoch,
    forget(accountId) {
      epoch += 1;
      if (accountId === undefined) return entries.clear();
      for (const [token, { session }] of entries) if (session.account.id === accountId) entries.delete(token);
    },
  };
}
