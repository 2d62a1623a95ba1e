import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifBytes, exifChunk, gifBytes, jpegBytes, pngBytes } from './fixture/imageBytes.ts';
import { readImage } from './imageFacts.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('readImage', () => {
  it.each([
    ['jpeg', jpegBytes(640, 480), 640, 480, false],
    ['png', pngBytes(640, 480), 640, 480, false],
    ['gif', gifBytes(640, 480), 640, 480, false],
    ['gif', gifBytes(64, 48, 3), 64, 48, true],
  ] as const)('reads the size of a %s from its content', (kind, bytes, width, height, isAnimated) => {
    expect(readImage(bytes)).toEqual({ kind, width, height, isAnimated });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('the EXIF orientation %s swaps the sides when it lays the picture down', (orientation) => {
    const [width, height] = orientation > 4 ? [480, 640] : [640, 480];
    for (const order of ['II', 'MM'] as const)
      expect(readImage(jpegBytes(640, 480, exifBytes(orientation, order)))).toMatchObject({ width, height });
    expect(readImage(pngBytes(640, 480, exifChunk(orientation)))).toMatchObject({ width, height });
  });

  it.each([0, 9, 65535])('the orientation %s does not exist and turns nothing', (orientation) => {
    expect(readImage(jpegBytes(640, 480, exifBytes(orientation)))).toMatchObject({ width: 640, height: 480 });
  });

  it.each([
    ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['a bitmap', 'BM\x36\0\0\0\0\0\0\0'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['an AVIF', '\0\0\0\x1cftypavif'],
    ['a HEIC', '\0\0\0\x1cftypheic'],
    ['an icon', '\0\0\x01\0\x01\0'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with declaration', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg>'],
  ])('%s is a picture of another kind', (_name, content) => {
    expect(readImage(bytesOf(content))).toEqual({ kind: 'other' });
  });

  it.each([
    ['nothing', ''],
    ['text', 'GIF is how this begins'],
    ['a page', '<!DOCTYPE html><html><svg></svg></html>'],
    ['a PDF', '%PDF-1.7'],
    ['a film', '\0\0\0\x20ftypisom'],
    ['a program', '\x7fELF'],
  ])('%s is no picture', (_name, content) => {
    expect(readImage(bytesOf(content))).toEqual({ kind: 'none' });
  });

  it.each([
    ['jpeg', jpegBytes(640, 480, exifBytes(6))],
    ['png', pngBytes(640, 480)],
    ['gif', gifBytes(640, 480, 2)],
  ] as const)('a %s is broken wherever it breaks off', (kind, bytes) => {
    for (let length = 8; length < bytes.length; length += 1) {
      const reading = readImage(bytes.subarray(0, length));
      expect(reading, `the first ${length} bytes`).toEqual({ kind: 'broken', as: kind });
    }
  });

  it.each([
    ['jpeg', jpegBytes(0, 480)],
    ['png', pngBytes(640, 0)],
  ] as const)('a %s without pixels is broken', (kind, bytes) => {
    expect(readImage(bytes)).toEqual({ kind: 'broken', as: kind });
  });

  it('whatever is damaged, it ends and says what it found', () => {
    const files = fc.constantFrom(jpegBytes(64, 48, exifBytes(5, 'II')), pngBytes(64, 48, exifChunk(8)), gifBytes(64, 48, 2));
    const changes = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(files, changes, (bytes, all) => {
        const damaged = bytes.slice();
        for (const [at, value] of all) damaged[at % damaged.length] = value;
        expect(['jpeg', 'png', 'gif', 'broken', 'other', 'none']).toContain(readImage(damaged).kind);
      }),
      { numRuns: 2000 },
    );
  });
});
