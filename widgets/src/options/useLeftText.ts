import { useFieldPointer, useFormRuntime } from '@reelform/engine';
import { useLayoutEffect, useRef, useState } from 'react';

/** What a typed text is that was left: what it stands for is still asked, or a person has to finish or clear it. */
export type LeftText = 'awaited' | 'kept';

/**
 * Follows a typed text that was left and is no value: nothing is sent while there is one that somebody can finish.
 *
 * @param isBegun whether a text was left already, by a widget that stood here before
 * @param isOpen whether anything can be typed
 * @param discard forgets what is typed; the form shows another document
 * @returns what the text is, and makes it that; `undefined` where none was left
 */
export const useLeftText = (
  isBegun: boolean,
  isOpen: boolean,
  discard: () => void,
): readonly [left: LeftText | undefined, become: (left: LeftText | undefined) => void] => {
  const { drafts } = useFormRuntime();
  const pointer = useFieldPointer();
  const [left, setLeft] = useState<LeftText | undefined>(isBegun ? 'kept' : undefined);
  // Whoever leaves a field by a press of a button sends the form before anything is drawn anew. Until somebody does, what
  // is still asked is nothing wrong.
  const latest = useRef({ left, pointer, isOpen, discard, isWanted: false });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, pointer, isOpen, discard };
  });
  useLayoutEffect(
    () =>
      drafts.register({
        commit: () => {
          latest.current.isWanted = true;
        },
        discard: () => latest.current.discard(),
        unreadable: () => {
          const { current } = latest;
          const isWrong = current.left === 'kept' || (current.left === 'awaited' && current.isWanted);
          return isWrong && current.isOpen ? current.pointer : undefined;
        },
      }),
    [drafts],
  );
  const become = (next: LeftText | undefined) => {
    if (next === latest.current.left) return;
    latest.current = { ...latest.current, left: next, isWanted: false };
    setLeft(next);
    drafts.turned(pointer);
  };
  return [left, become];
};
