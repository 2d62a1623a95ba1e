import { expect, it } from 'vitest';
import { withoutHoles } from './withoutHoles.ts';

it.each<[unknown, unknown]>([
  ['a', 'a'],
  [[], []],
  [[undefined, undefined], undefined],
  [[1, undefined], [1]],
  [
    [undefined, 1],
    [undefined, 1],
  ],
  [
    { a: undefined, b: { c: [undefined] }, d: null },
    { b: {}, d: null },
  ],
])('of %j there is %j', (value, kept) => {
  expect(withoutHoles(value)).toStrictEqual(kept);
});
