import type { ByteSource } from '@reelform/engine/content';
import type { Storage } from '../storage/storage.ts';

/** An object of the store that is looked at in places, by ranged reads. */
export const createStoredSource = (storage: Storage, key: string, size: number): ByteSource => ({
  size,
  read: async (start, end) => (end > start ? storage.readRange(key, start, end) : new Uint8Array()),
});
