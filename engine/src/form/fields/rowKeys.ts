import { useRef, useState } from 'react';

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `row-${lastKey}`;
}

/**
 * The keys of `next`, made from those of `items`: an item keeps its key wherever it went; an item that was replaced
 * keeps the key of its place when the length stayed.
 */
export function carryKeys(items: readonly unknown[], keys: readonly string[], next: readonly unknown[]): readonly string[] {
  const free = new Map<unknown, string[]>();
  items.forEach((item, index) => {
    const key = keys[index];
    if (key !== undefined) free.set(item, [...(free.get(item) ?? []), key]);
  });
  const carried = next.map((item, index) => {
    const sameItem = free.get(item);
    const own = keys[index];
    const isInPlace = Object.is(items[index], item) && own !== undefined && sameItem?.includes(own);
    const key = isInPlace ? own : sameItem?.[0];
    if (key !== undefined && sameItem) sameItem.splice(sameItem.indexOf(key), 1);
    return key;
  });
  const used = new Set(carried);
  return carried.map((key, index) => {
    const own = keys[index];
    if (key !== undefined) return key;
    return items.length === next.length && own !== undefined && !used.has(own) ? own : newKey();
  });
}

/** Keys of the rows of a list, and a way to say which keys a list about to arrive has. */
export interface RowKeys {
  readonly keys: readonly string[];
  /** A key for a row that is about to be added. */
  readonly newKey: () => string;
  readonly expect: (next: readonly unknown[], keys: readonly string[]) => void;
}

/** Identity keys for `items`, never their indexes. */
export function useRowKeys(items: readonly unknown[]): RowKeys {
  const expected = useRef(new WeakMap<readonly unknown[], readonly string[]>());
  const [rows, setRows] = useState<{ items: readonly unknown[]; keys: readonly string[] }>(() => ({
    items,
    keys: items.map(newKey),
  }));
  let { keys } = rows;
  if (rows.items !== items) {
    keys = expected.current.get(items) ?? carryKeys(rows.items, rows.keys, items);
    setRows({ items, keys });
  }
  return {
    keys,
    newKey,
    expect: (next, nextKeys) => {
      expected.current.set(next, nextKeys);
    },
  };
}
