import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListRow } from './listRows.ts';
import { LIST_HEIGHT } from './usePlacement.ts';

/** A list of so many rows is drawn whole. */
const WHOLE = 100;

/** Rows drawn beyond what is seen, on either side. */
const BEYOND = 10;

/** So far a long list is scrolled before other rows are drawn, in pixels. */
const STEP = 120;

/** Height of a row that has not been drawn yet, in pixels. */
const USUAL_HEIGHT = 34;

/** The part of a list that is drawn. */
export interface ListWindow {
  readonly from: number;
  readonly to: number;
  /** Room of the rows before and after, in pixels. */
  readonly before: number;
  readonly after: number;
}

/** The rows that a scrolled list draws. `tops`: where each row begins, and where the last one ends. */
export const windowOf = (tops: readonly number[], scrollTop: number): ListWindow => {
  const count = tops.length - 1;
  const total = tops[count] ?? 0;
  if (count <= WHOLE) return { from: 0, to: count, before: 0, after: 0 };
  const at = Math.max(0, Math.min(scrollTop, total - LIST_HEIGHT));
  const from = Math.max(0, firstPast(tops, at) - 1 - BEYOND);
  const to = Math.min(count, firstPast(tops, at + LIST_HEIGHT) + BEYOND);
  return { from, to, before: tops[from] ?? 0, after: total - (tops[to] ?? total) };
};

/** Index of the first of ascending numbers that is greater than `limit`. */
const firstPast = (numbers: readonly number[], limit: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Scrolls a list, and nothing around it, so far that a row is seen. */
const reveal = (list: HTMLElement, row: Element) => {
  const outer = list.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  if (inner.top < outer.top + 4) list.scrollTop -= outer.top + 4 - inner.top;
  else if (inner.bottom > outer.bottom - 4) list.scrollTop += inner.bottom - outer.bottom + 4;
};

/** Draws of a long list only the rows that are seen, and scrolls the marked row into sight. */
export const useListWindow = (
  list: RefObject<HTMLElement | null>,
  rows: readonly ListRow[],
  marked: string | undefined,
): { readonly window: ListWindow; readonly onScroll: () => void } => {
  const heights = useRef(new Map<string, number>());
  const sought = useRef<string>(undefined);
  const [scrollTop, setScrollTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights measured meanwhile count from the next scroll on
  const tops = useMemo(() => {
    const found = [0];
    for (const { key } of rows) found.push((found.at(-1) ?? 0) + (heights.current.get(key) ?? USUAL_HEIGHT));
    return found;
  }, [rows, scrollTop]);
  const shown = windowOf(tops, scrollTop);

  useLayoutEffect(() => {
    for (const element of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
      heights.current.set(element.dataset['row'] ?? '', element.offsetHeight);
  });

  useLayoutEffect(() => {
    sought.current = marked;
  }, [marked]);

  useLayoutEffect(() => {
    const element = list.current;
    const key = sought.current;
    if (!element || key === undefined) return;
    const index = rows.findIndex((row) => row.key === key);
    if (index >= shown.from && index < shown.to) {
      sought.current = undefined;
      const row = [...element.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === key);
      if (row) reveal(element, row);
    } else if (index >= 0) {
      const wanted = Math.max(0, (tops[index] ?? 0) - LIST_HEIGHT / 2);
      element.scrollTop = wanted;
      setScrollTop(wanted);
    }
  });

  return {
    window: shown,
    onScroll: () => {
      if (rows.length > WHOLE) setScrollTop(Math.floor((list.current?.scrollTop ?? 0) / STEP) * STEP);
    },
  };
};
