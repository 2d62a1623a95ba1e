import { useCallback, useRef, useState } from 'react';

/** Things that take a while, one per row of a list and several rows beside each other. */
export interface UnderWay {
  /** Numbers of the rows with which something is being done. */
  readonly rows: ReadonlySet<number>;
  /** Does it with a row; a row with which it is being done is passed over. */
  readonly begin: (row: number, work: () => Promise<unknown>) => Promise<void>;
}

const none: ReadonlySet<number> = new Set();

/** Follows what is being done with rows of a list, so that each can show it. */
export const useUnderWay = (): UnderWay => {
  const [rows, setRows] = useState(none);
  const latest = useRef(none);
  const change = useCallback((edit: (next: Set<number>) => void) => {
    const next = new Set(latest.current);
    edit(next);
    latest.current = next;
    setRows(next);
  }, []);
  const begin = useCallback<UnderWay['begin']>(
    async (row, work) => {
      if (latest.current.has(row)) return;
      change((next) => next.add(row));
      try {
        await work();
      } finally {
        change((next) => next.delete(row));
      }
    },
    [change],
  );
  return { rows, begin };
};
