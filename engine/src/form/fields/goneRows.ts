import { useMemo, useRef, useState } from 'react';
import type { RowMove, RowTrace } from '../errors/errorBook.ts';

/** A row that was taken away and is kept, so that it can come back. */
export interface GoneRow {
  readonly key: string;
  readonly item: unknown;
  readonly label: string;
  /** Where it would come back. */
  readonly index: number;
  readonly trace: RowTrace;
}

/** The rows of one list that can come back. */
export interface GoneRows {
  /** In the order of the page. */
  readonly rows: readonly GoneRow[];
  readonly find: (key: string) => GoneRow | undefined;
  /** Keeps a row that is about to go; call `follow` afterwards. */
  readonly keep: (row: GoneRow) => void;
  /** Gives a row back to the list; the others stay before or behind it as they were. */
  readonly giveBack: (key: string) => void;
  /** Gives every row up. */
  readonly giveUp: () => void;
  /** The rows around have moved: each kept row stays in front of the row that followed it. */
  readonly follow: (move: RowMove, total: number) => void;
}

/** Rows that were taken away from a list and not given up yet; the functions are stable. */
export function useGoneRows(): GoneRows {
  const [rows, setRows] = useState<readonly GoneRow[]>([]);
  const latest = useRef(rows);
  const actions = useMemo(() => {
    const become = (next: readonly GoneRow[]) => {
      if (next.length === 0 && latest.current.length === 0) return;
      latest.current = next;
      setRows(next);
    };
    return {
      find: (key: string) => latest.current.find((row) => row.key === key),
      keep: (row: GoneRow) => {
        const before = latest.current.filter(({ index }) => index <= row.index);
        become([...before, row, ...latest.current.filter(({ index }) => index > row.index)]);
      },
      giveBack: (key: string) => {
        const at = latest.current.findIndex((row) => row.key === key);
        const behind = latest.current.slice(at + 1).map((row) => ({ ...row, index: row.index + 1 }));
        become([...latest.current.slice(0, at), ...behind]);
      },
      giveUp: () => become([]),
      follow: (move: RowMove, total: number) =>
        become(
          // Rows that change places take the lines in front of them along.
          latest.current
            .map((row) => {
              let index: number | undefined;
              for (let at = row.index; at <= total && index === undefined; at += 1) index = move(at);
              return { ...row, index: Math.min(index ?? total, total) };
            })
            .sort((a, b) => a.index - b.index),
        ),
    };
  }, []);
  return { rows, ...actions };
}
