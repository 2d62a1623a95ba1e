import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBlobChecksum } from './blobChecksum.ts';
import { encodeCrc32, updateCrc32 } from './crc32.ts';

it('is zlib’s CRC-32 over any bytes, in any pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 80 })), (pieces) => {
      const ours = pieces.reduce((crc, piece) => updateCrc32(crc, piece), 0);
      expect(ours).toBe(crc32(Buffer.concat(pieces)));
    }),
  );
});

it('is written as S3 writes it: the highest byte first, in base64', async () => {
  expect(encodeCrc32(updateCrc32(0, new TextEncoder().encode('123456789')))).toBe('y/Q5Jg==');
  expect(await getBlobChecksum(new Blob(['123456789']))).toBe('y/Q5Jg==');
});
