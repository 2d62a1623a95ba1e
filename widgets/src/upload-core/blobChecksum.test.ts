import { afterEach, describe, expect, it, vi } from 'vitest';
import { getBlobChecksum } from './blobChecksum.ts';
import { encodeCrc32, updateCrc32 } from './crc32.ts';

const mebibyte = 1024 ** 2;
const bytes = Uint8Array.from({ length: 3 * mebibyte + 5 }, (_, at) => (at * 31 + (at >> 9)) & 255);
const right = encodeCrc32(updateCrc32(0, bytes));

/** A blob whose stream gives `before` bytes and then nothing more, and whose first `stalls` reads without it never end. */
const stalling = (before: number, stalls: number) => {
  const blob = new Blob([bytes]);
  let left = stalls;
  const slice = blob.slice.bind(blob);
  return Object.assign(blob, {
    stream: () =>
      new ReadableStream({
        type: 'bytes',
        start: (controller) => before > 0 && controller.enqueue(bytes.slice(0, before)),
        pull: () => new Promise<void>(() => undefined),
      }),
    slice: (from?: number, to?: number) => {
      const piece = slice(from, to);
      left -= 1;
      return left < 0 ? piece : Object.assign(piece, { arrayBuffer: () => new Promise<never>(() => undefined) });
    },
  });
};

describe('the checksum of a file whose reading comes to a standstill', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['at once', 0, 0],
    ['in the middle', mebibyte + 7, 0],
    ['in the middle, and again without a stream', 2 * mebibyte, 2],
  ])('%s is that of all its bytes', async (_when, before, stalls) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sum = getBlobChecksum(stalling(before, stalls));
    let isOver = false;
    const over = sum.then((found) => {
      isOver = true;
      return found;
    });
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((done) => setImmediate(done));
    }
    expect(await over).toBe(right);
  });

  it('is given up when it cannot be read in any way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = expect(getBlobChecksum(stalling(0, 99))).rejects.toThrow('standstill');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
  });
});
