import { refuse } from '../errors.ts';
import { beginUpload } from '../films/begin-upload.ts';
import { assetsPath, newObjectKey } from '../films/object-keys.ts';
import { may } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { refuseSize } from '../films/upload-target.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findFilm } from '../repositories/films.ts';

/** Sign the upload of a subtitle file. */
export const subtitleHandlers: HandlersOf<'POST /upload/subtitle'> = {
  async 'POST /upload/subtitle'({ services, account, body }) {
    const { database, options, storage } = services;
    const { objectName, programId, size } = body;
    const film = await findFilm(database.tables, programId, account.id);
    if (!film) return refuse('not_found');
    if (!may(options, film.status, 'subtitles')) return refuseLocked(film.status);
    const contentType = body.contentType.trim().toLowerCase();
    if (!/\.srt$/i.test(objectName)) return refuse('not_subtitle', { path: '/objectName' });
    if (!options.subtitle.types.includes(contentType)) return refuse('not_subtitle', { path: '/contentType' });
    if (size !== undefined && size > options.subtitle.maxBytes) return refuseSize(options.subtitle, '/size');
    const key = newObjectKey(assetsPath(film.id), objectName);
    const { url, headers } = await storage.signPut({ key, contentType, sizeBytes: size });
    const refusal = await beginUpload(services, account, { key, filmId: film.id, contentType, sizeBytes: size });
    return refusal ?? { signedUrl: url, key, headers: { ...headers } };
  },
};
