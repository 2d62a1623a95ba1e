import { ancestorsOf, tokensOf } from '../data/pointer.ts';

/** Draws the row at `index` of one list and calls `then` once it is on the page; false when it is there already. */
export type DrawRow = (index: number, then: () => void) => boolean;

/** What of one form is mounted, but not drawn yet, so that a field in it can be reached. */
export interface Undrawn {
  /** Notes a mounted list; the returned function forgets it. */
  readonly list: (pointer: string, draw: DrawRow) => () => void;
  /** Notes an object whose last fields are still to come, which `draw` draws at once; the returned function forgets it. */
  readonly object: (draw: () => void) => () => void;
  /** The object noted with this `draw` has all of its fields on the page. */
  readonly drawn: (draw: () => void) => void;
  /** Draws what objects have still to draw, and calls `then` once it is on the page: at once when it is. */
  readonly finish: (then: () => void) => void;
  /** Draws every object and every row around the field at `pointer`, and calls `then` once all of them are on the page. */
  readonly reveal: (pointer: string, then: () => void) => void;
}

/** Nothing is mounted yet. */
export function createUndrawn(): Undrawn {
  const lists = new Map<string, DrawRow>();
  const objects = new Set<() => void>();
  let waiting: (() => void)[] = [];

  const proceed = (): void => {
    if (objects.size > 0) {
      for (const draw of [...objects]) draw();
      return;
    }
    const callbacks = waiting;
    waiting = [];
    for (const then of callbacks) then();
  };
  /** An object has drawn all of its fields, or went with them. */
  const settle = (draw: () => void): void => {
    objects.delete(draw);
    if (waiting.length > 0) proceed();
  };
  const finish = (then: () => void): void => {
    waiting.push(then);
    proceed();
  };
  const revealRow = (pointer: string, then: () => void): void => {
    for (const list of [...ancestorsOf(pointer)].reverse()) {
      const index = Number(tokensOf(pointer.slice(list.length))[0]);
      if (lists.get(list)?.(index, () => reveal(pointer, then)) === true) return;
    }
    then();
  };
  // A list may stand in what an object has still to draw, and such an object in a row that rests.
  const reveal = (pointer: string, then: () => void): void => finish(() => revealRow(pointer, then));
  return {
    list: (pointer, draw) => {
      lists.set(pointer, draw);
      return () => {
        if (lists.get(pointer) === draw) lists.delete(pointer);
      };
    },
    object: (draw) => {
      objects.add(draw);
      return () => settle(draw);
    },
    drawn: settle,
    finish,
    reveal,
  };
}
