import { Refusal, refuse } from '../errors.ts';
import type { Account } from '../repositories/accounts.ts';
import { findFilm } from '../repositories/films.ts';
import type { UploadOptions } from '../schema-options.ts';
import type { Services } from '../services.ts';
import { assetsPath, libraryPath, newObjectKey, readAssetsPath } from './object-keys.ts';
import { takesUploads } from './permissions.ts';
import { refuseLocked } from './refuse-locked.ts';

/** A file that someone wants to upload. */
export interface OfferedFile {
  readonly objectName: string;
  readonly contentType: string;
  readonly path: string;
  /** Length in bytes, where it was told. */
  readonly size?: number | undefined;
}

/** Where an offered file goes. */
export interface UploadTarget extends Pick<UploadFolder, 'filmId'> {
  readonly key: string;
  readonly contentType: string;
}

/** Where uploads of one record go. */
export interface UploadFolder {
  /** `null`: the library's. */
  readonly filmId: number | null;
  readonly path: string;
}

/** The folder under a path: that of a film, when it is this filmmaker's and may still be changed, or the staff's library. */
export async function findUploadFolder(
  { database, options }: Services,
  account: Account,
  path: string,
): Promise<UploadFolder | Refusal> {
  if (path === libraryPath) return account.isStaff ? { filmId: null, path } : refuse('not_found');
  const filmId = readAssetsPath(path);
  const film = filmId === undefined ? undefined : await findFilm(database.tables, filmId, account.id);
  if (!film) return refuse('not_found');
  return takesUploads(options, film.status) ? { filmId: film.id, path: assetsPath(film.id) } : refuseLocked(film.status);
}

/** A file that is larger than any may be; the text names the limit in MB. */
export const refuseSize = ({ maxBytes }: UploadOptions, path: string): Refusal =>
  refuse('file_too_large', { path, values: { limit: Math.floor(maxBytes / 1e6) } });

/** A fresh key for an offered file below its path, or why the file is not taken. */
export async function findUploadTarget(
  services: Services,
  account: Account,
  file: OfferedFile,
): Promise<UploadTarget | Refusal> {
  const { document, image, video } = services.options;
  const folder = await findUploadFolder(services, account, file.path);
  if (folder instanceof Refusal) return folder;
  const contentType = file.contentType.trim().toLowerCase();
  if (contentType === 'video/quicktime') return refuse('quicktime', { path: '/contentType' });
  const isImage = contentType.startsWith('image/');
  const limits = isImage ? image : document.types.includes(contentType) ? document : video;
  if (!limits.types.includes(contentType)) return refuse(isImage ? 'not_image' : 'not_video', { path: '/contentType' });
  if (file.size !== undefined && file.size > limits.maxBytes) return refuseSize(limits, '/size');
  return { filmId: folder.filmId, key: newObjectKey(folder.path, file.objectName), contentType };
}
