import type { ByteSource } from '@reelform/engine/content';

/** A file of the page; only the places that are asked for are read. */
export const createBlobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (start, end) => new Uint8Array(await blob.slice(start, Math.max(start, end)).arrayBuffer()),
});
