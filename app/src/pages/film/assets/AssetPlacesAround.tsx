import { FilmStatus } from '@reelform/schemas/api';
import { type ReactNode, useMemo } from 'react';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import { type AssetPlaces, AssetPlacesContext } from './AssetPlacesContext.ts';
import { getPlaces } from './assetPlaces.ts';

/** Props of {@link AssetPlacesAround}. */
export interface AssetPlacesAroundProps {
  readonly film: Film;
  readonly rows: readonly AssetRow[] | undefined;
  readonly remove: AssetPlaces['remove'];
  readonly onSubtitles?: AssetPlaces['onSubtitles'];
  readonly children: ReactNode;
}

/** Tells the rows of the form `manage-assets` inside how the assets of a film stand. */
export function AssetPlacesAround({ film, rows, remove, onSubtitles, children }: AssetPlacesAroundProps) {
  const places = useMemo(
    () => ({
      film,
      places: getPlaces(film.chapters, rows ?? []),
      showsLive: film.status === FilmStatus.active || film.status === FilmStatus.inactive,
      remove,
      onSubtitles,
    }),
    [film, rows, remove, onSubtitles],
  );
  return <AssetPlacesContext value={places}>{children}</AssetPlacesContext>;
}
