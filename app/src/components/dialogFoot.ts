import { createListeners } from '@reelform/engine';
import { type RefCallback, useCallback, useSyncExternalStore } from 'react';

/** Below the buttons of a dialog there is no room for a toast of a line or two, in px. */
const leastRoom = 100;

/** The buttons of open dialogs, and how much of the window's lower edge each takes, in px. */
const feet = new Map<HTMLElement, number>();
const { subscribe, tell } = createListeners();

const measure = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const height = top >= window.innerHeight || below >= leastRoom ? 0 : window.innerHeight - top;
  if (feet.get(element) === height) return;
  feet.set(element, height);
  tell();
};

/** A ref for the buttons of a dialog: toasts then stand above them, where there is no room below. */
export const useDialogFoot = (): RefCallback<HTMLElement> =>
  useCallback((element: HTMLElement) => {
    const follow = () => measure(element);
    const observer = new ResizeObserver(follow);
    const dialog = element.closest('[role="dialog"]');
    for (const part of [element, dialog]) if (part) observer.observe(part);
    // Not by the page's own size: that changes with the room for uploads, in the observer's turn of another part.
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
      feet.delete(element);
      tell();
    };
  }, []);

/** Room that the buttons of open dialogs take at the window's lower edge, in px; `undefined` where no dialog has buttons. */
export const useDialogFootHeight = (): number | undefined =>
  useSyncExternalStore(subscribe, () => (feet.size === 0 ? undefined : Math.max(...feet.values())));
