import { expect, it } from 'vitest';
import { withAdded } from './withAdded.ts';

it.each([
  [{ a: 1 }, { b: 2, a: 9 }, { a: 1, b: 2 }],
  [{ toString: 'x' }, {}, { toString: 'x' }],
  [{ a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: [{ b: 1 }] }, { a: [{ c: 2 }, { c: 3 }] }, { a: [{ b: 1, c: 2 }] }],
  [{ a: null }, { a: { b: 1 } }, { a: null }],
  [{ a: 'text' }, { a: [1] }, { a: 'text' }],
  [{ a: undefined }, { a: 1 }, { a: 1 }],
  [{}, { a: [1] }, { a: [1] }],
])('%j, filled as %j, is %j', (stored, filled, expected) => {
  expect(withAdded(stored, filled)).toEqual(expected);
});
