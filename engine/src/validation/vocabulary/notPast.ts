import { nowLimit } from './nowLimit.ts';

/** How far the last time zone that a day ends in, UTC-12, is behind, in milliseconds: today is nobody's yesterday. */
const farthestBehind = 432e5;

/** `"notPast": true`: a date-time is not before now, and a date without a time not before today. */
export const notPast = nowLimit('notPast', 'must not be in the past', '<', farthestBehind);
