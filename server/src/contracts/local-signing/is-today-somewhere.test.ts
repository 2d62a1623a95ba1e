import { describe, expect, it } from 'vitest';
import { isTodaySomewhere } from './is-today-somewhere.ts';

describe('the day of a signature (R-302)', () => {
  it.each([
    ['2026-11-28T09:59:59Z', ['2026-11-27', '2026-11-28']],
    ['2026-11-28T10:00:00Z', ['2026-11-27', '2026-11-28', '2026-11-29']],
    ['2026-11-28T11:59:59Z', ['2026-11-27', '2026-11-28', '2026-11-29']],
    ['2026-11-28T12:00:00Z', ['2026-11-28', '2026-11-29']],
  ])('is at %s one of %j', (now, expected) => {
    const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    expect(days.filter((day) => isTodaySomewhere(day, Date.parse(now)))).toEqual(expected);
  });
});
