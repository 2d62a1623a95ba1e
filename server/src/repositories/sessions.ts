import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';
import { type Account, accountColumns } from './accounts.ts';

/** A session with its account. */
export interface StoredSession {
  readonly account: Account;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Begins a session. */
export const insertSession = (queries: Queries, tokenHash: Buffer, accountId: number, now: Date) =>
  queries
    .insertInto('sessions')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: now, seen_at: now })
    .execute();

/** The session of a token, if it was seen after `seenAfter` and began after `createdAfter`. */
export async function findSession(
  queries: Queries,
  tokenHash: Buffer,
  limits: { readonly seenAfter: Date; readonly createdAfter: Date },
): Promise<StoredSession | undefined> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([...accountColumns, 'sessions.created_at as createdAt', 'sessions.seen_at as seenAt'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.seen_at', '>', limits.seenAfter)
    .where('sessions.created_at', '>', limits.createdAfter)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, seenAt, ...account } = row;
  return { account, createdAt, seenAt };
}

/** Notes that a session is in use. */
export const renewSession = (queries: Queries, tokenHash: Buffer, now: Date) =>
  queries.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();

/** Ends a session; the number of its account, `undefined` when there was none. */
export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<number | undefined> {
  const row = await queries
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Ends every session of an account. */
export const deleteSessions = (queries: Queries, accountId: number) =>
  queries.deleteFrom('sessions').where('account_id', '=', accountId).execute();

/** Takes away sessions that are over. */
export const deleteExpiredSessions = (queries: Queries, limits: { readonly seenAfter: Date; readonly createdAfter: Date }) =>
  deleteInBatches(queries, 'sessions', (where) =>
    where.or([where('seen_at', '<=', limits.seenAfter), where('created_at', '<=', limits.createdAfter)]),
  );
