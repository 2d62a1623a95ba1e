import { ancestorsOf, tokensOf } from '../data/pointer.ts';

/** Draws the row at `index` of one list and calls `then` once it is on the page; false when it is there already. */
export type DrawRow = (index: number, then: () => void) => boolean;

/** The mounted lists of one form, so that a field in a resting row can be reached. */
export interface RowReveal {
  /** Notes a mounted list; the returned function forgets it. */
  readonly register: (pointer: string, draw: DrawRow) => () => void;
  /** Draws every row around the field at `pointer`, and calls `then` once all of them are on the page: at once when they are. */
  readonly reveal: (pointer: string, then: () => void) => void;
}

/** No list is mounted yet. */
export function createRowReveal(): RowReveal {
  const lists = new Map<string, DrawRow>();
  const reveal = (pointer: string, then: () => void): void => {
    for (const list of [...ancestorsOf(pointer)].reverse()) {
      const index = Number(tokensOf(pointer.slice(list.length))[0]);
      if (lists.get(list)?.(index, () => reveal(pointer, then)) === true) return;
    }
    then();
  };
  return {
    register: (pointer, draw) => {
      lists.set(pointer, draw);
      return () => {
        if (lists.get(pointer) === draw) lists.delete(pointer);
      };
    },
    reveal,
  };
}
