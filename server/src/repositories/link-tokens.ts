import { sql } from 'kysely';
import { deleteInBatches } from '../database/batches.ts';
import type { Queries } from '../database/queries.ts';

/** What a link's secret opens. */
export type TokenPurpose = 'password-reset' | 'invitation' | 'login';

/** Whose a secret is: an account's, or an invitation's. */
export type TokenOwner =
  | { readonly purpose: 'password-reset' | 'login'; readonly accountId: number }
  | { readonly purpose: 'invitation'; readonly invitationId: number };

/** What is known of a secret. */
export interface LinkToken {
  readonly accountId: number | null;
  readonly invitationId: number | null;
  readonly state: 'good' | 'used' | 'expired';
}

/** Keeps a secret's hash. */
export const insertToken = (queries: Queries, tokenHash: Buffer, owner: TokenOwner, now: Date, lifeMs: number) =>
  queries
    .insertInto('link_tokens')
    .values({
      token_hash: tokenHash,
      purpose: owner.purpose,
      account_id: 'accountId' in owner ? owner.accountId : null,
      invitation_id: 'invitationId' in owner ? owner.invitationId : null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute();

const selectToken = (queries: Queries, tokenHash: Buffer, purpose: TokenPurpose) =>
  queries
    .selectFrom('link_tokens')
    .select(['account_id as accountId', 'invitation_id as invitationId', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);

type Row = Awaited<ReturnType<ReturnType<typeof selectToken>['executeTakeFirst']>>;

const described = (row: Row, now: Date): LinkToken | undefined =>
  row && {
    accountId: row.accountId,
    invitationId: row.invitationId,
    state: row.usedAt ? 'used' : row.expiresAt <= now ? 'expired' : 'good',
  };

/** What is known of a secret; `undefined`: nothing. */
export const findToken = async (queries: Queries, tokenHash: Buffer, purpose: TokenPurpose, now: Date) =>
  described(await selectToken(queries, tokenHash, purpose).executeTakeFirst(), now);

/**
 * The same, held against every other request until the transaction ends: whoever waited sees what the first has made
 * of it, so that a secret that the transaction spends opens once. Its account is held before it, as by whoever changes the
 * account and then makes its secrets useless: in the other order each would wait for the other.
 */
export async function lockToken(transaction: Queries, tokenHash: Buffer, purpose: TokenPurpose, now: Date) {
  const owner = transaction.selectFrom('link_tokens').select('account_id').where('token_hash', '=', tokenHash);
  await transaction.selectFrom('accounts').select('id').where('id', '=', owner).forNoKeyUpdate().execute();
  return described(await selectToken(transaction, tokenHash, purpose).forUpdate().executeTakeFirst(), now);
}

/** Makes one secret useless. */
export const spendToken = (queries: Queries, tokenHash: Buffer, now: Date) =>
  queries.updateTable('link_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();

/** Forgets a secret that nobody was given. */
export const deleteToken = (queries: Queries, tokenHash: Buffer) =>
  queries.deleteFrom('link_tokens').where('token_hash', '=', tokenHash).execute();

/** Makes every secret of an account useless. */
export const spendAccountTokens = (queries: Queries, accountId: number, now: Date) =>
  queries
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();

/** How many secrets an account was given since a time. */
export async function countTokens(queries: Queries, accountId: number, purpose: TokenPurpose, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('link_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets secrets that expired before a time. */
export const deleteTokensExpiredBefore = (queries: Queries, before: Date) =>
  deleteInBatches(queries, 'link_tokens', (where) => where('expires_at', '<', before));
