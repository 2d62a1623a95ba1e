import { describe, expect, it } from 'vitest';
import { decodeChunked } from './chunked.ts';
import { isFailure } from './errors.ts';

const good = '5\r\nhello\r\n6;chunk-signature=x\r\n world\r\n0\r\nx-amz-checksum-crc32:AAAA\r\n\r\n';

async function decode(text: string, pieceLength: number) {
  const trailers = new Map<string, string>();
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += pieceLength) yield Buffer.from(text.slice(at, at + pieceLength));
  })();
  let body = '';
  for await (const item of decodeChunked(pieces, trailers)) {
    if (isFailure(item)) return item.failure;
    body += item.toString();
  }
  return { body, trailers: Object.fromEntries(trailers) };
}

describe('decodeChunked', () => {
  it.each([1, 2, 3, 7, 1000])('reads a body that comes in pieces of %i bytes', async (length) => {
    expect(await decode(good, length)).toEqual({ body: 'hello world', trailers: { 'x-amz-checksum-crc32': 'AAAA' } });
  });

  it.each([
    ['cut in a chunk', good.slice(0, 7), 'IncompleteBody'],
    ['cut before the last chunk', good.slice(0, 10), 'IncompleteBody'],
    ['without a size', 'zz\r\nhello', 'InvalidRequest'],
    ['with a chunk longer than it says', '5\r\nhello!\r\n0\r\n\r\n', 'InvalidRequest'],
    ['with an endless header', '1'.repeat(10_000), 'InvalidRequest'],
    ['with endless trailers', `0\r\n${'x'.repeat(10_000)}`, 'InvalidRequest'],
  ])('refuses a body %s', async (_, text, failure) => {
    expect(await decode(text, 1000)).toBe(failure);
  });
});
