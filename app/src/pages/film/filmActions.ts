import { FilmStatus } from '@reelform/schemas/api';
import type { Film } from '../films/dialog/film.ts';

/** A dialog of the film's page. */
export type FilmAction = 'assets' | 'subtitles' | 'availability' | 'release' | 'bts';

/** What the page offers for a film, in the order of its buttons; what may not be changed can still be looked at. */
export const getFilmActions = ({
  status,
  may,
  geoRestriction,
}: Pick<Film, 'status' | 'may' | 'geoRestriction'>): readonly FilmAction[] => {
  if (status === FilmStatus.draft || status === FilmStatus.submitted) return [];
  return [
    'assets',
    'subtitles',
    ...(may.includes('availability') || geoRestriction !== null ? (['availability'] as const) : []),
    ...(may.includes('releaseDate') ? (['release'] as const) : []),
    'bts',
  ];
};
