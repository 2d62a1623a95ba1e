import { FilmStatus } from '@reelform/schemas/api';
import type { Film } from './film.ts';

/** Key of the text that says why a film cannot be edited; `undefined` when it can. */
export const getFilmProblem = ({
  film,
  failed,
}: {
  readonly film: Film | undefined;
  /** Something that the dialog needs could not be loaded. */
  readonly failed: boolean;
}): 'film.loadFailed' | 'film.locked' | undefined => {
  if (failed) return 'film.loadFailed';
  return film && film.status !== FilmStatus.draft ? 'film.locked' : undefined;
};
