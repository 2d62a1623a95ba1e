import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlan, cutSmall, getParts } from './partPlan.ts';

const partBytes = 52_428_800;
const small = 6_553_600;

describe('how a file is cut', () => {
  it('500,000,001 bytes are ten parts, the last of 28,140,801 bytes (R-163)', () => {
    const parts = getParts(500_000_001, createPlan(500_000_001, partBytes));
    expect(parts.map(({ start, end }) => end - start)).toEqual([...Array(9).fill(partBytes), 28_140_801]);
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('any file is cut without gaps into at most 10,000 parts, small ones too', () => {
    const cases = fc.record({
      size: fc.integer({ min: 1, max: 2 ** 41 }),
      cutAt: fc.integer({ min: 1, max: 50 }),
      isCut: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, ({ size, cutAt, isCut }) => {
        const whole = createPlan(size, partBytes);
        const first = Math.min(cutAt, Math.ceil(size / whole.partBytes));
        const parts = getParts(size, isCut ? cutSmall(size, whole, first, small) : whole);
        expect(parts.length).toBeLessThanOrEqual(10_000);
        expect(parts.at(-1)?.end).toBe(size);
        expect(parts.every(({ number, start }, at) => number === at + 1 && start === (parts[at - 1]?.end ?? 0))).toBe(true);
        expect(parts.slice(0, -1).every(({ start, end }) => end - start >= small)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('parts before the cut stay as they are', () => {
    const size = 3 * partBytes;
    const whole = createPlan(size, partBytes);
    const parts = getParts(size, cutSmall(size, whole, 2, small));
    expect(parts[0]).toEqual(getParts(size, whole)[0]);
    expect(parts).toHaveLength(1 + (2 * partBytes) / small);
  });
});
