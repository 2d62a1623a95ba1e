import { AssetStatus } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import type { Refusal } from '../errors.ts';
import { type Asset, deleteAssets, setAssetStatus } from '../repositories/assets.ts';
import { clearChapterVideos } from '../repositories/chapters.ts';
import { clearFilmAssets } from '../repositories/film-settings.ts';
import type { Film } from '../repositories/films.ts';
import { markForRemoval } from '../repositories/uploads.ts';
import type { SchemaOptions } from '../schema-options.ts';
import { may, mayRemove } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';

/** What became of an asset that was to be removed. */
export interface RemovedAsset {
  readonly assetStatus: typeof AssetStatus.removed | typeof AssetStatus.deletionRequested;
  /** Keys of the objects to remove. */
  readonly keys: readonly string[];
}

const isSubtitle = ({ language_code }: Asset) => language_code !== null;

/**
 * Removes an asset of a film that the caller holds, or notes the request: what was approved, the selected image, and
 * whatever is under review or past it is for staff to remove.
 */
export async function removeAsset(
  queries: Queries,
  options: SchemaOptions,
  film: Film,
  asset: Asset,
  at: Date,
): Promise<RemovedAsset | Refusal> {
  if (!mayRemove(options, film.status, asset)) return refuseLocked(film.status);
  const isLate = !may(options, film.status, 'removeNow') && !isSubtitle(asset);
  if (
    isLate ||
    asset.status === AssetStatus.approved ||
    asset.status === AssetStatus.deletionRequested ||
    asset.key === film.selected_image
  ) {
    await setAssetStatus(queries, asset.id, AssetStatus.deletionRequested);
    return { assetStatus: AssetStatus.deletionRequested, keys: [] };
  }
  return { assetStatus: AssetStatus.removed, keys: await takeAssets(queries, film.id, [asset], at) };
}

/**
 * Takes assets out of a film that the caller holds, and out of all that names them.
 * @returns keys of the objects to remove
 */
export async function takeAssets(
  queries: Queries,
  filmId: number,
  assets: readonly Asset[],
  at: Date,
): Promise<readonly string[]> {
  const keys = assets.map(({ key }) => key);
  await markForRemoval(queries, keys, at);
  await deleteAssets(
    queries,
    assets.map(({ id }) => id),
  );
  await clearFilmAssets(queries, filmId, keys, at);
  await clearChapterVideos(queries, filmId, keys);
  return keys;
}
