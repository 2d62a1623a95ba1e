import { encodeCrc32, updateCrc32 } from './crc32.ts';

/** Bytes held in memory at a time. */
const pieceBytes = 1024 ** 2;

/** A reader that fills one and the same buffer; `undefined` where blobs have none (Streams, 'Using a BYOB reader'). */
const openReader = (blob: Blob): ReadableStreamBYOBReader | undefined => {
  try {
    return blob.stream().getReader({ mode: 'byob' });
  } catch {
    return undefined;
  }
};

/** Reads into one buffer: pieces of their own would lie about until they are collected, and cost more time than the sum. */
const readAll = async (reader: ReadableStreamBYOBReader, signal: AbortSignal | undefined): Promise<number> => {
  let crc = 0;
  let buffer = new ArrayBuffer(pieceBytes);
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (value) crc = updateCrc32(crc, value);
      if (done || !value) return crc;
      buffer = value.buffer;
    }
  } finally {
    // At the end there is nothing left to cancel.
    reader.cancel().catch(() => undefined);
  }
};

const readPieces = async (blob: Blob, signal: AbortSignal | undefined): Promise<number> => {
  let crc = 0;
  for (let start = 0; start < blob.size; start += pieceBytes) {
    signal?.throwIfAborted();
    crc = updateCrc32(crc, new Uint8Array(await blob.slice(start, start + pieceBytes).arrayBuffer()));
  }
  return crc;
};

/**
 * CRC-32 of a blob, read piece by piece, in base64 as S3 writes it.
 * @throws the signal's reason, and what reading throws when the file can no longer be read
 */
export const getBlobChecksum = async (blob: Blob, signal?: AbortSignal): Promise<string> => {
  const reader = openReader(blob);
  return encodeCrc32(reader ? await readAll(reader, signal) : await readPieces(blob, signal));
};
