/** How far the first time zone that a year begins in, UTC+14, is ahead, in milliseconds. */
export const farthestAhead = 14 * 3_600_000;

/**
 * The year that it is already somewhere on earth, which nobody's own clock is ahead of.
 * @param now milliseconds since 1970
 */
export const currentYear = (now: number): number => new Date(now + farthestAhead).getUTCFullYear();
