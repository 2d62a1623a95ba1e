import { dateLimit } from './dateLimit.ts';

/** `"notBefore": {"$data": "1/from"}`: a date is not before another one. */
export const notBefore = dateLimit('notBefore', 'must not be before the other date', '<');
