import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Storage } from '../storage/storage.ts';
import { getStoredChecksum } from './stored-checksum.ts';

const bytes = randomBytes(40_000_000);
const ranges: [number, number][] = [];
const storage = {
  readRange: async (_key: string, start: number, end: number) => {
    ranges.push([start, end]);
    return bytes.subarray(start, end);
  },
} as unknown as Storage;
const facts = { sizeBytes: bytes.length, contentType: 'video/mp4' };

it('reads an object in ranges where the store keeps no CRC-32, and none of it where it does', async () => {
  const own = await getStoredChecksum(storage, 'a', { ...facts, crc32: undefined });
  expect(Buffer.from(own, 'base64').readUInt32BE()).toBe(crc32(bytes));
  expect(ranges.length).toBeGreaterThan(1);
  expect(ranges.at(-1)?.[1]).toBe(bytes.length);
  ranges.length = 0;
  expect(await getStoredChecksum(storage, 'a', { ...facts, crc32: own })).toBe(own);
  expect(ranges).toEqual([]);
});
