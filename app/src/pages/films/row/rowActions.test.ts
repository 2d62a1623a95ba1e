import { describe, expect, it } from 'vitest';
import { getRowActions } from './rowActions.ts';

describe('actions of a row by statusValue (R-098 to R-105, R-112, R-254)', () => {
  it.each([
    [0, ['edit', 'delete']],
    [1, ['view']],
    [2, ['open']],
    [3, ['open']],
    [4, ['open', 'promotions']],
    [5, ['open', 'promotions']],
    [6, ['view']],
    [7, ['view']],
    [8, ['open']],
    [9, []],
  ])('%i: %j', (statusValue, actions) => {
    expect(getRowActions(statusValue)).toEqual(actions);
  });
});
