import { stringify } from 'ajv';
import { beforeAll, expect, it, vi } from 'vitest';
import { readMoment } from './readMoment.ts';
import { momentOf } from './vocabulary/momentOf.ts';

// Where it is never UTC.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/St_Johns');
  return () => vi.unstubAllEnvs();
});

it.each([
  ['2026-03-08', '2026-03-08T00:00:00.000Z'],
  ['2026-03-08T02:30:00Z', '2026-03-08T02:30:00.000Z'],
  ['2026-03-08T02:30:00.5+05:30', '2026-03-07T21:00:00.500Z'],
  ['2026-03-08T02:30:00+05', '2026-03-07T21:30:00.000Z'],
  ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
  ['2016-12-31T23:59:60-02', '2017-01-01T01:59:59.000Z'],
  ['2026-03-08T02:30:00', '2026-03-08T02:30:00.000Z'],
  ['2026-03-08 02:30:00.5', '2026-03-08T02:30:00.500Z'],
  ['soon', undefined],
])('%s is read as a keyword reads it', (text, moment) => {
  const read = readMoment(text);
  expect(Number.isNaN(read) ? undefined : new Date(read).toISOString()).toBe(moment);
  const code = String(momentOf(stringify(text)));
  expect(new Function(`return ${code}`)()).toBe(read);
});
