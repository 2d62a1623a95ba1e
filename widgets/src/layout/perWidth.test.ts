import { describe, expect, it } from 'vitest';
import { columnsOf, spanOf } from './perWidth.ts';

const at = (narrow: number, medium: number, wide: number) => ({ narrow, medium, wide });

describe('columns by width', () => {
  it.each([
    [undefined, at(1, 1, 1)],
    [3, at(1, 3, 3)],
    [{ medium: 2 }, at(1, 2, 2)],
    [{ narrow: 2, wide: 4 }, at(2, 2, 4)],
    [99, at(1, 1, 1)],
  ])('%j', (columns, expected) => {
    expect(columnsOf(columns)).toEqual(expected);
  });

  it.each([
    [undefined, at(1, 1, 1)],
    [2, at(1, 2, 2)],
    [6, at(1, 2, 3)],
    [{ wide: 3 }, at(1, 1, 3)],
    ['all' as const, 'all'],
  ])('a span of %j never takes more than there are', (span, expected) => {
    expect(spanOf(span, columnsOf({ medium: 2, wide: 3 }))).toEqual(expected);
  });
});
