import { crc32 } from 'node:zlib';
import type { ObjectFacts, Storage } from '../storage/storage.ts';

/** Bytes of an object that are fetched at once. */
const rangeBytes = 16 * 1024 ** 2;

/** CRC-32 of a stored object, base64: the store's own word where it has one, else worked out from its bytes. */
export async function getStoredChecksum(storage: Storage, key: string, facts: ObjectFacts): Promise<string> {
  if (facts.crc32 !== undefined) return facts.crc32;
  let value = 0;
  for (let start = 0; start < facts.sizeBytes; start += rangeBytes)
    value = crc32(await storage.readRange(key, start, Math.min(facts.sizeBytes, start + rangeBytes)), value);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString('base64');
}
