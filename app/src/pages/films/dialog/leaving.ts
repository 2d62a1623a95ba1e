/**
 * What would be lost by leaving a form: nothing, unsaved entries, which are kept on the device, for which that has no room
 * (`unkept`) or which no form takes any more (`last`), or an upload; `saving` cannot be left.
 */
export type LeavingCost = 'nothing' | 'entries' | 'unkept' | 'last' | 'upload' | 'saving';

/** Tells what leaving a form would cost. */
export interface Leaving {
  /** The cost as of now. */
  cost(): LeavingCost;
}
