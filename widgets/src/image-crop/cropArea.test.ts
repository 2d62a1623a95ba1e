import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromZoomStep,
  getLargestCrop,
  getTurnedSize,
  getZoomRange,
  isLargeEnough,
  type Turns,
  toCropPoint,
  toSourceArea,
  toZoomStep,
  turnBy,
} from './cropArea.ts';

const least = { width: 480, height: 200 };
const aspect = 2.4;

/** What the cropper shows of a picture in a stage of 700 x 340, with a frame of 600 x 250. */
const shown = (picture: { width: number; height: number }) => {
  const scale = Math.min(1, 700 / picture.width, 340 / picture.height);
  return {
    media: { width: picture.width * scale, height: picture.height * scale },
    frame: { width: 600, height: 250 },
  };
};

/** The part in the frame as the cropper tells it: percent of the turned picture. */
const partAt = (picture: { width: number; height: number }, turns: Turns, zoom: number, point: { x: number; y: number }) => {
  const { media, frame } = shown(picture);
  const turned = getTurnedSize(media, turns);
  const width = (frame.width / zoom / turned.width) * 100;
  const height = (frame.height / zoom / turned.height) * 100;
  return {
    x: 50 - width / 2 - (point.x / zoom / turned.width) * 100,
    y: 50 - height / 2 - (point.y / zoom / turned.height) * 100,
    width,
    height,
  };
};

const pictures = fc.record({ width: fc.integer({ min: 480, max: 12_000 }), height: fc.integer({ min: 480, max: 12_000 }) });
const anyTurns = fc.constantFrom<Turns>(0, 1, 2, 3);

describe('the frame over a picture', () => {
  it.each([
    [480, 200],
    [481, 200],
    [500, 700],
    [12_000, 8_000],
    [8_000, 12_000],
    [1_600, 1_000],
  ])('R-197: zoomed in as far as it goes it is exactly 480x200 of %s x %s', (width, height) => {
    const picture = { width, height };
    const { max } = getZoomRange(shown(picture), picture, 0, least);
    const area = toSourceArea(partAt(picture, 0, max, { x: 0, y: 0 }), picture, aspect, least);
    expect(area).toMatchObject(least);
  });

  it('R-198: it is 2.4 wide by high to the pixel, inside of the picture and never too small, wherever it is', () => {
    fc.assert(
      fc.property(
        pictures,
        anyTurns,
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (picture, turns, step, shift) => {
          const sizes = shown(picture);
          const turned = getTurnedSize(picture, turns);
          const range = getZoomRange(sizes, picture, turns, least);
          const zoom = fromZoomStep(step, range);
          const media = getTurnedSize(sizes.media, turns);
          const point = {
            x: (shift * (zoom * media.width - sizes.frame.width)) / 2,
            y: (-shift * (zoom * media.height - sizes.frame.height)) / 2,
          };
          const area = toSourceArea(partAt(picture, turns, zoom, point), turned, aspect, least);
          expect(Math.abs(area.width / aspect - area.height)).toBeLessThanOrEqual(1);
          expect(area.x >= 0 && area.y >= 0).toBe(true);
          expect(area.x + area.width <= turned.width && area.y + area.height <= turned.height).toBe(true);
          expect(isLargeEnough(area, least)).toBe(isLargeEnough(getLargestCrop(turned, aspect), least));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a slider puts its corner at any pixel of the picture', () => {
    fc.assert(
      fc.property(pictures, anyTurns, fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (picture, turns, step, at) => {
        const sizes = shown(picture);
        const turned = getTurnedSize(picture, turns);
        const zoom = fromZoomStep(step, getZoomRange(sizes, picture, turns, least));
        const there = toSourceArea(partAt(picture, turns, zoom, { x: 0, y: 0 }), turned, aspect, least);
        const corner = { x: Math.floor(at * (turned.width - there.width)), y: Math.floor(at * (turned.height - there.height)) };
        const point = toCropPoint(corner, sizes, picture, turns, zoom);
        expect(toSourceArea(partAt(picture, turns, zoom, point), turned, aspect, least)).toMatchObject(corner);
      }),
      { numRuns: 500 },
    );
  });

  it('zoomed out it holds as much of the picture as the aspect allows', () => {
    const picture = { width: 1600, height: 1000 };
    const { min } = getZoomRange(shown(picture), picture, 0, least);
    expect(toSourceArea(partAt(picture, 0, min, { x: 0, y: 0 }), picture, aspect, least)).toEqual({
      x: 0,
      y: 167,
      width: 1600,
      height: 667,
    });
  });

  it('R-199: a picture that is turned so that it is too narrow has no part that is large enough', () => {
    const turned = getTurnedSize({ width: 480, height: 200 }, 1);
    expect(isLargeEnough(getLargestCrop(turned, aspect), least)).toBe(false);
  });

  it('a zoom is where its slider says', () => {
    const range = { min: 0.7, max: 40 };
    for (const step of [0, 1, 37, 99, 100]) expect(toZoomStep(fromZoomStep(step, range), range)).toBeCloseTo(step, 6);
    expect(toZoomStep(1, { min: 1, max: 1 })).toBe(0);
  });

  it('four turns are none', () => {
    expect(([0, 1, 2, 3] as const).map((turns) => turnBy(turns, 1))).toEqual([1, 2, 3, 0]);
    expect(([0, 1, 2, 3] as const).map((turns) => turnBy(turns, -1))).toEqual([3, 0, 1, 2]);
  });
});
