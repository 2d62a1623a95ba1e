import { encodeCrc32, updateCrc32 } from './crc32.ts';

/** Bytes held in memory at a time. */
const pieceBytes = 2 * 1024 ** 2;

/**
 * CRC-32 of a blob, read piece by piece, in base64 as S3 writes it.
 * @throws the signal's reason, and what `Blob.arrayBuffer` throws when the file can no longer be read
 */
export const getBlobChecksum = async (blob: Blob, signal?: AbortSignal): Promise<string> => {
  let crc = 0;
  for (let start = 0; start < blob.size; start += pieceBytes) {
    signal?.throwIfAborted();
    crc = updateCrc32(crc, new Uint8Array(await blob.slice(start, start + pieceBytes).arrayBuffer()));
  }
  return encodeCrc32(crc);
};
