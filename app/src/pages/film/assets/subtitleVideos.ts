import type { JsonObject } from '@reelform/engine';
import { type AssetTypeName, assetPlace } from '@reelform/schemas/api';
import type { Film } from '../../films/dialog/film.ts';
import type { AssetRow } from '../useAssets.ts';

/** Addresses of the videos that subtitles are looked at over, as the form `subtitles` names them: of episodes in their order. */
export const getSubtitleVideos = ({ chapters }: Pick<Film, 'chapters'>, rows: readonly AssetRow[]): JsonObject => {
  const addressOf = (type: AssetTypeName, chapterId: number | null) => assetPlace(rows, type, chapterId).newest?.url ?? null;
  return {
    film: addressOf('videoUrl', null),
    trailer: addressOf('trailerUrl', null),
    episodes: chapters.map(({ chapterId }) => addressOf('episodeUrl', chapterId)),
  };
};
