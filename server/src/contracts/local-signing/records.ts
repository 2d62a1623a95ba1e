import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/queries.ts';

/** A contract as it is put before its signer. */
export interface NewSigning {
  readonly id: string;
  readonly title: string;
  readonly signerName: string;
  readonly signerEmail: string;
  readonly product: string;
  readonly terms: readonly string[];
  readonly at: Date;
}

/** From where, with what and when something was done. */
interface Origin {
  readonly address: string;
  readonly browser: string;
  readonly at: Date;
}

/** How a contract ended, and from where. */
export interface SigningEnd extends Origin {
  readonly event: 'signed' | 'cancelled';
  readonly name?: string;
  /** The day that the signer wrote, `yyyy-mm-dd`. */
  readonly signedOn?: string;
}

/** Letters of a browser's name that are kept. */
const longestBrowser = 500;

/** Adds a contract. */
export const insertSigning = (queries: Queries, signing: NewSigning) =>
  queries
    .insertInto('local_signings')
    .values({
      id: signing.id,
      title: signing.title,
      signer_name: signing.signerName,
      signer_email: signing.signerEmail,
      product: signing.product,
      terms: [...signing.terms],
      created_at: signing.at,
    })
    .execute();

/** A contract by its number. */
export const findSigning = (queries: Queries, id: string) =>
  queries.selectFrom('local_signings').selectAll().where('id', '=', id).executeTakeFirst();

/** A contract, as the database has it. */
export type Signing = NonNullable<Awaited<ReturnType<typeof findSigning>>>;

/** One view of a contract. */
export interface SigningView {
  readonly signingId: string;
  /** Language tag (BCP 47). */
  readonly locale: string;
  readonly expiresAt: Date;
}

/** Keeps the hash of a view's secret. */
export const insertView = (queries: Queries, tokenHash: Buffer, { signingId, locale, expiresAt }: SigningView) =>
  queries
    .insertInto('local_signing_views')
    .values({ token_hash: tokenHash, signing_id: signingId, locale, expires_at: expiresAt })
    .execute();

/** Forgets views that are over. */
export const deleteViewsExpiredBefore = (queries: Queries, before: Date) =>
  queries.deleteFrom('local_signing_views').where('expires_at', '<', before).execute();

/** The contract of a view that is not over, and the view's language. */
export const findViewedSigning = (queries: Queries, tokenHash: Buffer, at: Date) =>
  queries
    .selectFrom('local_signing_views')
    .innerJoin('local_signings', 'local_signings.id', 'local_signing_views.signing_id')
    .selectAll('local_signings')
    .select('local_signing_views.locale')
    .where('local_signing_views.token_hash', '=', tokenHash)
    .where('local_signing_views.expires_at', '>', at)
    .executeTakeFirst();

/** Adds a contract's end to its audit trail. */
export const insertEnd = (queries: Queries, signingId: string, event: SigningEnd) =>
  queries
    .insertInto('local_signing_events')
    .values({
      signing_id: signingId,
      event: event.event,
      name: event.name ?? null,
      signed_on: event.signedOn ?? null,
      address: event.address,
      browser: event.browser.slice(0, longestBrowser),
      happened_at: event.at,
    })
    .execute();

/**
 * Adds a look at a contract to its audit trail while that tells of fewer than `most`: whoever has the address can open the
 * page as often as they want.
 */
export const insertLook = (queries: Queries, signingId: string, { address, browser, at }: Origin, most: number) =>
  sql`insert into local_signing_events (signing_id, event, address, browser, happened_at)
    select ${signingId}, 'viewed', ${address}, ${browser.slice(0, longestBrowser)}, ${at}
    where (select count(*) from (select from local_signing_events
      where signing_id = ${signingId} and event = 'viewed' limit ${most}) looks) < ${most}`.execute(queries);

/** Ends an open contract; false when it was ended before. */
export async function endSigning(queries: Queries, id: string, state: 'signed' | 'cancelled'): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('local_signings')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The audit trail of a contract, in its order; the signer's day as text. However often it was looked at, its end is told.
 * @param mostViews looks at it that are told
 */
export async function listEvents(queries: Queries, signingId: string, mostViews: number) {
  const events = queries
    .selectFrom('local_signing_events')
    .select(['id', 'event', 'name', 'address', 'browser', 'happened_at as happenedAt'])
    .select(sql<string | null>`to_char(signed_on, 'YYYY-MM-DD')`.as('signedOn'))
    .where('signing_id', '=', signingId)
    .orderBy('id');
  const ends = await events.where('event', '<>', 'viewed').execute();
  const views = await events.where('event', '=', 'viewed').limit(mostViews).execute();
  return [...ends, ...views].sort((one, other) => one.id - other.id);
}

/** Ends of contracts whose webhook was not taken yet, the oldest first. */
export const listUndelivered = (queries: Queries) =>
  queries
    .selectFrom('local_signing_events')
    .select(['id', 'signing_id as reference', 'event', 'name'])
    .where('delivered_at', 'is', null)
    .where('event', '<>', 'viewed')
    .orderBy('id')
    .limit(100)
    .execute();

/** Notes that a webhook was taken. */
export const markDelivered = (queries: Queries, eventId: number, at: Date) =>
  queries.updateTable('local_signing_events').set({ delivered_at: at }).where('id', '=', eventId).execute();

/** What webhooks are signed with; made at its first use, one for all servers of a database. */
export async function readSecret(queries: Queries): Promise<string> {
  await queries
    .insertInto('local_signing_secret')
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await queries.selectFrom('local_signing_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}
