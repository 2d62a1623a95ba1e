import { describe, expect, it } from 'vitest';
import { fromGmtInput, secondsFromGmtInput, toGmtInput } from './gmt.ts';

describe('date and time in GMT', () => {
  it.each([
    ['2026-03-08T02:30:00.000Z', '2026-03-08T02:30'],
    ['2026-03-08T02:30:00+05:30', '2026-03-07T21:00'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59'],
    ['2026-03-08T02:30:00', '2026-03-08T02:30'],
    ['2026-03-08T02:30:00+05', '2026-03-07T21:30'],
    [1_772_937_000, '2026-03-08T02:30'],
    [0, '1970-01-01T00:00'],
    [1e300, ''],
    [253_402_300_800, ''],
    [Number.NaN, ''],
    ['not a date', ''],
    [undefined, ''],
  ])('%s is shown as %s', (value, text) => {
    expect(toGmtInput(value)).toBe(text);
  });

  it.each([
    ['2026-03-08T02:30', '2026-03-08T02:30:00.000Z'],
    ['2026-03-08T02:30:15', '2026-03-08T02:30:15.000Z'],
    ['', undefined],
    [undefined, undefined],
  ])('%s typed means %s', (text, value) => {
    expect(fromGmtInput(text)).toBe(value);
    expect(secondsFromGmtInput(text)).toBe(value === undefined ? undefined : Date.parse(value) / 1000);
  });

  it.each([
    ['^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$', '2026-03-08T02:30:00Z'],
    ['Z$', '2026-03-08T02:30:00.000Z'],
    ['^[0-9]{8}$', '2026-03-08T02:30:00.000Z'],
    ['(', '2026-03-08T02:30:00.000Z'],
  ])('is written as %s wants it', (pattern, value) => {
    expect(fromGmtInput('2026-03-08T02:30', pattern)).toBe(value);
  });
});
