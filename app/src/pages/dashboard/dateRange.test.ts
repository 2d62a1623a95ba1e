import { describe, expect, it } from 'vitest';
import { currentMonth, readRange, toSeconds } from './dateRange.ts';

describe('the range of the statistics', () => {
  it.each([
    [new Date(2026, 10, 21, 15), { from: '2026-11-01', to: '2026-11-21' }],
    [new Date(2026, 0, 1, 0, 0), { from: '2026-01-01', to: '2026-01-01' }],
    [new Date(2028, 1, 29, 23, 59), { from: '2028-02-01', to: '2028-02-29' }],
  ])('is the month so far by default (R-410)', (now, range) => {
    expect(currentMonth(now)).toEqual(range);
  });

  it('ends with the last second of its last day (R-411)', () => {
    const { from, to } = toSeconds({ from: '2026-11-01', to: '2026-11-21' });
    expect(new Date(from * 1000)).toEqual(new Date(2026, 10, 1));
    expect(new Date(to * 1000)).toEqual(new Date(2026, 10, 21, 23, 59, 59));
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-21' }, true],
    [{ from: '2026-11-01' }, false],
    [{ from: '2026-02-30', to: '2026-11-21' }, false],
    [{ from: '0020-11-01', to: '2026-11-21' }, false],
    [{ from: '20260-11-01', to: '2026-11-21' }, false],
    [{ from: 7, to: null }, false],
  ])('%o is one: %s', (given, isOne) => {
    expect(readRange(given)).toEqual(isOne ? given : undefined);
  });
});
