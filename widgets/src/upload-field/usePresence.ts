import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Whether a component is on the page. One that left it for a moment only, for React tries effects by ending and beginning
 * them at once (`<StrictMode>`), never left; one within a hidden `<Activity>` did, and may come back as it was.
 *
 * @param onLeave called once the component has left
 */
export const usePresence = (onLeave: () => void): RefObject<boolean> => {
  const isPresent = useRef(true);
  const latest = useRef(onLeave);
  useLayoutEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    isPresent.current = true;
    return () => {
      isPresent.current = false;
      queueMicrotask(() => {
        if (!isPresent.current) latest.current();
      });
    };
  }, []);
  return isPresent;
};
