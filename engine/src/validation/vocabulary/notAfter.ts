import { dateLimit } from './dateLimit.ts';

/** `"notAfter": {"$data": "1/to"}`: a date is not after another one. */
export const notAfter = dateLimit('notAfter', 'must not be after the other date', '>');
