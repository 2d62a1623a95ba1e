import { createContext } from 'react';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';
import type { PlaceRow } from './assetPlaces.ts';

/** What the rows of Manage Assets know beyond their fields. */
export interface AssetPlaces {
  readonly film: Film;
  /** The rows by their fields' pointers. */
  readonly places: ReadonlyMap<string, PlaceRow>;
  /** Whether what viewers see is shown beside what is uploaded. */
  readonly showsLive: boolean;
  /** Removes an asset or asks for it. */
  readonly remove: (row: AssetRow, pointer: string) => Promise<void>;
  /** Opens what takes subtitles; absent where they are on the same screen. */
  readonly onSubtitles?: (() => void) | undefined;
}

/** Provided around the form `manage-assets`. */
export const AssetPlacesContext = createContext<AssetPlaces | undefined>(undefined);
