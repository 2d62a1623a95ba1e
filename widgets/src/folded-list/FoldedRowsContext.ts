import { createContext } from 'react';
import type { RowFolds } from './useRowFolds.ts';

/** What the rows of a folded list share. */
export interface FoldedRows {
  readonly folds: RowFolds;
  /** Names of the fields that each row still lacks, by its place from 0. */
  readonly toDo: ReadonlyMap<number, readonly string[]>;
}

/** The folded list around. */
export const FoldedRowsContext = createContext<FoldedRows>({
  folds: { isOpen: () => true, toggle: () => undefined },
  toDo: new Map(),
});
