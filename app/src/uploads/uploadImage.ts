import type { UploadRequest } from '@reelform/engine';
import type { ApiClient } from '../api/client.ts';
import { retry } from '../api/retry.ts';
import { createStoreCalls } from './storeCalls.ts';

/**
 * Puts an image below a path of the store with one signed PUT; a broken link is tried again.
 * @param unreachable what to say when the store cannot be reached
 * @returns the object's key
 * @throws {ApiError} when it is refused or not answered
 */
export const uploadImage = (
  api: ApiClient,
  path: string,
  { file, signal, onProgress }: Pick<UploadRequest, 'file' | 'signal' | 'onProgress'>,
  unreachable: string,
): Promise<string> => {
  const checksum = () => Promise.reject(new Error('An image goes in one piece.'));
  const { put, signPut } = createStoreCalls({ api, path, checksum, unreachable });
  const { name, size, type } = file;
  return retry(
    async () => {
      const address = await signPut({ name, type, size }, signal);
      const onSent = (sentBytes: number) => onProgress({ sentBytes, totalBytes: size });
      await put({ address, body: file, onSent, signal });
      return address.key;
    },
    { signal },
  );
};
