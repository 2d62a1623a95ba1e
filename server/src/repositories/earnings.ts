import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** Of whom, and up to when, something is asked. */
export interface EarningsQuery {
  readonly filmmakerId: number;
  /** Events before this moment count. */
  readonly until: Date;
}

/** The views of a filmmaker's films by month (`2026-10`, UTC), the owner's own left out; of months that began by then. */
export async function listMonthsOfViews(queries: Queries, { filmmakerId, until }: EarningsQuery) {
  const rows = await queries
    .selectFrom('view_months')
    .innerJoin('films', 'films.id', 'view_months.film_id')
    .where('films.filmmaker_id', '=', filmmakerId)
    .where(sql<boolean>`view_months.month < ${until}::timestamptz at time zone 'UTC'`)
    .select(['film_id as filmId', sql<string>`to_char(view_months.month, 'YYYY-MM')`.as('month')])
    .select(['views', 'watched_seconds as watchedSeconds', 'ad_revenue_micros as adRevenueMicros'])
    .execute();
  return rows.map(({ watchedSeconds, adRevenueMicros, ...row }) => ({
    ...row,
    watchedSeconds: BigInt(watchedSeconds),
    adRevenueMicros: BigInt(adRevenueMicros),
  }));
}

/** What was paid by subscribers who registered soon enough after they followed a filmmaker's link, by link and month (UTC). */
export async function listMonthsOfReferrals(queries: Queries, { filmmakerId, until }: EarningsQuery, referralDays: number) {
  const rows = await queries
    .selectFrom('registrations')
    .innerJoin('short_links', 'short_links.id', 'registrations.short_link_id')
    .where('short_links.filmmaker_id', '=', filmmakerId)
    .where('registered_at', '<', until)
    .where(sql<boolean>`registered_at <= clicked_at + make_interval(hours => ${referralDays * 24})`)
    .select(['short_link_id as linkId', 'film_id as filmId'])
    .select([
      sql<string>`to_char(registered_at at time zone 'UTC', 'YYYY-MM')`.as('month'),
      sql<string>`sum(paid_cents)`.as('paidCents'),
    ])
    .groupBy(['short_link_id', 'film_id', 'month'])
    .execute();
  return rows.map(({ paidCents, ...row }) => ({ ...row, paidCents: BigInt(paidCents) }));
}

/** Titles and addresses of films. */
export const listPrograms = (queries: Queries, filmIds: readonly number[]) =>
  queries
    .selectFrom('films')
    .select(['id', 'title', 'program_link as programLink'])
    .where('id', 'in', filmIds.length > 0 ? filmIds : [0])
    .execute();
