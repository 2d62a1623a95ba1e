import { useMemo, useReducer } from 'react';
import type { GoneRow } from '../data/placeMemory.ts';
import type { RowMove } from '../errors/errorBook.ts';
import { useFormParts } from '../storeContext.ts';

/** The rows of one list that can come back. */
export interface GoneRows {
  /** In the order of the page. */
  readonly rows: readonly GoneRow[];
  /** Keeps a row that is about to go; call `follow` afterwards. */
  readonly keep: (row: GoneRow) => void;
  /** Gives a row back to the list, where it is kept; the others stay before or behind it as they were. */
  readonly giveBack: (key: string) => GoneRow | undefined;
  /** The form may have forgotten them: looks anew. */
  readonly look: () => void;
  /** The rows around have moved: each kept row stays in front of the row that followed it. */
  readonly follow: (move: RowMove, total: number) => void;
}

const NONE: readonly GoneRow[] = [];

/** Rows that were taken away from the list at `pointer`, as the form remembers them; the functions are stable. */
export function useGoneRows(pointer: string): GoneRows {
  const { memory } = useFormParts().store;
  const [, look] = useReducer((count: number) => count + 1, 0);
  const actions = useMemo(() => {
    const rows = () => memory.at(pointer).gone ?? NONE;
    const become = (next: GoneRow[]) => {
      if (next.length === 0 && rows().length === 0) return;
      memory.note(pointer, { gone: next.sort((a, b) => a.index - b.index) });
      look();
    };
    return {
      look,
      keep: (row: GoneRow) => become([...rows(), row]),
      giveBack: (key: string) => {
        const at = rows().findIndex((row) => row.key === key);
        const next = [...rows()];
        const [back] = at < 0 ? [] : next.splice(at, 1);
        become(next.map((row, place) => (place < at ? row : { ...row, index: row.index + 1 })));
        return back;
      },
      follow: (move: RowMove, total: number) =>
        become(
          // Rows that change places take the lines in front of them along.
          rows().map((row) => {
            let index: number | undefined;
            for (let at = row.index; at <= total && index === undefined; at += 1) index = move(at);
            return { ...row, index: Math.min(index ?? total, total) };
          }),
        ),
    };
  }, [memory, pointer]);
  return { rows: memory.at(pointer).gone ?? NONE, ...actions };
}
