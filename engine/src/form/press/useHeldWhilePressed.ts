import { useLayoutEffect, useState } from 'react';
import { isPointerPressed, whenReleased } from './pointerPress.ts';

/**
 * A list as it may be drawn. Leaving a field by pressing something below it reveals or clears messages, and a line that
 * appears or goes in the middle of a press moves the pressed thing away, so that the click is lost: while the pointer is
 * down the list stays as it was. The form around notices the pointer.
 * @param isSame whether two entries are alike. @default identity
 */
export const useHeldWhilePressed = <Entry>(
  list: readonly Entry[],
  isSame: (a: Entry, b: Entry | undefined) => boolean = Object.is,
): readonly Entry[] => {
  // Kept beside React's state: what is drawn at once is noted without being drawn a second time.
  const [shown, setShown] = useState(() => ({ list }));
  const before = shown.list;
  const drawn = isPointerPressed() ? before : list;
  const isHeld =
    list === before || (list.length === before.length && list.every((entry, index) => isSame(entry, before[index])));
  useLayoutEffect(() => {
    if (isHeld) return undefined;
    if (drawn !== list) return whenReleased(() => setShown({ list }));
    shown.list = list;
    return undefined;
  }, [list, drawn, shown, isHeld]);
  return drawn;
};
