import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { dateTimeLimits, isInSeconds, leadTime } from './dateTimeLimits.ts';

const day = 86_400_000;
const end = '9999-12-31T23:59';
const now = Date.UTC(2026, 5, 1, 12, 0, 30);

it.each<[RJSFSchema, boolean]>([
  [{ type: 'integer' }, true],
  [{ type: ['number', 'null'] }, true],
  [{ type: 'string' }, false],
  [{ type: ['string', 'number'] }, false],
  [{}, false],
])('dates of %j are seconds: %s', (schema, expected) => {
  expect(isInSeconds(schema)).toBe(expected);
});

it.each<[what: string, schema: RJSFSchema, min: string | undefined, max: string]>([
  ['years of four digits', { type: 'string' }, undefined, end],
  ['the next whole minute', { type: 'string', notPast: true }, '2026-06-01T12:01', end],
  ['limits in seconds', { type: 'integer', minimum: 0, maximum: 1_893_456_000 }, '1970-01-01T00:00', '2030-01-01T00:00'],
  ['the later of two limits', { type: 'integer', minimum: 1_893_456_000, notPast: true }, '2030-01-01T00:00', end],
  ['the minute that it is', { type: 'string', notFuture: true }, undefined, '2026-06-01T12:00'],
  ['the earlier of two limits', { type: 'integer', maximum: 0, notFuture: true }, undefined, '1970-01-01T00:00'],
  ['no limit of a text’s length', { type: 'string', minimum: 5 }, undefined, end],
])('a picker offers %s', (_what, schema, min, max) => {
  expect(dateTimeLimits(schema, now)).toEqual({ min, max });
});

it('a picker offers no minute that is still to come, where the next one is known', () => {
  const { max } = dateTimeLimits({ type: 'string', notFuture: true }, Date.UTC(2026, 5, 1, 12, 1));
  expect(max).toBe('2026-06-01T12:00');
});

describe('a recommended lead time', () => {
  it.each([
    ['none', undefined, undefined],
    ['far enough', now + 14 * day, false],
    ['the day that is named', Date.UTC(2026, 5, 15), false],
    ['sooner', Date.UTC(2026, 5, 14, 23, 59), true],
    ['now', now, true],
    ['past', now - 1, false],
  ])('is told of %s', (_what, time, isSooner) => {
    expect(leadTime(14, time, now)?.isSooner ?? false).toBe(isSooner ?? false);
    expect(leadTime(14, time, now)?.from).toBe(now + 14 * day);
  });

  it.each([undefined, 0, -1, Number.NaN, '14'])('is none for %j', (days) => {
    expect(leadTime(days, now, now)).toBeUndefined();
  });
});
