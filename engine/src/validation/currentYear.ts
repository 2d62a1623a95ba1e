/** How far the first time zone that a year, or a day, begins in, UTC+14, is ahead, in milliseconds: nobody's own clock is ahead of it. */
export const farthestAhead = 504e5;
