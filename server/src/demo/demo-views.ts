import type { ReportedView } from '../repositories/views.ts';

/** A part of a month in which a film is watched. */
export interface Stretch {
  /** In ms. */
  readonly start: number;
  /** In ms: it ends before. */
  readonly until: number;
  /** Place of the film among those that are watched most. */
  readonly rank: number;
  /** A number between 0 and 1, another one each time. */
  readonly chance: () => number;
}

const dayMs = 86_400_000;

/** Views of the first film in its first month. */
const mostViews = 420;

/** How a film is watched for so long. A month that has just begun brings what a day does: it is shown on its first one too. */
export function viewsOf(filmId: number, { start, until, rank, chance }: Stretch): readonly ReportedView[] {
  const days = Math.max(1, Math.floor((until - start) / dayMs));
  const count = Math.round((mostViews * (0.6 + 0.8 * chance()) * (days / 30)) / (1 + rank * 0.45));
  return Array.from({ length: count }, (_, n) => ({
    id: `demo-${filmId}-${start}-${n}`,
    filmId,
    watchedSeconds: Math.round(300 + 5700 * chance()),
    adRevenueMicros: Math.round(120_000 * chance()),
    at: new Date(start + chance() * (until - start)),
  }));
}
