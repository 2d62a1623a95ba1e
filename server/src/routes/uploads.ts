import { AssetStatus } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { isEditable } from '../films/film-status.ts';
import { getStoredChecksum } from '../films/stored-checksum.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import { findUploadTarget } from '../films/upload-target.ts';
import { findVideoFlaw } from '../films/video-flaw.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { deleteAssets, insertAsset, listAssets } from '../repositories/assets.ts';
import { listChapters, setChapterVideo } from '../repositories/chapters.ts';
import { findFilm, lockFilm, setFilmVideo } from '../repositories/films.ts';
import { deleteGrant, findGrant, type Grant, insertGrant, markForRemoval } from '../repositories/uploads.ts';

type Register = CallRequest<'POST /filmmakers/films/:id/upload-assets'>;

const keyPath = '/assetUrl';

/** Sign an upload, and register what was uploaded. */
export const uploadHandlers: HandlersOf<'GET /s3/sign' | 'POST /filmmakers/films/:id/upload-assets'> = {
  async 'GET /s3/sign'({ services, account, query }) {
    const { database, now, storage } = services;
    const target = await findUploadTarget(services, account, query);
    if (target instanceof Refusal) return target;
    const { key, filmId, contentType } = target;
    const { url, headers } = await storage.signPut({ key, contentType, checksum: query.checksum, sizeBytes: query.size });
    await insertGrant(database.tables, { key, filmId, contentType, sizeBytes: query.size, at: new Date(now()) });
    return { signedUrl: url, key, headers: { ...headers } };
  },

  async 'POST /filmmakers/films/:id/upload-assets'(call) {
    const { services, account, params, body } = call;
    const { tables } = services.database;
    const film = await findFilm(tables, params.id, account.id);
    if (!film || (body.programId !== undefined && body.programId !== film.id)) return refuse('not_found');
    if (!isEditable(film.status)) return refuse('film_locked');
    const registered = (await listAssets(tables, film.id)).find(
      ({ key, type }) => key === body.assetUrl && type === body.assetType,
    );
    if (registered) return { data: registered.id };
    const grant = await findGrant(tables, body.assetUrl, film.id);
    if (!grant) return refuse('upload_missing', { path: keyPath });
    const facts = await services.storage.head(grant.key);
    if (!facts || facts.sizeBytes === 0) return refuse('upload_missing', { path: keyPath });
    const { sizeBytes } = facts;
    const video = { key: grant.key, sizeBytes, toldBytes: grant.sizeBytes };
    const isDamaged =
      body.checksum !== undefined && (await getStoredChecksum(services.storage, grant.key, facts)) !== body.checksum;
    const flaw = isDamaged
      ? refuse('damaged_upload', { path: keyPath })
      : await findVideoFlaw(services.storage, services.options.video, video, keyPath);
    if (flaw) {
      await markForRemoval(tables, [grant.key], new Date(services.now()));
      await deleteGrant(tables, grant.key);
      await sweepObjects(tables, services.storage, call.request.log, [grant.key]);
      return flaw;
    }
    return register(call, grant, sizeBytes);
  },
};

/** Registers a checked object in its place; the draft's file that was there before is taken away. */
async function register({ services, account, params, body, request }: Register, grant: Grant, sizeBytes: number) {
  const { database, now, storage } = services;
  const at = new Date(now());
  const chapterId = body.assetType === 'episodeUrl' ? (body.programChapterId ?? null) : null;
  const done = await database.tables.transaction().execute(async (transaction) => {
    const film = await lockFilm(transaction, params.id, account.id);
    if (!film) return refuse('not_found');
    if (!isEditable(film.status)) return refuse('film_locked');
    const chapters = chapterId === null ? [] : await listChapters(transaction, film.id);
    if (chapterId !== null && !chapters.some(({ id }) => id === chapterId)) return refuse('not_found');
    const assets = await listAssets(transaction, film.id);
    const same = assets.find(({ key }) => key === body.assetUrl);
    if (same) return { id: same.id, replaced: [] };

    const isReplaced = (asset: (typeof assets)[number]) =>
      asset.type === body.assetType && asset.chapter_id === chapterId && (chapterId !== null || body.assetType === 'videoUrl');
    const replaced = assets.filter(isReplaced).map(({ key }) => key);
    await markForRemoval(transaction, replaced, at);
    await deleteAssets(
      transaction,
      assets.filter(isReplaced).map(({ id }) => id),
    );
    const id = await insertAsset(transaction, {
      filmId: film.id,
      chapterId,
      type: body.assetType,
      key: body.assetUrl,
      status: AssetStatus.uploaded,
      contentType: grant.contentType,
      sizeBytes,
      at,
      id: grant.assetId,
    });
    await deleteGrant(transaction, body.assetUrl);
    if (body.assetType === 'videoUrl') await setFilmVideo(transaction, film.id, body.assetUrl, at);
    if (chapterId !== null) await setChapterVideo(transaction, chapterId, body.assetUrl);
    return { id, replaced };
  });
  if (done instanceof Refusal) return done;
  await sweepObjects(database.tables, storage, request.log, done.replaced);
  return { data: done.id };
}
