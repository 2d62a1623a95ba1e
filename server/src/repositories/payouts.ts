import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** A payout that is to be made. */
export interface NewPayout {
  readonly id: string;
  readonly accountId: number;
  /** First day of the closed month. */
  readonly month: string;
  readonly cents: number;
  readonly at: Date;
}

/** Adds a payout. */
export const insertPayout = (queries: Queries, { id, accountId, month, cents, at }: NewPayout) =>
  queries.insertInto('payouts').values({ id, account_id: accountId, month, cents, created_at: at }).execute();

const payouts = (queries: Queries) =>
  queries
    .selectFrom('payouts')
    .select(['id', 'account_id as accountId', 'cents', 'state'])
    .select(sql<string>`to_char(month, 'YYYY-MM-DD')`.as('month'));

/** Payouts that the provider was not handed yet, the oldest first; those after one. */
export const listDuePayouts = (queries: Queries, limit: number, after?: { readonly createdAt: Date; readonly id: string }) =>
  payouts(queries)
    .select('created_at as createdAt')
    .where('state', '=', 'due')
    .$if(after !== undefined, (due) => due.where(sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id}::uuid)`))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** A payout that the provider was not handed yet. */
export type DuePayout = Awaited<ReturnType<typeof listDuePayouts>>[number];

/** Payouts that the provider has and that are not settled, the oldest first. */
export const listSentPayouts = async (queries: Queries): Promise<readonly string[]> => {
  const rows = await queries
    .selectFrom('payouts')
    .select('id')
    .where('state', '=', 'sent')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
};

/** A payout, held against other writers until the transaction ends. */
export const lockPayout = (queries: Queries, id: string) =>
  payouts(queries).where('id', '=', id).forUpdate().executeTakeFirst();

/** Notes that the provider has a payout. */
export const markSent = (queries: Queries, id: string) =>
  queries.updateTable('payouts').set({ state: 'sent' }).where('id', '=', id).where('state', '=', 'due').execute();

/** Notes what became of a payout. */
export const settle = (queries: Queries, id: string, state: 'paid' | 'rejected', at: Date) =>
  queries.updateTable('payouts').set({ state, settled_at: at }).where('id', '=', id).execute();
