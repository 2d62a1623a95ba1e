import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { EarningFigures } from '../payment-options.ts';

/** Keeps the figures that a month is closed by; those of its first closing stay. @param month its first day */
export const keepFigures = (queries: Queries, month: string, figures: EarningFigures) =>
  queries
    .insertInto('month_figures')
    .values({
      month,
      watch_hour_cents: figures.watchHourCents,
      ad_share_percent: figures.adSharePercent,
      referral_share_percent: figures.referralSharePercent,
      referral_days: figures.referralDays,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The figures that months (`2026-10`) were closed by, the earliest first. */
export const listFigures = (queries: Queries) =>
  queries
    .selectFrom('month_figures')
    .select([
      'watch_hour_cents as watchHourCents',
      'ad_share_percent as adSharePercent',
      'referral_share_percent as referralSharePercent',
      'referral_days as referralDays',
    ])
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('closed'))
    .orderBy('month')
    .execute();
