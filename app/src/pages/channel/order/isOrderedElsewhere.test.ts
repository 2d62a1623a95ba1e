import { expect, it } from 'vitest';
import { isOrderedElsewhere } from './isOrderedElsewhere.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ['stored as it was found', [1, 2, 3], [1, 2, 3], [3, 2, 1], false],
  ['stored as it is saved now', [1, 2, 3], [3, 2, 1], [3, 2, 1], false],
  ['ordered otherwise meanwhile', [1, 2, 3], [2, 1, 3], [3, 2, 1], true],
  ['without one that was taken out', [1, 2, 3], [1, 3], [3, 2, 1], false],
  ['with one that was put in', [1, 2], [9, 1, 2], [2, 1], false],
  ['with one that was put in, and ordered otherwise', [1, 2, 3], [9, 2, 1, 3], [3, 2, 1], true],
  ['empty by now', [1, 2], [], [2, 1], false],
])('an order that is %s', (_how, found, now, mine, isElsewhere) => {
  expect(isOrderedElsewhere(rows(...found), rows(...now), rows(...mine))).toBe(isElsewhere);
});
