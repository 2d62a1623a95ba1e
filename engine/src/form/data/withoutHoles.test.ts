import { expect, it } from 'vitest';
import { filledIn, withoutHoles } from './withoutHoles.ts';

it.each<[unknown, unknown]>([
  ['a', 'a'],
  [[], []],
  [[undefined, undefined], undefined],
  [[1, undefined], [1]],
  [[undefined, {}, []], undefined],
  [[{}], [{}]],
  [
    [undefined, 1],
    [undefined, 1],
  ],
  [
    { a: undefined, b: { c: [undefined] }, d: null },
    { b: {}, d: null },
  ],
  [{ a: { toString: Object.prototype.toString } }, { a: {} }],
])('of %j there is %j', (value, kept) => {
  expect(withoutHoles(value)).toStrictEqual(kept);
});

it('what has no holes stays the same object', () => {
  const whole = { a: [1, [null], { b: '' }], c: [] };
  expect(withoutHoles(whole)).toBe(whole);
});

it.each<[unknown, unknown]>([
  [[undefined, undefined], []],
  [{ a: [undefined] }, {}],
  [undefined, undefined],
  ['', ''],
])('at a place of the document %j is %j', (value, kept) => {
  expect(filledIn(value)).toStrictEqual(kept);
});
