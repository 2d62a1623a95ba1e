import { RejectedParts } from '../../film/details/RejectedParts.tsx';
import { useAssets } from '../../film/useAssets.ts';
import type { Film } from '../dialog/film.ts';

/** Props of {@link RejectedAssets}. */
export interface RejectedAssetsProps {
  readonly film: Film;
  readonly onOpen: () => void;
}

/** Names what was rejected of a film that the list counts rejected assets of, with the reasons; each line leads to the film's page. */
export function RejectedAssets({ film, onOpen }: RejectedAssetsProps) {
  const { data: rows } = useAssets(film.id);
  return rows ? <RejectedParts film={film} rows={rows} onOpen={onOpen} /> : null;
}
