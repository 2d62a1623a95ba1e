import { PromotionType } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { checkAttachment, type OfferedAttachment, takeAttachment } from '../films/attached-file.ts';
import { findPromotionLock, promotionList } from '../films/promotion-places.ts';
import { promotionReply } from '../films/promotion-reply.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findFilm, lockFilm } from '../repositories/films.ts';
import {
  deletePromotionAsset,
  findFilmOfPromotionAsset,
  insertPromotionAsset,
  listPromotionAssets,
} from '../repositories/promotions.ts';
import { markForRemoval } from '../repositories/uploads.ts';

const path = '/fileUrl';
const form = 'promotions';

/** The files that promote a film: list, upload, remove. What was submitted is locked. */
export const promotionFileHandlers: HandlersOf<
  | 'GET /filmmaker-promotions/:id/submitted-files'
  | 'POST /filmmakers/films/promotion-assets/upload'
  | 'POST /filmmakers/promotion/:id/remove-asset'
> = {
  async 'GET /filmmaker-promotions/:id/submitted-files'({ services, account, params }) {
    const { tables } = services.database;
    const film = await findFilm(tables, params.id, account.id);
    return film ? { data: await promotionReply(tables, film, services) } : refuse('not_found');
  },

  async 'POST /filmmakers/films/promotion-assets/upload'(call) {
    const { services, account, body, request } = call;
    const { database, forms, now, options, storage } = services;
    const { tables } = database;
    const { fileName, fileUrl: key, promotionSubmissionId = null, role, type } = body;
    const film = body.filmmakerId === account.id ? await findFilm(tables, body.programId, account.id) : undefined;
    if (!film) return refuse('not_found');
    const lock = findPromotionLock(options, film);
    if (lock) return lock;
    const before = await listPromotionAssets(tables, film.id);
    // Sent twice: the file that it takes the place of is gone by then.
    const same = before.find((asset) => asset.key === key);
    if (same) return { data: same.id };
    if (promotionSubmissionId !== null && !before.some(({ id }) => id === promotionSubmissionId)) return refuse('not_found');
    const field = promotionList({ role, type: type === PromotionType.video ? type : PromotionType.answers });
    const offered: OfferedAttachment = { filmId: film.id, key, form, field, path };
    const checked = await checkAttachment(call, offered);
    if (checked instanceof Refusal) return checked;
    const done = await tables.transaction().execute(async (transaction) => {
      const held = await lockFilm(transaction, film.id, account.id);
      if (!held) return refuse('not_found');
      const late = findPromotionLock(options, held);
      if (late) return late;
      const here = await listPromotionAssets(transaction, film.id);
      const twin = here.find((asset) => asset.key === key);
      if (twin) return { id: twin.id, keys: [] };
      const replaced = here.filter((asset) => asset.id === promotionSubmissionId && asset.role === role && asset.type === type);
      if (promotionSubmissionId !== null && replaced.length === 0) return refuse('not_found');
      const others = here.filter((asset) => asset.role === role && asset.type === type && !replaced.includes(asset));
      const limit = forms.limit(form, field, 'maxItems');
      if (limit !== undefined && others.length >= limit) return refuse('too_many_files', { path, values: { limit } });
      if (!(await takeAttachment(transaction, offered))) return refuse('upload_missing', { path });
      const at = new Date(now());
      for (const asset of replaced) await deletePromotionAsset(transaction, asset.id);
      const keys = replaced.map((asset) => asset.key);
      await markForRemoval(transaction, keys, at);
      const id = await insertPromotionAsset(transaction, { filmId: film.id, type, role, fileName, key, ...checked, at });
      return { id, keys };
    });
    if (done instanceof Refusal) return done;
    await sweepObjects(tables, storage, request.log, done.keys);
    return { data: done.id };
  },

  async 'POST /filmmakers/promotion/:id/remove-asset'({ services, account, params, request }) {
    const { database, now, options, storage } = services;
    const filmId = await findFilmOfPromotionAsset(database.tables, params.id, account.id);
    if (filmId === undefined) return refuse('not_found');
    const removed = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, filmId, account.id);
      if (!film) return refuse('not_found');
      const lock = findPromotionLock(options, film);
      if (lock) return lock;
      const asset = (await listPromotionAssets(transaction, film.id)).find(({ id }) => id === params.id);
      if (!asset || asset.type === PromotionType.other) return refuse(asset ? 'promotion_locked' : 'not_found');
      await deletePromotionAsset(transaction, asset.id);
      await markForRemoval(transaction, [asset.key], new Date(now()));
      return [asset.key];
    });
    if (removed instanceof Refusal) return removed;
    await sweepObjects(database.tables, storage, request.log, removed);
    return { success: true };
  },
};
