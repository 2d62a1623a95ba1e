import { getContentType, isWholeMovie } from '@reelform/engine/content';
import { type Refusal, refuse } from '../errors.ts';
import type { UploadOptions } from '../schema-options.ts';
import type { Storage } from '../storage/storage.ts';
import { createStoredSource } from './stored-source.ts';
import { refuseSize } from './upload-target.ts';

/** Boxes at the top of a film that are looked at, one read each; a film that is not in fragments has less than ten. */
const mostBoxes = 64;

/** An object that is to be registered as a video. */
export interface StoredVideo {
  readonly key: string;
  readonly sizeBytes: number;
  /** Length that was told when its upload was signed. */
  readonly toldBytes: number | undefined;
}

/** Why a stored object is not taken as a video: its size, what its bytes say that it is, or that its end is missing. */
export async function findVideoFlaw(
  storage: Storage,
  options: UploadOptions,
  { key, sizeBytes, toldBytes }: StoredVideo,
  path: string,
): Promise<Refusal | undefined> {
  if (sizeBytes > options.maxBytes) return refuseSize(options, path);
  const source = createStoredSource(storage, key, sizeBytes);
  const type = await getContentType(source);
  if (type === 'video/quicktime') return refuse('quicktime', { path });
  if (type === undefined || !options.types.includes(type)) return refuse('not_video', { path });
  const isCutOff = (toldBytes ?? sizeBytes) !== sizeBytes || (await isWholeMovie(source, mostBoxes)) === false;
  return isCutOff ? refuse('damaged_video', { path }) : undefined;
}
