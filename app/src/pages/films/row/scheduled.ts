import { FilmStatus } from '@reelform/schemas/api';
import type { FilmRow } from './filmRow.ts';

/**
 * When an active film will be released, in seconds since 1970 (UTC); `undefined` when it is out already, has no date or
 * is not active.
 * @param now milliseconds since 1970 (UTC)
 */
export const getScheduledRelease = (
  { statusValue, releaseDate }: Pick<FilmRow, 'statusValue' | 'releaseDate'>,
  now: number,
): number | undefined =>
  statusValue === FilmStatus.active && releaseDate !== null && releaseDate * 1000 > now ? releaseDate : undefined;
