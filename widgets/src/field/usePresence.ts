import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Changes the value of a field, wherever the field is by now. @returns whether it could */
type ChangeAway = () => boolean;

/** Whether a component is on the page, for what ends after it has left. */
export interface Presence {
  /** Calls `here` while the component is on the page; otherwise `away`, and where that could not, `here` once it is back. */
  readonly settle: (here: () => void, away: ChangeAway) => void;
}

/**
 * Follows whether a component is on the page. One that left it for a moment only, for React tries effects by ending and
 * beginning them at once (`<StrictMode>`), never left; one within a hidden `<Activity>` did, and may come back as it was.
 *
 * @param onLeave called once the component has left
 */
export const usePresence = (onLeave: () => void): Presence => {
  const isPresent = useRef(true);
  const latest = useRef(onLeave);
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    isPresent.current = true;
    for (const work of waiting.current.splice(0)) work();
    return () => {
      isPresent.current = false;
      queueMicrotask(() => {
        if (!isPresent.current) latest.current();
      });
    };
  }, []);
  const settle = useCallback<Presence['settle']>((here, away) => {
    if (isPresent.current) here();
    else if (!away()) waiting.current.push(here);
  }, []);
  return { settle };
};
