import { findBannerTarget, isBannerPath } from '../channels/banner.ts';
import { Refusal, refuse } from '../errors.ts';
import { beginUpload } from '../films/begin-upload.ts';
import { findPlace, type Registration, registerAsset } from '../films/register-asset.ts';
import { getStoredChecksum } from '../films/stored-checksum.ts';
import { findFileFlaw } from '../films/stored-file-flaw.ts';
import { discardUpload, sweepObjects } from '../films/stored-objects.ts';
import { findUploadTarget } from '../films/upload-target.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import { findFilm, lockFilm } from '../repositories/films.ts';
import { findGrant, takeGrant } from '../repositories/uploads.ts';

/** A call that registers an upload. */
export type RegisterCall = Pick<
  CallRequest<'POST /filmmakers/films/:id/upload-assets'>,
  'services' | 'account' | 'language' | 'request'
>;

const keyPath = '/assetUrl';

/** Sign an upload, and register what was uploaded. */
export const uploadHandlers: HandlersOf<'GET /s3/sign' | 'POST /filmmakers/films/:id/upload-assets'> = {
  async 'GET /s3/sign'({ services, account, query }) {
    const { storage } = services;
    if (isBannerPath(query.path)) {
      const banner = findBannerTarget(services, query);
      if (banner instanceof Refusal) return banner;
      const { checksum, size: sizeBytes } = query;
      const { url, headers } = await storage.signPut({ ...banner, checksum, sizeBytes });
      const refusal = await beginUpload(services, account, { ...banner, filmId: null, accountId: account.id, sizeBytes });
      return refusal ?? { signedUrl: url, key: banner.key, headers: { ...headers } };
    }
    const target = await findUploadTarget(services, account, query);
    if (target instanceof Refusal) return target;
    const { key, filmId, contentType } = target;
    const { url, headers } = await storage.signPut({ key, contentType, checksum: query.checksum, sizeBytes: query.size });
    const refusal = await beginUpload(services, account, { key, filmId, contentType, sizeBytes: query.size });
    return refusal ?? { signedUrl: url, key, headers: { ...headers } };
  },

  async 'POST /filmmakers/films/:id/upload-assets'(call) {
    const { params, body } = call;
    if (body.programId !== undefined && body.programId !== params.id) return refuse('not_found');
    return registerUpload(
      call,
      params.id,
      {
        assetType: body.assetType,
        key: body.assetUrl,
        chapterId: body.programChapterId ?? null,
        name: body.name,
        language: body.lanCode,
        checksum: body.checksum,
      },
      keyPath,
    );
  },
};

/**
 * Registers an uploaded object as an asset of a film once its bytes are what its type asks for; else it is thrown away.
 * @param path pointer of what names the object
 */
export async function registerUpload(call: RegisterCall, filmId: number, registration: Registration, path: string) {
  const { services, account, language, request } = call;
  const { database, now, storage } = services;
  const { tables } = database;
  const { key } = registration;
  const film = await findFilm(tables, filmId, account.id);
  if (!film) return refuse('not_found');
  const place = await findPlace({ ...services, language }, tables, film, registration);
  if (place instanceof Refusal) return place;
  if (place.same) return { data: place.same.id };
  const grant = await findGrant(tables, key, film.id);
  const facts = grant && (await storage.head(key));
  if (!grant || !facts) return refuse('upload_missing', { path });
  const { sizeBytes } = facts;
  const file = { key, sizeBytes, toldBytes: grant.sizeBytes, contentType: grant.contentType };
  const isDamaged =
    registration.checksum !== undefined && (await getStoredChecksum(storage, key, facts)) !== registration.checksum;
  const flaw = isDamaged
    ? refuse('damaged_upload', { path })
    : await findFileFlaw({ ...services, account, language }, place.type, file, path);
  if (flaw) {
    await discardUpload(services, request.log, key);
    return flaw;
  }
  const done = await tables.transaction().execute(async (transaction) => {
    const held = await lockFilm(transaction, film.id, account.id);
    if (!held) return refuse('not_found');
    const taken = await findPlace({ ...services, language }, transaction, held, registration);
    if (taken instanceof Refusal) return taken;
    if (taken.same) return { id: taken.same.id, replaced: [] };
    // Given up, or registered as something else, while its bytes were looked at.
    if (!(await takeGrant(transaction, key))) return refuse('upload_missing', { path });
    return registerAsset(transaction, held, taken, registration, grant, sizeBytes, new Date(now()));
  });
  if (done instanceof Refusal) return done;
  await sweepObjects(tables, storage, request.log, done.replaced);
  return { data: done.id };
}
