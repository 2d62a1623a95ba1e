import type { Queries } from '../database/queries.ts';
import type { EarningFigures } from '../payment-options.ts';
import { type EarningsQuery, listMonthsOfReferrals, listMonthsOfViews } from '../repositories/earnings.ts';
import { listFigures } from '../repositories/month-figures.ts';
import { referralCents, viewCents } from './revenue.ts';

/** What one program, or one link, earned in one month. */
export interface EarnedLine {
  readonly kind: 'view' | 'referral';
  /** What earned it: `film:7` its views, `link:3` a short link's subscribers. */
  readonly source: string;
  /** The program; `null` for the link of a channel. */
  readonly filmId: number | null;
  /** `2026-10`, UTC. */
  readonly month: string;
  readonly cents: number;
  readonly views: number;
  readonly watchedSeconds: bigint;
}

/**
 * Everything that a filmmaker earned up to a moment, computed from what is known now: a month that is closed by the figures
 * of its closing, one before any was kept by those of the first that follows.
 * @param current the figures of months that are open
 */
export async function computeEarnedLines(
  queries: Queries,
  current: EarningFigures,
  query: EarningsQuery,
): Promise<readonly EarnedLine[]> {
  const kept = await listFigures(queries);
  const figuresOf = (month: string): EarningFigures => kept.find(({ closed }) => closed >= month) ?? current;
  const views = await listMonthsOfViews(queries, query);
  const referrals: Awaited<ReturnType<typeof listMonthsOfReferrals>> = [];
  for (const days of new Set([...kept, current].map(({ referralDays }) => referralDays))) {
    const rows = await listMonthsOfReferrals(queries, query, days);
    referrals.push(...rows.filter(({ month }) => figuresOf(month).referralDays === days));
  }
  return [
    ...views.map((row) => ({
      kind: 'view' as const,
      source: `film:${row.filmId}`,
      filmId: row.filmId,
      month: row.month,
      cents: viewCents(figuresOf(row.month), row),
      views: row.views,
      watchedSeconds: row.watchedSeconds,
    })),
    ...referrals.map(({ linkId, filmId, month, paidCents }) => ({
      kind: 'referral' as const,
      source: `link:${linkId}`,
      filmId,
      month,
      cents: referralCents(figuresOf(month), paidCents),
      views: 0,
      watchedSeconds: 0n,
    })),
  ];
}
