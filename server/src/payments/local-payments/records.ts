import { sql } from 'kysely';
import type { Queries } from '../../database/queries.ts';
import type { FrameView, Payment } from '../payment-provider.ts';

/** How an account is paid, as it is kept. */
export interface KeptDetails {
  readonly method: string;
  readonly shown: string;
  readonly sealed: Buffer;
  readonly at: Date;
}

/** How an account is paid; `undefined`: nothing was entered. */
export const findDetails = (queries: Queries, accountId: number) =>
  queries.selectFrom('local_payment_details').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The same, held against another change of it until the transaction ends, a first one too. */
export async function lockDetails(queries: Queries, accountId: number) {
  await queries.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  return findDetails(queries, accountId);
}

/** Keeps how an account is paid, in place of what was kept before. */
export const saveDetails = (queries: Queries, accountId: number, { method, shown, sealed, at }: KeptDetails) =>
  queries
    .insertInto('local_payment_details')
    .values({ account_id: accountId, method, shown, sealed, updated_at: at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ method, shown, sealed, updated_at: at }))
    .execute();

/** How long a page may be open before what was entered is sent, in ms. */
const viewMs = 2 * 3_600_000;

/** Keeps the hash of a view's secret. */
export const insertView = (queries: Queries, tokenHash: Buffer, { kind, accountId, locale }: FrameView, at: Date) =>
  queries
    .insertInto('local_payment_views')
    .values({ token_hash: tokenHash, account_id: accountId, kind, locale, expires_at: new Date(at.getTime() + viewMs) })
    .execute();

/** Forgets views that are over. */
export const deleteViewsExpiredBefore = (queries: Queries, before: Date) =>
  queries.deleteFrom('local_payment_views').where('expires_at', '<', before).execute();

/** That a session goes on which there was when a view was asked for: whoever ends theirs all ends what they opened, too. */
const hasSession = sql<boolean>`exists (
  select from sessions where sessions.account_id = local_payment_views.account_id
    and sessions.created_at <= local_payment_views.expires_at - make_interval(secs => ${viewMs / 1000}))`;

/** Whose view a secret opens; `undefined` when it is over, with its session, and when its account may see payments no longer. */
export async function findView(queries: Queries, tokenHash: Buffer, now: Date): Promise<FrameView | undefined> {
  const view = await queries
    .selectFrom('local_payment_views')
    .innerJoin('accounts', 'accounts.id', 'local_payment_views.account_id')
    .select(['account_id as accountId', 'kind', 'local_payment_views.locale'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('accounts.show_resources_tab', '=', true)
    .where(hasSession)
    .executeTakeFirst();
  return view && { ...view, kind: view.kind === 'paymentSetUp' ? 'paymentSetUp' : 'paymentHistory' };
}

/** Notes a payment by the method of the day; one that is noted already stays as it is. */
export const insertPayment = (queries: Queries, { id, accountId, month, cents }: Payment, at: Date) =>
  queries
    .insertInto('local_payments')
    .columns(['id', 'account_id', 'month', 'cents', 'method', 'shown', 'sent_at'])
    .expression((from) =>
      from
        .selectFrom('local_payment_details')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'account_id',
          sql<Date>`${month}::date`.as('month'),
          sql<number>`${cents}::bigint`.as('cents'),
          'method',
          'shown',
          sql<Date>`${at}::timestamptz`.as('sent_at'),
        ])
        .where('account_id', '=', accountId),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Whether a payment is noted. */
export const hasPayment = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('local_payments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Payments that are on their way, the oldest first, with what says where they go now. */
export const listOpenPayments = (queries: Queries) =>
  queries
    .selectFrom('local_payments')
    .innerJoin('local_payment_details as details', 'details.account_id', 'local_payments.account_id')
    .innerJoin('accounts', 'accounts.id', 'local_payments.account_id')
    .select(['local_payments.id', 'local_payments.account_id as accountId', 'cents', 'details.method', 'sealed', 'email'])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('state', '=', 'open')
    .orderBy('sent_at')
    .orderBy('local_payments.id')
    .execute();

/** Notes what became of a payment. */
export const setPaymentState = (queries: Queries, id: string, state: 'paid' | 'rejected') =>
  queries.updateTable('local_payments').set({ state }).where('id', '=', id).execute();

/** A page of an account's payments, the newest first, and whether there are more. */
export async function listPayments(queries: Queries, accountId: number, page: number, pageSize: number) {
  const rows = await queries
    .selectFrom('local_payments')
    .select(['id', 'cents', 'method', 'shown', 'state', 'sent_at as sentAt'])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('account_id', '=', accountId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

/** A payment, as the history shows it. */
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>['rows'][number];
