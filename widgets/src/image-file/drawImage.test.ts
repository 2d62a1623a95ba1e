import { describe, expect, it } from 'vitest';
import { getTurn } from './drawImage.ts';

/** Where the middle of a pixel goes. */
const turned = (turns: 0 | 1 | 2 | 3, x: number, y: number) => {
  const [a, b, c, d, e, f] = getTurn(turns, { width: 3, height: 2 });
  return [a * (x + 0.5) + c * (y + 0.5) + e - 0.5, b * (x + 0.5) + d * (y + 0.5) + f - 0.5];
};

describe('getTurn', () => {
  it.each([
    [0, [0, 0], [2, 1]],
    [1, [1, 0], [0, 2]],
    [2, [2, 1], [0, 0]],
    [3, [0, 2], [1, 0]],
  ] as const)('%s quarter turns put the first and the last pixel of 3x2 in their places', (turns, first, last) => {
    expect(turned(turns, 0, 0)).toEqual(first);
    expect(turned(turns, 2, 1)).toEqual(last);
  });
});
