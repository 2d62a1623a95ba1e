import { generatePath } from 'react-router-dom';
import { hrefOf, paths } from '../../routes.ts';

/** Stands in a film's address for one that is not stored yet. */
export const newFilmId = 'new';

/** Address of a film's own page. */
export const addressOfFilm = (id: number | typeof newFilmId): string =>
  generatePath(hrefOf(paths.filmView), { id: String(id) });
