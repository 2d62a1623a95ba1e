import { expect, it } from 'vitest';
import { sameValue } from './sameValue.ts';

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [0, -0, true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ toString: 1, valueOf: 2 }, { toString: 1, valueOf: 2 }, true],
  [{ constructor: 1 }, { constructor: 2 }, false],
])('%j and %j: %s', (a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected);
  expect(sameValue(b, a)).toBe(expected);
});
