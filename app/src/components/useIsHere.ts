import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is on the page by now, for what ends after somebody went elsewhere. */
export const useIsHere = (): RefObject<boolean> => {
  const isHere = useRef(true);
  useEffect(() => {
    // React tries effects by ending and beginning them at once.
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};
