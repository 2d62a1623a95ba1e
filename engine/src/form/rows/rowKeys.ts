import { useState } from 'react';

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `row-${lastKey}`;
}

function isEditOfOne(items: readonly unknown[], next: readonly unknown[]): boolean {
  if (items.length !== next.length) return false;
  let changed = 0;
  for (let index = 0; index < next.length && changed < 2; index += 1) {
    if (!Object.is(items[index], next[index])) changed += 1;
  }
  return changed < 2;
}

/**
 * The keys of `next`, made from those of `items`: an item keeps its key wherever it went; an item that was replaced
 * keeps the key of its place when the length stayed.
 */
export function carryKeys(items: readonly unknown[], keys: readonly string[], next: readonly unknown[]): readonly string[] {
  if (items.length === keys.length && isEditOfOne(items, next)) return keys;
  // By value: hundreds of rows may be alike.
  const free = new Map<unknown, Set<string>>();
  items.forEach((item, index) => {
    const key = keys[index];
    if (key !== undefined) free.set(item, (free.get(item) ?? new Set()).add(key));
  });
  const carried = next.map((item, index) => {
    const sameItem = free.get(item);
    const own = keys[index] ?? '';
    const key = Object.is(items[index], item) && sameItem?.has(own) ? own : sameItem?.values().next().value;
    sameItem?.delete(key ?? '');
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

interface Memory {
  items: readonly unknown[];
  keys: readonly string[];
  /** The rows that are about to arrive, and their keys. */
  expected: { readonly rows: readonly unknown[] | undefined; readonly keys: readonly string[] };
}

const NONE: Memory['expected'] = { rows: undefined, keys: [] };

/** Identity keys for `items`, never their indexes. */
export function useRowKeys(items: readonly unknown[]): RowKeys {
  // Remembered outside of React's state, since setting that while rendering would draw every list twice.
  const [memory] = useState(
    (): Memory => ({
      items,
      keys: carryKeys([], [], items),
      expected: NONE,
    }),
  );
  if (memory.items !== items) {
    const { rows, keys } = memory.expected;
    memory.keys = rows === items ? keys : carryKeys(memory.items, memory.keys, items);
    memory.items = items;
    // The same rows may be back one day, when what was drawn by their keys is about others.
    memory.expected = NONE;
  }
  return {
    keys: memory.keys,
    newKey,
    expect: (next, nextKeys) => {
      memory.expected = { rows: next, keys: nextKeys };
    },
  };
}
