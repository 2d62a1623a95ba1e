import { assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentFigures } from '../payment-options.ts';
import { referralCents, viewCents } from './revenue.ts';

const figures: PaymentFigures = {
  watchHourCents: 20,
  adSharePercent: 80,
  referralSharePercent: 10,
  referralDays: 7,
  minimumPayoutCents: 10_000,
  liabilityCents: 10_000,
  taxReportDays: 7,
  minimumAge: 18,
  refreshMs: 300_000,
};

describe('the advertising share of a program and month', () => {
  it.each([
    ['nothing watched', 0, 0, 0],
    ['one hour', 3600, 0, 20],
    ['90 seconds, half a cent, which goes up', 90, 0, 1],
    ['89 seconds, less than half a cent', 89, 0, 0],
    ['a thousand hours', 3_600_000, 0, 20_000],
    ['80% of 1.00, which is more than an hour of watch time (R-431)', 3600, 1_000_000, 80],
    ['an hour, which is more than 80% of 0.24 (R-431)', 3600, 240_000, 20],
    ['80% of ad revenue alone', 0, 1_000_000, 80],
    ['both the same', 3600, 250_000, 20],
    ['80% of a hundredth of a cent', 0, 100, 0],
    ['both below a cent, the higher of them', 45, 10_000, 1],
  ])('%s', (_what, seconds, micros, cents) => {
    expect(viewCents(figures, { watchedSeconds: BigInt(seconds), adRevenueMicros: BigInt(micros) })).toBe(cents);
  });

  it('is never more than half a cent from the higher of the two (R-431)', () => {
    assert(
      property(
        bigInt({ min: 0n, max: 10n ** 12n }),
        bigInt({ min: 0n, max: 10n ** 14n }),
        (watchedSeconds, adRevenueMicros) => {
          const cents = BigInt(viewCents(figures, { watchedSeconds, adRevenueMicros }));
          const watched = watchedSeconds * 20n * 1_000_000n;
          const shared = adRevenueMicros * 80n * 3600n;
          const higher = watched > shared ? watched : shared;
          const off = cents * 3600n * 1_000_000n - higher;
          const half = (3600n * 1_000_000n) / 2n;
          return off <= half && off >= -half;
        },
      ),
    );
  });

  it('does not shrink when more is watched', () => {
    assert(
      property(integer({ min: 0, max: 10 ** 9 }), integer({ min: 0, max: 10 ** 9 }), (seconds, more) => {
        const of = (watched: number) => viewCents(figures, { watchedSeconds: BigInt(watched), adRevenueMicros: 500_000n });
        return of(seconds + more) >= of(seconds);
      }),
    );
  });
});

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [999, 100],
  [1000, 100],
])('10%% of %i paid cents is %i (R-432)', (paid, cents) => {
  expect(referralCents(figures, BigInt(paid))).toBe(cents);
});
