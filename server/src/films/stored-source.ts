import type { ByteSource } from '@reelform/engine/content';
import type { Storage } from '../storage/storage.ts';

/** An object of the store that is looked at in places, by ranged reads: a store refuses those that begin behind its end. */
export const createStoredSource = (storage: Pick<Storage, 'readRange'>, key: string, size: number): ByteSource => ({
  size,
  read: async (start, end) => {
    const last = Math.min(end, size);
    return last > start ? storage.readRange(key, start, last) : new Uint8Array();
  },
});
