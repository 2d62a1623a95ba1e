import type { EarningFigures } from '../payment-options.ts';

/** What is watched of one program in one month. */
export interface MonthOfViews {
  readonly watchedSeconds: bigint;
  /** Ad revenue attributed to the program, in millionths of a US dollar. */
  readonly adRevenueMicros: bigint;
}

const secondsPerHour = 3600n;
const microsPerCent = 10_000n;
const percents = 100n;

/** A share of two whole numbers, rounded to the nearest whole one; halves go up. */
const rounded = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));

/**
 * The advertising share for one program and month, in cents: so much for each hour of watch time, or a share of the ad
 * revenue, whichever is higher. They are compared before they are rounded.
 */
export function viewCents(
  { watchHourCents, adSharePercent }: EarningFigures,
  { watchedSeconds, adRevenueMicros }: MonthOfViews,
): number {
  const watched = watchedSeconds * BigInt(watchHourCents);
  const shared = adRevenueMicros * BigInt(adSharePercent);
  const sharedBy = microsPerCent * percents;
  return watched * sharedBy >= shared * secondsPerHour ? rounded(watched, secondsPerHour) : rounded(shared, sharedBy);
}

/** The referral share for one link and month, in cents. @param paidCents what its subscribers paid */
export const referralCents = ({ referralSharePercent }: EarningFigures, paidCents: bigint): number =>
  rounded(paidCents * BigInt(referralSharePercent), percents);
