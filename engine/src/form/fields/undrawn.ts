import { tokensOf } from '../../validation/pointer.ts';
import { ancestorsOf } from '../data/pointer.ts';

/**
 * Draws what of a place is not on the page, in a list the row at `index`, and calls `then` once it is there; false when it
 * is there already.
 */
export type DrawPart = (index: number, then: () => void) => boolean;

/** What of one form is mounted, but not drawn yet, so that a field in it can be reached. */
export interface Undrawn {
  /** Notes a list, or a field that waits for its turn; the returned function forgets it. */
  readonly place: (pointer: string, draw: DrawPart) => () => void;
  /** Notes an object whose last fields are still to come, which `draw` draws at once; the returned function forgets it. */
  readonly object: (draw: () => void) => () => void;
  /** Whether an object has still to draw its last fields, or is drawing them. */
  readonly isUnfinished: () => boolean;
  /** The object noted with this `draw` has all of its fields on the page. */
  readonly drawn: (draw: () => void) => void;
  /** Draws what objects have still to draw, and calls `then` once it is on the page: at once when it is. */
  readonly finish: (then: () => void) => void;
  /** Draws the field at `pointer` and every object and every row around it, and calls `then` once all of them are on the page. */
  readonly reveal: (pointer: string, then: () => void) => void;
}

/** Nothing is mounted yet. */
export function createUndrawn(): Undrawn {
  const places = new Map<string, DrawPart>();
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
  const revealPart = (pointer: string, then: () => void): void => {
    for (const place of [pointer, ...ancestorsOf(pointer)].reverse()) {
      const index = Number(tokensOf(pointer.slice(place.length))[0]);
      if (places.get(place)?.(index, () => reveal(pointer, then)) === true) return;
    }
    then();
  };
  // A place may stand in what an object has still to draw, and such an object in a row that rests.
  const reveal = (pointer: string, then: () => void): void => finish(() => revealPart(pointer, then));
  return {
    place: (pointer, draw) => {
      places.set(pointer, draw);
      return () => {
        if (places.get(pointer) === draw) places.delete(pointer);
      };
    },
    object: (draw) => {
      objects.add(draw);
      return () => settle(draw);
    },
    isUnfinished: () => objects.size > 0,
    drawn: settle,
    finish,
    reveal,
  };
}
