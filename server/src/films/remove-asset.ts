import { AssetStatus } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import type { Refusal } from '../errors.ts';
import { type Asset, deleteAssets, setAssetStatus } from '../repositories/assets.ts';
import { clearChapterVideo } from '../repositories/chapters.ts';
import { clearFilmAsset } from '../repositories/film-settings.ts';
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
  await takeAsset(queries, film, asset, at);
  return { assetStatus: AssetStatus.removed, keys: [asset.key] };
}

/** Takes an asset out of a film that the caller holds; its object is marked for removal. */
export async function takeAsset(queries: Queries, film: Film, asset: Asset, at: Date): Promise<void> {
  await deleteAssets(queries, [asset.id]);
  await markForRemoval(queries, [asset.key], at);
  await clearFilmAsset(queries, film.id, asset.key, at);
  await clearChapterVideo(queries, film.id, asset.key);
}
