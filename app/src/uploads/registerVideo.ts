import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import type { ApiClient } from '../api/client.ts';
import { type RetryOptions, retry } from '../api/retry.ts';
import type { UploadTarget } from './uploadTarget.ts';

/**
 * Registers a stored video with its film.
 * @throws {ApiError} when it is refused or not answered
 */
export const registerVideo = (api: ApiClient, key: string, target: UploadTarget, retrying: RetryOptions): Promise<unknown> => {
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
  } as const;
  const register = () =>
    api.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id: filmId },
      body,
      ...(retrying.signal && { signal: retrying.signal }),
    });
  return retry(register, retrying);
};
