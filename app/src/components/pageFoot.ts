import { createListeners } from '@reelform/engine';
import { type RefCallback, useCallback, useSyncExternalStore } from 'react';

/** Height in px of the buttons that stay at the window's lower edge; the window has one such edge. */
let height = 0;
const { subscribe, tell } = createListeners();

const setHeight = (next: number) => {
  if (next === height) return;
  height = next;
  // A tall field half below the footer is scrolled above it when it takes the focus: margins of its own do not achieve that.
  document.documentElement.style.scrollPaddingBottom = next === 0 ? '' : `${next}px`;
  tell();
};

/** A ref for a screen's footer that stays in sight: what floats over the page then stands above it. */
export const usePageFoot = (): RefCallback<HTMLElement> =>
  useCallback((foot: HTMLElement) => {
    const observer = new ResizeObserver(() => setHeight(foot.offsetHeight));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);

/** Room that a screen's footer takes at the window's lower edge, in px; 0 without one. */
export const usePageFootHeight = (): number => useSyncExternalStore(subscribe, () => height);
