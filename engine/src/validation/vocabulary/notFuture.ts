import { farthestAhead } from '../currentYear.ts';
import { nowLimit } from './nowLimit.ts';

/** `"notFuture": true`: a date-time is not after now, and a date without a time not after today. */
export const notFuture = nowLimit('notFuture', 'must not be in the future', '>', -farthestAhead);
