import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import type { ApiClient } from '../api/client.ts';
import { type RetryOptions, retry } from '../api/retry.ts';
import { getAssetType, type UploadTarget } from './uploadTarget.ts';

/** A file in the store. */
export interface StoredFile {
  readonly key: string;
  /** CRC-32, base64; `undefined` for one in parts, each of which the store has verified. */
  readonly checksum: string | undefined;
}

/**
 * Registers a stored file with its film. One that was sent whole comes with its checksum, which the server compares.
 * @throws {ApiError} when it is refused or not answered
 */
export const registerFile = (
  api: ApiClient,
  { key, checksum }: StoredFile,
  target: UploadTarget,
  retrying: RetryOptions,
): Promise<unknown> => {
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
