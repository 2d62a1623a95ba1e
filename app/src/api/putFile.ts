import type { UploadProgress } from '@reelform/engine';
import { isAxiosError } from 'axios';
import { ApiError } from './ApiError.ts';
import type { ApiClient } from './client.ts';
import { isPassing, type RetryOptions, retry } from './retry.ts';

/** One file on its way to the object store. */
export interface PutFileOptions {
  readonly api: ApiClient;
  readonly file: File;
  /** Path in the store, for instance `films/3/assets/`. */
  readonly path: string;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
  /** What to say when the store cannot be reached. */
  readonly unreachable: string;
  readonly retrying?: RetryOptions;
}

/** Media type of a file whose type the browser does not know; its content has been looked at. */
const defaultType = 'video/mp4';

const isOwnOrigin = (url: string) => typeof location !== 'undefined' && new URL(url, location.href).origin === location.origin;

const asStoreError = (error: unknown, unreachable: string) => {
  if (!isAxiosError(error)) return error;
  return error.response ? new ApiError(error.response.status, 'store', '') : new ApiError(0, 'network', unreachable);
};

/** The store refuses a signature that has run out. */
const isExpired = (error: unknown) => error instanceof ApiError && error.status === 403 && error.code === 'store';

/**
 * Sends a file to a signed address: straight to the store, without cookies for another origin. A failure that may pass
 * is tried again, an expired signature is replaced.
 * @returns the object's key
 * @throws {ApiError} when it is refused or not answered in the end
 */
export const putFile = async (options: PutFileOptions): Promise<string> => {
  const { api, file, path, onProgress, signal, unreachable } = options;
  const retrying = { ...options.retrying, signal };
  const query = { objectName: file.name, contentType: file.type.toLowerCase() || defaultType, path };
  const sign = () => api.call('GET /s3/sign', { query, signal });
  let signed = await retry(sign, retrying);
  let hasExpired = false;
  await retry(
    async () => {
      if (hasExpired) signed = await sign();
      try {
        await api.http.put(signed.signedUrl, file, {
          headers: { ...signed.headers },
          withCredentials: isOwnOrigin(signed.signedUrl),
          maxBodyLength: Number.POSITIVE_INFINITY,
          signal,
          onUploadProgress: ({ loaded }) => onProgress({ sentBytes: Math.min(loaded, file.size), totalBytes: file.size }),
        });
      } catch (failure) {
        const error = asStoreError(failure, unreachable);
        hasExpired = isExpired(error);
        throw error;
      }
    },
    retrying,
    (error) => isPassing(error) || isExpired(error),
  );
  return signed.key;
};
