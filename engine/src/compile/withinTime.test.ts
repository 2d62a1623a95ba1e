import { describe, expect, it } from 'vitest';
import { withinTime } from './withinTime.ts';

it('hands over what the work returns or throws', () => {
  expect(withinTime(1000, () => 5)).toEqual({ result: 5 });
  expect(withinTime(1000, () => undefined)).toEqual({ result: undefined });
  const fault = new TypeError('no');
  expect(() =>
    withinTime(1000, () => {
      throw fault;
    }),
  ).toThrow(fault);
});

it.each<[name: string, work: () => unknown]>([
  [
    'an endless loop',
    () => {
      for (;;);
    },
  ],
  [
    'one that catches everything',
    () => {
      for (;;)
        try {
          throw new Error('again');
        } catch {}
    },
  ],
  ['one test of a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(60)}b`)],
  [
    'one within another',
    () =>
      withinTime(60_000, () => {
        for (;;);
      }),
  ],
])('stops %s', (_name, work) => {
  const started = performance.now();
  expect(withinTime(50, work)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(withinTime(1000, () => 'works again')).toEqual({ result: 'works again' });
});

describe('on a busy machine', () => {
  const sleep = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);

  it('lets work go on that had little of the processor', () => {
    expect(withinTime(50, () => sleep(200))).toEqual({ result: 'timed-out' });
  });

  it('stops work in the end that has none of it', () => {
    const started = performance.now();
    expect(withinTime(50, () => sleep(60_000))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
