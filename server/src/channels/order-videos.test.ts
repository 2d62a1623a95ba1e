import { describe, expect, it } from 'vitest';
import { orderRows } from './order-videos.ts';

const placed = (...ids: number[]) => ids.map((id, displayOrder) => ({ id, displayOrder }));

describe('the order of a channel', () => {
  it.each([
    ['as it is saved', [1, 2, 3], placed(3, 1, 2), [3, 1, 2]],
    ['without what was removed meanwhile, or was never there', [1, 3], placed(3, 2, 1, 99), [3, 1]],
    ['with what was assigned meanwhile behind the others', [1, 2, 7, 8], placed(2, 1), [2, 1, 7, 8]],
    ['once, though a row is named twice', [1, 2], placed(2, 1, 2), [2, 1]],
    ['of an empty channel', [], placed(1), []],
    [
      'by its places, not by the list',
      [1, 2],
      [
        { id: 1, displayOrder: 5 },
        { id: 2, displayOrder: 2 },
      ],
      [2, 1],
    ],
  ])('is %s', (_name, there, saved, order) => {
    expect(orderRows(there, saved)).toEqual(order);
  });
});
