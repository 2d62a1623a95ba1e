import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react';

const indexOf = ({ props }: ReactElement): unknown =>
  typeof props === 'object' && props !== null && 'index' in props ? props.index : undefined;

/** The row that somebody is asked about. */
export interface AskedRow {
  /** Where it is by now; `undefined` when nothing is asked, or the row is gone. */
  readonly asking: number | undefined;
  /** Asks about the row that is there; the same function while the list is there. */
  readonly ask: (index: number) => void;
  /** Nothing is asked any more. */
  readonly end: () => void;
}

/** Follows the row that somebody is asked about: the host may put other rows in its place meanwhile. */
export const useAskedRow = (items: readonly ReactElement[]): AskedRow => {
  const [asked, setAsked] = useState<string | null>();
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  });
  const row = asked === undefined ? undefined : items.find(({ key }) => key === asked);
  const asking = row && indexOf(row);
  return {
    asking: typeof asking === 'number' ? asking : undefined,
    ask: useCallback((index: number) => setAsked(latest.current.find((item) => indexOf(item) === index)?.key), []),
    end: () => setAsked(undefined),
  };
};
