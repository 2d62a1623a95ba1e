import { startTransition } from 'react';

/** How many fields of an open schema are drawn at once: more of them, with all that they hold, are felt as a wait. */
const AT_ONCE = 30;

/** How many of those that wait are drawn together, as many as leave the page free to answer in between. */
const TOGETHER = 20;

/** A field that waits, by what draws it. */
type Draw = () => void;

/** The turns in which the fields of one form are drawn that are too many for once. */
export interface Turns {
  /** Whether a field that begins now is drawn at once. */
  readonly take: () => boolean;
  /** Fields came to the page, or went: it is the turn of the next ones. */
  readonly settle: () => void;
  /** Draws a field that waits at once, and the first of those within. */
  readonly want: (draw: Draw) => void;
  /** Lets a field wait for its turn in the room kept for it; the returned function forgets it. */
  readonly wait: (room: Element, draw: Draw) => () => void;
}

/** Turns of a form none of whose fields is drawn yet. Those in sight come first, the others in the order of the page. */
export function createTurns(): Turns {
  const waiting = new Map<Draw, Element>();
  const inSight = new Set<Element>();
  let called: readonly Draw[] = [];
  let left = AT_ONCE;
  let observer: IntersectionObserver | undefined;

  const observe = (room: Element): void => {
    if (typeof IntersectionObserver === 'undefined') return;
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
    });
    observer.observe(room);
  };
  const next = (): void => {
    if (called.some((draw) => waiting.has(draw))) return;
    left = waiting.size === 0 ? AT_ONCE : TOGETHER;
    const all = [...waiting];
    const seen = all.filter(([, room]) => inSight.has(room));
    called = [...seen, ...all].slice(0, TOGETHER).map(([draw]) => draw);
    // One by one they are one transition as well; of many updates within one React warns.
    for (const draw of called) startTransition(draw);
  };
  return {
    take: () => {
      left -= 1;
      return left >= 0;
    },
    settle: next,
    want: (draw) => {
      left = TOGETHER;
      draw();
    },
    wait: (room, draw) => {
      waiting.set(draw, room);
      observe(room);
      return () => {
        waiting.delete(draw);
        inSight.delete(room);
        observer?.unobserve(room);
      };
    },
  };
}
