import { createContext, use } from 'react';

/** What the list around can do with its rows; all of it keeps the focus and moves errors along. */
export interface ArrayRows {
  /** Why no row can be added, for instance 'At most 3.'; `undefined` when one can. */
  readonly fullReason: string | undefined;
  /** Adds a row at `index`, or at the end, and puts the focus into it. */
  readonly add: (index?: number) => void;
  /** Takes a row away; the focus goes to the row that follows, or to the add button. */
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** The list around; outside of one nothing can be added. */
export const ArrayRowsContext = createContext<ArrayRows>({
  fullReason: undefined,
  add: () => undefined,
  remove: () => undefined,
  move: () => undefined,
});

/** The rows of the list that an array template is drawn for. */
export function useArrayRows(): ArrayRows {
  return use(ArrayRowsContext);
}
