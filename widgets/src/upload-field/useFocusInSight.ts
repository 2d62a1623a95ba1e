import { type RefObject, useEffect } from 'react';

/**
 * For a part that grows above its buttons, by a picture or a length of progress: the one with the focus is scrolled back
 * into sight where that pushed it out. One that the person has scrolled away from is left there.
 */
export const useFocusInSight = (part: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const element = part.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = element.offsetHeight - height;
      height += grown;
      const focused = element.querySelector(':focus');
      if (!focused || grown <= 0) return;
      const { top, bottom } = focused.getBoundingClientRect();
      if (top >= 0 && bottom - grown <= window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
