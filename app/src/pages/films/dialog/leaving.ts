/** What would be lost by leaving a form: nothing, unsaved entries, or an upload; `saving` cannot be left. */
export type LeavingCost = 'nothing' | 'entries' | 'upload' | 'saving';

/** Tells what leaving a form would cost. */
export interface Leaving {
  /** The cost as of now. */
  cost(): LeavingCost;
}
