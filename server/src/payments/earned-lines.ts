import type { Queries } from '../database/queries.ts';
import type { PaymentFigures } from '../payment-options.ts';
import { type EarningsQuery, listMonthsOfReferrals, listMonthsOfViews } from '../repositories/earnings.ts';
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

/** Everything that a filmmaker earned up to a moment, computed from what is known now. */
export async function computeEarnedLines(
  queries: Queries,
  figures: PaymentFigures,
  query: EarningsQuery,
): Promise<readonly EarnedLine[]> {
  const views = await listMonthsOfViews(queries, query);
  const referrals = await listMonthsOfReferrals(queries, query, figures.referralDays);
  return [
    ...views.map((row) => ({
      kind: 'view' as const,
      source: `film:${row.filmId}`,
      filmId: row.filmId,
      month: row.month,
      cents: viewCents(figures, row),
      views: row.views,
      watchedSeconds: row.watchedSeconds,
    })),
    ...referrals.map(({ linkId, filmId, month, paidCents }) => ({
      kind: 'referral' as const,
      source: `link:${linkId}`,
      filmId,
      month,
      cents: referralCents(figures, paidCents),
      views: 0,
      watchedSeconds: 0n,
    })),
  ];
}
