import type { Film } from '../repositories/films.ts';

/** How countries may be meant. */
export const geoTypes = ['include', 'exclude'] as const;

/** How a film's countries are meant; `undefined`: it may be shown everywhere. */
export const geoTypeOf = (film: Pick<Film, 'geo_type'>) => geoTypes.find((type) => type === film.geo_type);
