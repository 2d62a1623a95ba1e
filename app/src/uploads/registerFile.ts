import { AssetStatus, FilmStatus } from '@reelform/schemas/api';
import { getRetryWait, type UploadSettings, waitForRetry } from '@reelform/widgets/upload-core';
import type { ApiClient, CallInput } from '../api/client.ts';
import { isPassing } from '../api/isPassing.ts';
import { shortName } from './shortName.ts';
import { type FilmTarget, getAssetType, isOfForm, type PromotionPlace, type UploadTarget } from './uploadTarget.ts';

/** A file in the store. */
export interface StoredFile {
  readonly key: string;
  /** Its name for people. */
  readonly fileName: string;
  /** CRC-32, base64; `undefined` for one in parts, each of which the store has verified. */
  readonly checksum: string | undefined;
}

type Call = (given: Pick<CallInput<never>, 'signal' | 'timeoutMs'>) => Promise<unknown>;

/** How long one try may go without an answer, in ms: the server looks at the first bytes of the file. */
const silenceMs = 20_000;

const asAsset =
  (api: ApiClient, { key, checksum }: StoredFile, target: FilmTarget): Call =>
  (given) => {
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
      ...(asset && { name: shortName(asset.name) }),
      ...(asset?.lanCode !== undefined && { lanCode: asset.lanCode }),
      ...(checksum !== undefined && { checksum }),
    } as const;
    return api.call('POST /filmmakers/films/:id/upload-assets', { params: { id: filmId }, body, ...given });
  };

const asPromotion =
  (api: ApiClient, { key: fileUrl, fileName }: StoredFile, place: PromotionPlace): Call =>
  (given) => {
    const body = { ...place, fileName: shortName(fileName), fileUrl, promotionSubmissionId: null };
    return api.call('POST /filmmakers/films/promotion-assets/upload', { body, ...given });
  };

const findCall = (api: ApiClient, stored: StoredFile, target: UploadTarget): Call | undefined => {
  if (!isOfForm(target)) return asAsset(api, stored, target);
  return target.promotion && asPromotion(api, stored, target.promotion);
};

/** How a registration is repeated. */
export interface RegisterOptions extends Pick<UploadSettings, 'giveUpMs' | 'firstWaitMs' | 'longestWaitMs'> {
  readonly signal: AbortSignal;
  /** Told when a try has failed that may pass, and when the next one begins. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Registers a stored file with its film; one that waits to be saved with its form is left alone. One that was sent whole
 * comes with its checksum, which the server compares. It is tried for as long as the sending was: given up early, all of
 * a film that has arrived would have to be sent again.
 * @throws {ApiError} when it is refused or not answered, the signal's reason
 */
export const registerFile = async (
  api: ApiClient,
  stored: StoredFile,
  target: UploadTarget,
  { signal, onWaiting, giveUpMs, firstWaitMs, longestWaitMs }: RegisterOptions,
): Promise<void> => {
  const call = findCall(api, stored, target);
  if (!call) return;
  let [triedMs, since] = [0, performance.now()];
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      await call({ timeoutMs: silenceMs, signal });
      return;
    } catch (error) {
      signal.throwIfAborted();
      const now = performance.now();
      // A try and the wait before it take no longer, unless the device slept: nobody tried anything meanwhile.
      triedMs += Math.min(now - since, longestWaitMs + silenceMs);
      since = now;
      if (!isPassing(error) || triedMs > giveUpMs) throw error;
    }
    onWaiting(true);
    await waitForRetry(getRetryWait(tries, firstWaitMs, longestWaitMs), signal).finally(() => onWaiting(false));
  }
};
