import { describe, expect, it } from 'vitest';
import { box, bytesOf, longBox, sourceOf } from './fixture/sampleBytes.ts';
import { isWholeMovie } from './wholeMovie.ts';

const ftyp = box('ftyp', 'isom');
const moov = box('moov', 'index');
const mdat = box('mdat', 'pictures');
const cut = (bytes: Uint8Array, missing: number) => bytes.subarray(0, bytes.length - missing);

describe('a movie and all its bytes', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['nothing', bytesOf(), false],
    ['less than the head of a box', bytesOf('ftyp'), false],
    ['the index in front', bytesOf(ftyp, moov, mdat), true],
    ['the index at the end', bytesOf(ftyp, mdat, moov), true],
    ['fragments', bytesOf(ftyp, moov, box('moof'), mdat, box('moof'), mdat, box('mfra')), true],
    ['pictures up to the end', bytesOf(ftyp, moov, box('mdat', 'pictures', 0)), true],
    ['pictures of a 64-bit length', bytesOf(ftyp, longBox('mdat', 'pictures'), moov), true],
    ['boxes that nobody knows', bytesOf(ftyp, box('\xa9xyz'), moov, box('uuid', '1234'), mdat), true],
    ['bytes behind the movie', bytesOf(ftyp, moov, mdat, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), true],
    ['padding that is cut off', cut(bytesOf(ftyp, moov, mdat, box('free', '12345678')), 4), true],
    ['pictures that are cut off', cut(bytesOf(ftyp, moov, mdat), 1), false],
    ['a fragment that is cut off', cut(bytesOf(ftyp, moov, box('moof'), mdat, box('moof'), mdat), 3), false],
    ['an index that is cut off', cut(bytesOf(ftyp, mdat, moov), 1), false],
    ['an index that was never written', bytesOf(ftyp, mdat), false],
    ['an index without pictures', bytesOf(ftyp, moov), false],
    ['a box shorter than its own head', bytesOf(ftyp, box('moov', '', 4), mdat), false],
    ['a 64-bit length shorter than its own head', bytesOf(ftyp, moov, longBox('mdat', '', 15)), false],
    ['a 64-bit length past every file', bytesOf(ftyp, moov, longBox('mdat', 'x', 2 ** 52)), false],
    ['a 64-bit length that is cut off', cut(bytesOf(ftyp, moov, longBox('mdat', '')), 4), false],
    ['a length past the end', bytesOf(ftyp, moov, box('mdat', 'x', 0xffffffff)), false],
    ['a name that is none', bytesOf(ftyp, box('\0\0\0\0', 'x'), moov, mdat), false],
  ])('%s', async (_what, bytes, isWhole) => {
    expect(await isWholeMovie(sourceOf(bytes), 100)).toBe(isWhole);
  });

  it('reads the heads of boxes only', async () => {
    const bytes = bytesOf(ftyp, moov, box('mdat', new Uint8Array(1_000_000)));
    let read = 0;
    const source = {
      size: bytes.length,
      read: async (start: number, end: number) => {
        read += end - start;
        return bytes.subarray(start, end);
      },
    };
    expect(await isWholeMovie(source, 100)).toBe(true);
    expect(read).toBeLessThan(100);
  });

  it('leaves off after so many boxes, and does not know', async () => {
    const bytes = bytesOf(ftyp, moov, ...Array.from({ length: 50 }, () => mdat));
    expect(await isWholeMovie(sourceOf(bytes), 20)).toBeUndefined();
  });
});
