import { FilmStatus } from '@reelform/schemas/api';
import { type NoticeKey, type Refusal, refuse } from '../errors.ts';

const texts: { readonly [status: number]: NoticeKey } = {
  [FilmStatus.draft]: 'film.locked.draft',
  [FilmStatus.submitted]: 'film.locked',
  [FilmStatus.review]: 'film.locked',
  [FilmStatus.contractCancelled]: 'film.locked.cancelled',
};

/** Refuses what a film does not allow in its status, in words that are true of that status. */
export const refuseLocked = (status: number): Refusal =>
  refuse('film_locked', { messageKey: texts[status] ?? 'film.locked.now' });
