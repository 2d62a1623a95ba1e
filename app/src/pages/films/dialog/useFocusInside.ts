import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Mark of the nodes in which Fluent draws dialogs, menus and toasts, beside the page (`@fluentui/react-portal`). */
const portal = '[data-portal-node]';

/**
 * Keeps the focus out of the page behind a dialog. When a question that was asked over the dialog is answered, Fluent
 * gives the focus back to what opened the dialog itself; from there it is brought back to where it was in the dialog.
 *
 * @returns a ref for the dialog's surface
 */
export const useFocusInside = (): RefCallback<HTMLElement> => {
  const surface = useRef<HTMLElement>(null);
  useEffect(() => {
    let last: HTMLElement | undefined;
    const follow = ({ target }: FocusEvent) => {
      const { current } = surface;
      if (!current || !(target instanceof HTMLElement)) return;
      if (current.contains(target)) last = target;
      else if (!target.closest(portal)) (last?.isConnected ? last : current).focus();
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return useCallback((element) => {
    surface.current = element;
  }, []);
};
