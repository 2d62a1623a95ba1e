import { createContext, use } from 'react';

/** A row that was taken away and can come back. */
export interface RemovedRow {
  readonly key: string;
  /** The row's label as it went, for instance 'Episode 2'. */
  readonly label: string;
  /** Id for the button that brings it back; it takes the focus when the row goes. */
  readonly undoId: string;
  readonly undo: () => void;
}

/** What the list around can do with its rows; all of it keeps the focus, moves errors along and is announced. */
export interface ArrayRows {
  /** Why no row can be added, for instance 'At most 3.'; `undefined` when one can. */
  readonly fullReason: string | undefined;
  /** Why no row can be taken away, for instance 'At least 1.'; `undefined` when one can. */
  readonly fewReason: string | undefined;
  /** How many rows there are. */
  readonly total: number;
  /** How many rows at the top stay where they are. */
  readonly fixedRows: number;
  /** Rows can be added between others. */
  readonly isInsertable: boolean;
  /** Adds a row at `index`, or at the end, and puts the focus into it. */
  readonly add: (index?: number) => void;
  /** Puts a copy of a row behind it. */
  readonly copy: (index: number) => void;
  /** Takes a row away; the focus goes to the row that follows, or to the add button. */
  readonly remove: (index: number) => void;
  /** Takes a row away and leaves a line with which it comes back; as `remove` where the uiSchema does not want that. */
  readonly removeWithUndo: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Keys of the rows as they stand now, for a hand that acts faster than rows are drawn. */
  readonly keys: () => readonly string[];
  /** The rows as they stand now, with everything in them that is typed. */
  readonly items: () => readonly unknown[];
  /** A row holds what has not arrived in the data: files that were chosen, or a text that is no value yet. */
  readonly hasPending: (index: number) => boolean;
  /** The lines of the rows that were taken away. */
  readonly removed: readonly RemovedRow[];
}

const nothing = () => undefined;

/** The list around; outside of one nothing can be added. */
export const ArrayRowsContext = createContext<ArrayRows>({
  fullReason: undefined,
  fewReason: undefined,
  total: 0,
  fixedRows: 0,
  isInsertable: false,
  add: nothing,
  copy: nothing,
  remove: nothing,
  removeWithUndo: nothing,
  move: nothing,
  keys: () => [],
  items: () => [],
  hasPending: () => false,
  removed: [],
});

/** The rows of the list that an array template is drawn for. */
export function useArrayRows(): ArrayRows {
  return use(ArrayRowsContext);
}
