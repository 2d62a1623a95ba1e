import { generatePath } from 'react-router-dom';
import { hrefOf, paths } from '../../routes.ts';

/** Address of a film's own page. */
export const addressOfFilm = (id: number): string => generatePath(hrefOf(paths.filmView), { id: String(id) });
