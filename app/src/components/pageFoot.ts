import { createListeners } from '@reelform/engine';
import { type RefCallback, useCallback, useSyncExternalStore } from 'react';
import { trayRoom } from './trayRoom.ts';

/** What stays at the window's lower edge: a screen's buttons, and the uploads above them. */
type Part = 'foot' | 'tray';

/** Heights in px; the window has one such edge. */
const heights = { foot: 0, tray: 0 };
const { subscribe, tell } = createListeners();

/** Between the uploads and what is below them, in px. */
export const trayGap = 16;

const trayHeight = () => (heights.tray === 0 ? 0 : heights.tray + trayGap);

const setHeight = (part: Part, next: number) => {
  if (next === heights[part]) return;
  heights[part] = next;
  const { style } = document.documentElement;
  const covered = heights.foot + trayHeight();
  // A field or a row half below is scrolled above it when it takes the focus: margins of its own do not achieve that.
  style.scrollPaddingBottom = covered === 0 ? '' : `${covered}px`;
  style.setProperty(trayRoom, `${trayHeight()}px`);
  tell();
};

/** A text area is scrolled for its caret alone when it is come to by the keys: the rest of it stayed below the buttons. */
const showFocused = ({ key }: KeyboardEvent) => {
  if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
};

const useMeasured = (part: Part): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement) => {
      const observer = new ResizeObserver(() => setHeight(part, element.offsetHeight));
      observer.observe(element);
      // One of its own: the same one is listened to once, and would be gone with the first of both that goes.
      const onKeyUp = (event: KeyboardEvent) => showFocused(event);
      document.addEventListener('keyup', onKeyUp);
      return () => {
        observer.disconnect();
        document.removeEventListener('keyup', onKeyUp);
        setHeight(part, 0);
      };
    },
    [part],
  );

/** A ref for a screen's footer that stays in sight: what floats over the page then stands above it. */
export const usePageFoot = (): RefCallback<HTMLElement> => useMeasured('foot');

/** A ref for the uploads: toasts then stand above them, and what is below them can be scrolled into sight. */
export const useTrayFoot = (): RefCallback<HTMLElement> => useMeasured('tray');

/** Room that a screen's footer takes at the window's lower edge, in px; 0 without one. */
export const usePageFootHeight = (): number => useSyncExternalStore(subscribe, () => heights.foot);

/** Room that the footer and the uploads take together, in px; 0 without them. */
export const useCoveredHeight = (): number => useSyncExternalStore(subscribe, () => heights.foot + trayHeight());
