import { describe, expect, it } from 'vitest';
import { formatPeriods } from './formatPeriods.ts';
import { labelEvery, ticksUpTo } from './scale.ts';

const seconds = (...date: [number, number, number, number?, number?, number?]) => new Date(...date).getTime() / 1000;

describe('the charts’ scale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %i has round steps', (greatest, ticks) => {
    expect(ticksUpTo(greatest)).toEqual(ticks);
  });

  it('covers every value with few whole steps', () => {
    for (let greatest = 1; greatest < 100_000; greatest = Math.ceil(greatest * 1.07)) {
      const ticks = ticksUpTo(greatest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect([greatest, ticks.length <= 6, ticks.every(Number.isInteger)]).toEqual([greatest, true, true]);
    }
  });

  it.each([
    [30, 600, 60, 3],
    [5, 600, 60, 1],
    [62, 300, 60, 13],
    [10, 0, 60, 600],
  ])('%i labels on %i px of %i px each: every %i. is shown', (count, width, labelWidth, every) => {
    expect(labelEvery(count, width, labelWidth)).toBe(every);
  });
});

/** The thin spaces of `Intl` are plain ones here. */
const namesOf = (...periods: Parameters<typeof formatPeriods>[0][number][]) =>
  formatPeriods(periods, 'en').map((name) => name.replace(/\s/g, ' '));

describe('the names of periods', () => {
  it('are days, and first and last days of longer ones', () => {
    const day = { from: seconds(2026, 10, 3), to: seconds(2026, 10, 3, 23, 59, 59) };
    const week = { from: seconds(2026, 10, 4), to: seconds(2026, 10, 10, 23, 59, 59) };
    expect(namesOf(day, week)).toEqual(['Nov 3', 'Nov 4 – 10']);
  });

  it('stay a day when the clocks have changed in between', () => {
    const late = { from: seconds(2026, 10, 3, 1), to: seconds(2026, 10, 4, 0, 59, 59) };
    const early = { from: seconds(2026, 10, 3, 23), to: seconds(2026, 10, 4, 22, 59, 59) };
    expect(namesOf(late, early)).toEqual(['Nov 3', 'Nov 4']);
  });

  it('have their year when there are several', () => {
    const one = { from: seconds(2025, 11, 31), to: seconds(2025, 11, 31, 23, 59, 59) };
    const two = { from: seconds(2026, 0, 1), to: seconds(2026, 0, 1, 10) };
    expect(namesOf(one, two)).toEqual(['Dec 31, 2025', 'Jan 1, 2026']);
  });
});
