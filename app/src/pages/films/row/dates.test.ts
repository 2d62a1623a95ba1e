import { describe, expect, it } from 'vitest';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { getScheduledRelease } from './scheduled.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('dates of the list (R-106)', () => {
  it.each([
    ['2024-10-28T14:00:00Z', 'Oct 28, 2024', 'Oct 28, 2024 14:00 GMT'],
    ['2024-09-01T00:05:59Z', 'Sep 1, 2024', 'Sep 1, 2024 00:05 GMT'],
    ['2024-12-31T23:59:59Z', 'Dec 31, 2024', 'Dec 31, 2024 23:59 GMT'],
  ])('%s is %s and %s, wherever the reader is', (iso, dayText, moment) => {
    const dates = gmtDatesIn('en');
    expect(dates.day(at(iso))).toBe(dayText);
    expect(dates.moment(at(iso))).toBe(moment);
  });
});

describe('films that are scheduled (R-106)', () => {
  const release = at('2024-10-28T14:00:00Z');
  it.each([
    { name: 'active, a second ahead', statusValue: 4, releaseDate: release, now: release - 1, shown: release },
    { name: 'active, at this very moment', statusValue: 4, releaseDate: release, now: release, shown: undefined },
    { name: 'active, past', statusValue: 4, releaseDate: release, now: release + 1, shown: undefined },
    { name: 'active, without a date', statusValue: 4, releaseDate: null, now: release, shown: undefined },
    { name: 'under review, ahead', statusValue: 3, releaseDate: release, now: release - 1, shown: undefined },
  ])('$name', ({ statusValue, releaseDate, now, shown }) => {
    expect(getScheduledRelease({ statusValue, releaseDate }, now * 1000)).toBe(shown);
  });
});
