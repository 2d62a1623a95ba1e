import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import type { ApiClient } from '../api/client.ts';
import { type RetryOptions, retry } from '../api/retry.ts';
import { getAssetType, type UploadTarget } from './uploadTarget.ts';

/**
 * Registers a stored file with its film.
 * @throws {ApiError} when it is refused or not answered
 */
export const registerFile = (api: ApiClient, key: string, target: UploadTarget, retrying: RetryOptions): Promise<unknown> => {
  const { filmId, chapterId, isSeries, asset } = target;
  const body = {
    assetType: getAssetType(target),
    assetUrl: key,
    assetStatus: AssetStatus.uploaded,
    programDetail: null,
    programId: filmId,
    programChapterId: chapterId,
    programStatus: asset?.programStatus ?? FilmStatus.draft,
    isSeries,
    id: null,
    newEpisode: chapterId === null || asset ? 0 : 1,
    ...(asset && { name: asset.name }),
    ...(asset?.lanCode !== undefined && { lanCode: asset.lanCode }),
  } as const;
  const register = () =>
    api.call('POST /filmmakers/films/:id/upload-assets', {
      params: { id: filmId },
      body,
      ...(retrying.signal && { signal: retrying.signal }),
    });
  return retry(register, retrying);
};
