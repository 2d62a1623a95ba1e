import { describe, expect, it } from 'vitest';
import type { ImageReading } from './imageFacts.ts';
import { findImageRefusal, readImageLimits } from './imageLimits.ts';

const limits = readImageLimits({
  type: 'string',
  imageTypes: ['image/jpeg', 'image/png'],
  minImageSize: { width: 480, height: 200 },
  imageAspect: 2.4,
  maxImageBytes: 5_000_000,
  maxImagePixels: 100_000_000,
});
const jpeg = (width: number, height: number): ImageReading => ({ kind: 'jpeg', width, height, isAnimated: false });
const refusalOf = (reading: ImageReading, size = 1000) => findImageRefusal({ name: 'still.png', size }, reading, limits);

describe('findImageRefusal', () => {
  it.each([
    [480, 200],
    [12_000, 8_000],
  ])('takes %s x %s', (width, height) => {
    expect(refusalOf(jpeg(width, height))).toBeUndefined();
  });

  it.each([
    [479, 200],
    [480, 199],
    [200, 480],
  ])('R-185: %s x %s is too small, and the refusal has the actual size', (width, height) => {
    const values = { name: 'still.png', width, height, minWidth: 480, minHeight: 200 };
    expect(refusalOf(jpeg(width, height))).toEqual({ problem: 'minImageSize', values });
  });

  it.each<[string, ImageReading, number, object]>([
    ['R-184: what is no picture', { kind: 'none' }, 10, { problem: 'notImage' }],
    ['R-182: a picture of a kind that is not read', { kind: 'other' }, 10, { problem: 'imageTypes' }],
    [
      'R-182: a kind that the schema leaves out',
      { ...jpeg(500, 500), kind: 'gif' } as ImageReading,
      10,
      { problem: 'imageTypes' },
    ],
    ['a broken one of a kind that is left out', { kind: 'broken', as: 'gif' }, 10, { problem: 'imageTypes' }],
    ['an empty file', { kind: 'none' }, 0, { problem: 'emptyImage' }],
    ['a broken one', { kind: 'broken', as: 'png' }, 10, { problem: 'brokenImage' }],
    ['too many bytes', jpeg(500, 500), 5_000_001, { problem: 'maxImageBytes', values: { limit: 5 } }],
    ['too many pixels', jpeg(10_001, 10_000), 10, { problem: 'maxImagePixels', values: { limit: 100, width: 10_001 } }],
  ])('%s', (_name, reading, size, refusal) => {
    expect(refusalOf(reading, size)).toMatchObject(refusal);
  });

  it('a schema that says nothing takes what is read, of any size', () => {
    const free = readImageLimits({ type: 'string' });
    for (const kind of ['jpeg', 'png', 'gif'] as const)
      expect(findImageRefusal({ name: 'a', size: 1 }, { kind, width: 1, height: 1, isAnimated: false }, free)).toBeUndefined();
  });
});
