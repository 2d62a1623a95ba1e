import { AssetStatus, PromotionType } from '@reelform/schemas/api';
import { readAssetType } from '../asset-options.ts';
import { isBannerPath } from '../channels/banner.ts';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import { libraryPath, readAssetsPath } from '../films/object-keys.ts';
import { mayUpload } from '../films/permissions.ts';
import { findPromotionLock } from '../films/promotion-places.ts';
import { removeAsset, takeAssets } from '../films/remove-asset.ts';
import { discardUpload, sweepObjects } from '../films/stored-objects.ts';
import type { HandlersOf } from '../http/calls.ts';
import { type Asset, listAssets } from '../repositories/assets.ts';
import { findAccountGrant } from '../repositories/channel-banners.ts';
import { fillChapterVideo } from '../repositories/chapters.ts';
import { fillSelectedImage } from '../repositories/film-settings.ts';
import { type Film, fillFilmVideo, findFilm, lockFilm } from '../repositories/films.ts';
import { deletePromotionAsset, listPromotionAssets } from '../repositories/promotions.ts';
import { restoreReplaced } from '../repositories/replaced-assets.ts';
import { findGrant, markForRemoval } from '../repositories/uploads.ts';
import type { SchemaOptions } from '../schema-options.ts';

/** Takes an upload back, however far it came: its end may have crossed the wish to end it on the way. */
export const uploadWithdrawalHandlers: HandlersOf<'POST /upload/withdraw'> = {
  async 'POST /upload/withdraw'({ services, account, body, request }) {
    const { database, now, options, storage } = services;
    const { tables } = database;
    if (isBannerPath(body.path)) {
      if (await findAccountGrant(tables, body.key, account.id)) await discardUpload(services, request.log, body.key);
      return { success: true };
    }
    const id = readAssetsPath(body.path);
    const film = id === undefined ? undefined : await findFilm(tables, id, account.id);
    if (!film && !(account.isStaff && body.path === libraryPath)) return refuse('not_found');
    if (await findGrant(tables, body.key, film?.id ?? null)) await discardUpload(services, request.log, body.key);
    if (!film) return { success: true };
    // Registered before, or while it was given up.
    const keys = await tables.transaction().execute(async (transaction) => {
      const held = await lockFilm(transaction, film.id, account.id);
      return held ? removeRegistered(transaction, options, held, body.key, new Date(now())) : [];
    });
    if (keys instanceof Refusal) return keys;
    await sweepObjects(tables, storage, request.log, keys);
    return { success: true };
  },
};

/** Removes what a key was registered as, of a film that the caller holds; the keys of the objects to remove. */
async function removeRegistered(
  queries: Queries,
  options: SchemaOptions,
  film: Film,
  key: string,
  at: Date,
): Promise<readonly string[] | Refusal> {
  const asset = (await listAssets(queries, film.id)).find((one) => one.key === key);
  if (asset) {
    if (!isUndecided(options, film, asset)) {
      const removed = await removeAsset(queries, options, film, asset, at);
      return removed instanceof Refusal ? removed : removed.keys;
    }
    const keys = await takeAssets(queries, film.id, [asset], at);
    await putBack(queries, film.id, key, at);
    return keys;
  }
  const promotion = (await listPromotionAssets(queries, film.id)).find((one) => one.key === key);
  if (!promotion || promotion.type === PromotionType.other) return [];
  const lock = findPromotionLock(options, film);
  if (lock) return lock;
  await deletePromotionAsset(queries, promotion.id);
  await markForRemoval(queries, [key], at);
  return [key];
}

/**
 * Whether an asset is one that nobody has decided about, in a place that takes another: it could be replaced as well. Asked
 * for to be removed instead, it would keep the place of a rejected film from its owner until staff look at it.
 */
function isUndecided(options: SchemaOptions, { status }: Film, { type, status: newestStatus }: Asset): boolean {
  const assetType = readAssetType(type);
  return (
    newestStatus === AssetStatus.uploaded && assetType !== undefined && mayUpload(options, { status, assetType, newestStatus })
  );
}

/** What was rejected and a withdrawn upload had replaced stands in its place again, to be replaced by another. */
async function putBack(queries: Queries, filmId: number, withdrawn: string, at: Date): Promise<void> {
  for (const { key, type, chapterId, isSelected } of await restoreReplaced(queries, filmId, withdrawn)) {
    if (type === 'videoUrl') await fillFilmVideo(queries, filmId, key, at);
    if (isSelected) await fillSelectedImage(queries, filmId, key, at);
    if (type === 'episodeUrl' && chapterId !== null) await fillChapterVideo(queries, chapterId, key);
  }
}
