import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** Something earned that is written down; `cents` may take back what was written before. */
export interface EarnedEntry {
  readonly kind: 'view' | 'referral';
  readonly source: string;
  /** `2026-10`. */
  readonly month: string;
  readonly cents: number;
}

/** What moves a payout's money. */
export interface PayoutEntry {
  readonly payoutId: string;
  readonly kind: 'payout' | 'return' | 'fee';
  readonly cents: number;
}

/** Where an entry stands. */
export interface EntryPlace {
  readonly accountId: number;
  /** First day of the month whose closing it belongs to. */
  readonly closedMonth: string;
  readonly at: Date;
}

/** Which filmmakers are asked for. */
export interface UnclosedQuery {
  /** First day of the month. */
  readonly month: string;
  /** Accounts of before this moment. */
  readonly until: Date;
  /** Accounts with higher numbers. */
  readonly after: number;
  readonly limit: number;
}

/** Filmmakers for whom a month is not closed yet, in the order of their numbers. */
export async function listUnclosed(
  queries: Queries,
  { month, until, after, limit }: UnclosedQuery,
): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('accounts')
    .select('id')
    .where('is_filmmaker', '=', true)
    .where('created_at', '<', until)
    .where('id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('closed_months')
            .select('account_id')
            .whereRef('account_id', '=', 'accounts.id')
            .where('month', '=', sql<Date>`${month}::date`),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes a month for an account, whose ledger is held until the transaction ends; false when it was closed before. */
export async function closeMonthOf(queries: Queries, accountId: number, month: string, at: Date): Promise<boolean> {
  await holdLedger(queries, accountId);
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('closed_months')
    .values({ account_id: accountId, month, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Holds an account's ledger against other writers until the transaction ends. */
export const holdLedger = (queries: Queries, accountId: number) =>
  queries.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();

/** What is written down as earned, by source and month (`film:7 2026-10`). */
export async function listPosted(queries: Queries, accountId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('ledger_entries')
    .select(['source', sql<string>`to_char(month, 'YYYY-MM')`.as('earned'), sql<string>`sum(cents)`.as('cents')])
    .where('account_id', '=', accountId)
    .where('source', 'is not', null)
    .groupBy(['source', 'earned'])
    .execute();
  return new Map(rows.map(({ source, earned, cents }) => [`${source} ${earned}`, Number(cents)]));
}

/** Writes down what was earned. */
export async function insertEarned(queries: Queries, place: EntryPlace, entries: readonly EarnedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, source, month, cents }) => ({
    ...columnsOf(place),
    kind,
    source,
    month: `${month}-01`,
    cents,
  }));
  await queries.insertInto('ledger_entries').values(rows).execute();
}

/** Writes down what became of a payout. */
export const insertPayoutEntry = (queries: Queries, place: EntryPlace, { payoutId, kind, cents }: PayoutEntry) =>
  queries
    .insertInto('ledger_entries')
    .values({ ...columnsOf(place), kind, payout_id: payoutId, cents })
    .execute();

const columnsOf = ({ accountId, closedMonth, at }: EntryPlace) => ({
  account_id: accountId,
  closed_month: closedMonth,
  created_at: at,
});

/** What an account is owed by its ledger, in cents. */
export async function readBalance(queries: Queries, accountId: number): Promise<number> {
  const { cents } = await queries
    .selectFrom('ledger_entries')
    .select(sql<string>`coalesce(sum(cents), 0)`.as('cents'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** What was paid out to an account and what rejected payments cost it, in cents. */
export async function readPaid(queries: Queries, accountId: number) {
  const { paid, fees } = await queries
    .selectFrom('ledger_entries')
    .select([
      sql<string>`coalesce(-sum(cents) filter (where kind in ('payout', 'return')), 0)`.as('paid'),
      sql<string>`coalesce(-sum(cents) filter (where kind = 'fee'), 0)`.as('fees'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { paid: Number(paid), fees: Number(fees) };
}
