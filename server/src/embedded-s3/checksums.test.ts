import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Algorithm, compositeChecksum, createHasher, readDeclared } from './checksums.ts';
import { crc32c } from './crc32c.ts';
import { isFailure } from './errors.ts';

const digits = Buffer.from('123456789');

describe('crc32c', () => {
  // RFC 3720, appendix B.4, and the usual check value.
  it.each([
    ['digits', digits, 0xe3069283],
    ['32 zeros', Buffer.alloc(32), 0x8a9136aa],
    ['32 ones', Buffer.alloc(32, 0xff), 0x62a8ab43],
    ['nothing', Buffer.alloc(0), 0],
  ])('of %s', (_, bytes, value) => {
    expect(crc32c(bytes)).toBe(value);
  });

  it('goes on from what came before', () => {
    expect(crc32c(digits.subarray(4), crc32c(digits.subarray(0, 4)))).toBe(0xe3069283);
  });
});

describe('createHasher', () => {
  const expected: [Algorithm, string][] = [
    ['crc32', 'y/Q5Jg=='],
    ['crc32c', '4waSgw=='],
    ['sha1', createHash('sha1').update(digits).digest('base64')],
    ['sha256', createHash('sha256').update(digits).digest('base64')],
  ];
  it.each(expected)('%s, fed in pieces', (algorithm, value) => {
    const hasher = createHasher(algorithm);
    for (const byte of digits) hasher.update(Buffer.from([byte]));
    expect(hasher.digest()).toBe(value);
  });
});

describe('readDeclared', () => {
  it.each([
    ['an unknown algorithm', 'x-amz-checksum-crc64nvme', 'AAAAAAAAAAA=', 'NotImplemented'],
    ['an unknown trailer', 'x-amz-trailer', 'x-amz-checksum-md9', 'NotImplemented'],
    ['a value of the wrong length', 'x-amz-checksum-sha256', 'AAAA', 'InvalidRequest'],
  ])('refuses %s', (_, name, value, failure) => {
    const declared = readDeclared([[name, value]]);
    expect(isFailure(declared) && declared.failure).toBe(failure);
  });

  it('takes values and trailers, and passes over settings', () => {
    const headers: [string, string][] = [
      ['x-amz-checksum-crc32', 'y/Q5Jg=='],
      ['x-amz-checksum-mode', 'ENABLED'],
      ['x-amz-trailer', 'x-amz-checksum-sha256'],
    ];
    expect(readDeclared(headers)).toEqual({ values: { crc32: 'y/Q5Jg==' }, trailer: 'sha256' });
  });
});

it('a composite checksum names its number of parts', () => {
  const parts = ['a', 'b'].map((text) => createHash('sha256').update(text).digest());
  const value = createHash('sha256').update(Buffer.concat(parts)).digest('base64');
  expect(
    compositeChecksum(
      'sha256',
      parts.map((part) => part.toString('base64')),
    ),
  ).toBe(`${value}-2`);
});
