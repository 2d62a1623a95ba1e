import type { FormRuntime } from '../runtime.ts';

/** What leads a person through a form that folds fields away. */
export interface Guide extends Pick<FormRuntime, 'goTo' | 'reveal' | 'onReveal' | 'holdBack' | 'heldBack'> {
  /** Takes what moves the focus to a field. */
  readonly setGoTo: (goTo: (pointer: string) => void) => void;
}

interface Hold {
  readonly instead: () => void;
  readonly around: (() => Node | null) | undefined;
}

/**
 * A guide that knows nothing to open yet.
 *
 * @param onHold called when strict actions are held back or let go
 */
export function createGuide(onHold: () => void): Guide {
  const openers = new Set<(pointer: string) => boolean>();
  const holds = new Set<Hold>();
  let move: ((pointer: string) => void) | undefined;
  return {
    goTo: (pointer) => move?.(pointer),
    setGoTo: (next) => {
      move = next;
    },
    reveal: (pointer) => [...openers].map((open) => open(pointer)).includes(true),
    onReveal: (open) => {
      openers.add(open);
      return () => {
        openers.delete(open);
      };
    },
    holdBack: (instead, around) => {
      const hold = { instead, around };
      holds.add(hold);
      onHold();
      return () => {
        holds.delete(hold);
        onHold();
      };
    },
    heldBack: (at = null) => {
      const all = [...holds];
      const [nearest = all.at(-1)] = all
        .filter(({ around }) => at && around?.()?.contains(at))
        .sort((a, b) => (a.around?.()?.contains(b.around?.() ?? null) ? 1 : -1));
      return nearest?.instead;
    },
  };
}
