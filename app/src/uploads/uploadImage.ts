import type { UploadRequest } from '@reelform/engine';
import { isOffline, isReadable, watchStall } from '@reelform/widgets/upload-core';
import { ApiError } from '../api/ApiError.ts';
import type { ApiClient } from '../api/client.ts';
import { isPassing } from '../api/isPassing.ts';
import { retry } from '../api/retry.ts';
import { createStoreCalls } from './storeCalls.ts';

/** What {@link uploadImage} goes by. */
export interface ImageUploadOptions {
  /** What to say when the store cannot be reached. */
  readonly unreachable: string;
  /** What to say when the file can no longer be read. */
  readonly unreadable: string;
  /** Told of the key of everything that was sent, or begun, and is not the image in the end. */
  readonly onGivenUp: (key: string) => void;
  /** Silence in ms after which the connection is taken for dead. */
  readonly stallMs: number;
}

/**
 * Puts an image below a path of the store with one signed PUT; a broken link, or one that has fallen silent, is tried again.
 * @returns the object's key
 * @throws {ApiError} when it is refused or not answered
 */
export const uploadImage = async (
  api: ApiClient,
  path: string,
  { file, signal, onProgress }: Pick<UploadRequest, 'file' | 'signal' | 'onProgress'>,
  { unreachable, unreadable, stallMs, onGivenUp }: ImageUploadOptions,
): Promise<string> => {
  const checksum = () => Promise.reject(new Error('An image goes in one piece.'));
  const { put, signPut } = createStoreCalls({ api, path, checksum, unreachable });
  const { name, size, type } = file;
  const begun = new Set<string>();
  const send = async () => {
    const address = await signPut({ name, type, size }, signal);
    begun.add(address.key);
    const attempt = new AbortController();
    const end = () => attempt.abort(signal.reason);
    const watch = watchStall(size, stallMs, end);
    const onSent = (sentBytes: number) => {
      watch.moved(sentBytes);
      onProgress({ sentBytes, totalBytes: size });
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    onProgress({ sentBytes: 0, totalBytes: size });
    try {
      await put({ address, body: file, onSent, signal: attempt.signal });
      return address.key;
    } catch (error) {
      if (!signal.aborted && !(await isReadable(file))) throw new ApiError(0, 'unreadable', unreadable);
      const failure = watch.hasStalled() ? new ApiError(0, 'network', unreachable) : error;
      // It will be sent again from its first byte.
      if (isPassing(failure)) onProgress({ sentBytes: 0, totalBytes: size, hold: isOffline() ? 'offline' : 'broken' });
      throw failure;
    } finally {
      watch.stop();
      signal.removeEventListener('abort', end);
    }
  };
  try {
    const stored = await retry(send, { signal });
    signal.throwIfAborted();
    begun.delete(stored);
    return stored;
  } finally {
    for (const key of begun) onGivenUp(key);
  }
};
