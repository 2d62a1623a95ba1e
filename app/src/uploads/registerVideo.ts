import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import type { ApiClient } from '../api/client.ts';
import { type RetryOptions, retry } from '../api/retry.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** A file in the store. */
export interface StoredFile {
  readonly key: string;
  /** CRC-32, base64; `undefined` for one in parts, each of which the store has verified. */
  readonly checksum: string | undefined;
}

/**
 * Registers a stored video with its film. A file that was sent whole comes with its checksum, which the server compares.
 * @throws {ApiError} when it is refused or not answered
 */
export const registerVideo = (
  api: ApiClient,
  { key, checksum }: StoredFile,
  target: UploadTarget,
  retrying: RetryOptions,
): Promise<unknown> => {
  const { filmId, chapterId, isSeries } = target;
  const body = {
    assetType: chapterId === null ? 'videoUrl' : 'episodeUrl',
    assetUrl: key,
    assetStatus: AssetStatus.uploaded,
    programDetail: null,
    programId: filmId,
    programChapterId: chapterId,
    programStatus: FilmStatus.draft,
    isSeries,
    id: null,
    newEpisode: chapterId === null ? 0 : 1,
    ...(checksum !== undefined && { checksum }),
  } as const;
  const register = () =>
    api.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id: filmId },
      body,
      ...(retrying.signal && { signal: retrying.signal }),
    });
  return retry(register, retrying);
};
