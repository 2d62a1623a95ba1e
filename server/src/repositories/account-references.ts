import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** Keeps a reference to an account, or to none. */
export const insertReference = (queries: Queries, tokenHash: Buffer, accountId: number | null, expiresAt: Date) =>
  queries
    .insertInto('account_references')
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
    .execute();

/** The regular account that a reference stands for; `undefined` when it is unknown, expired or a filmmaker's by now. */
export const findReferredAccount = (queries: Queries, tokenHash: Buffer, now: Date) =>
  queries
    .selectFrom('account_references')
    .innerJoin('accounts', 'accounts.id', 'account_references.account_id')
    .select('accounts.id')
    .where('account_references.token_hash', '=', tokenHash)
    .where('account_references.expires_at', '>', now)
    .where('accounts.is_filmmaker', '=', false)
    .executeTakeFirst();

/** Takes expired references away. */
export const deleteExpiredReferences = (queries: Queries, now: Date) =>
  deleteInBatches(queries, 'account_references', (where) => where('expires_at', '<=', now));
