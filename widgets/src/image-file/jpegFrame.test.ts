import { describe, expect, it } from 'vitest';
import { getEighths } from './jpegFrame.ts';

describe('getEighths', () => {
  it.each([
    ['a picture larger by far', 12_000, 2048, 2],
    ['exactly one eighth', 16_384, 2048, 1],
    ['one pixel more than an eighth', 16_376, 2048, 2],
    ['the largest there is', 65_500, 720, 1],
    ['one that is hardly larger', 2100, 2048, 8],
    ['one that is smaller', 900, 2048, 8],
  ])('decodes as little as shows every pixel that is asked for: %s', (_name, longest, side, eighths) => {
    expect(getEighths({ width: longest, height: Math.ceil(longest / 2) }, side)).toBe(eighths);
    expect((longest * eighths) / 8).toBeGreaterThanOrEqual(Math.min(side, longest));
  });
});
