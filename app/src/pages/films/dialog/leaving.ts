import type { LeaveCost } from '../../../portal/leaveCost.ts';

/** Tells what leaving a film's form would cost. */
export interface Leaving {
  /** The cost as of now: `last` are entries that no form takes any more, and `saving` cannot be left. */
  cost(): LeaveCost | 'last' | 'saving';
}
