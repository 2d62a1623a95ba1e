import type { Queries } from '../database/queries.ts';
import { type Asset, listAssets } from '../repositories/assets.ts';
import { type Chapter, listChapters } from '../repositories/chapters.ts';
import { listDetails, type StoredDetails } from '../repositories/program-details.ts';

/** Everything that hangs on a film and its owner sees with it. */
export interface FilmParts {
  readonly chapters: readonly Chapter[];
  readonly assets: readonly Asset[];
  readonly details: readonly StoredDetails[];
}

/** Reads the parts of a film, one after the other, as a transaction asks for it. */
export const readFilmParts = async (queries: Queries, filmId: number): Promise<FilmParts> => ({
  chapters: await listChapters(queries, filmId),
  assets: await listAssets(queries, filmId),
  details: await listDetails(queries, filmId),
});
