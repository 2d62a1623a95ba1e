import { useFieldPointer, useFormRuntime } from '@reelform/engine';
import { useLayoutEffect, useRef, useState } from 'react';

/** What a typed text is that was left: what it stands for is still asked, or a person has to finish or clear it. */
export type LeftText = 'awaited' | 'kept';

/** For how long the form waits for what is asked about a text before it is sent without an answer, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Follows a typed text that was left and is no value: nothing is sent while there is one that somebody can finish.
 *
 * @param isBegun whether a text was left already, by a widget that stood here before
 * @param isOpen whether anything can be typed
 * @param discard forgets what is typed; the form shows another document
 * @returns what the text is, and makes it that; `undefined` where none was left. A submission that waited for what a text is
 *   goes on then, unless it is told otherwise: somebody types on
 */
export const useLeftText = (
  isBegun: boolean,
  isOpen: boolean,
  discard: () => void,
): readonly [left: LeftText | undefined, become: (left: LeftText | undefined, mayGoOn?: boolean) => void] => {
  const { drafts } = useFormRuntime();
  const pointer = useFieldPointer();
  const [left, setLeft] = useState<LeftText | undefined>(isBegun ? 'kept' : undefined);
  // Whoever leaves a field by a press of a button sends the form before anything is drawn anew. Until somebody does, what
  // is still asked is nothing wrong.
  const latest = useRef({ left, pointer, isOpen, discard, isWanted: false });
  /** Ends the waiting of a submission. */
  const end = useRef((_mayGoOn: boolean) => {});
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
  useLayoutEffect(() => () => end.current(false), []);
  const beAwaited = () => {
    const promise = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => end.current(true), LONGEST_WAIT_MS);
      end.current = (mayGoOn) => {
        clearTimeout(timer);
        drafts.awaited.delete(promise);
        resolve(mayGoOn);
      };
    });
    drafts.awaited.add(promise);
  };
  const become = (next: LeftText | undefined, mayGoOn = true) => {
    if (next === latest.current.left) return;
    end.current(mayGoOn);
    if (next === 'awaited') beAwaited();
    latest.current = { ...latest.current, left: next, isWanted: false };
    setLeft(next);
    drafts.turned(pointer);
  };
  return [left, become];
};
