import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Mark of the nodes in which Fluent draws dialogs, menus and toasts, beside the page (`@fluentui/react-portal`). */
const portal = '[data-portal-node]';

const dialog = '[role="dialog"], [role="alertdialog"]';

/** Around it counts as behind it: Tabster, on which Fluent's dialogs rest, hides a dialog that has the focus itself. */
const isBehind = (target: Element, body: Element) => {
  if (!target.closest(portal)) return true;
  const other = target.closest(dialog);
  return other !== null && (other.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

/**
 * Keeps the focus out of what is behind a dialog: the page, and a dialog that was opened before it. When a question that was
 * asked over the dialog is answered, or when what has the focus in it goes, Fluent gives the focus back to what opened the
 * dialog itself; from there it is brought back to where it was in the dialog.
 *
 * @returns a ref for the dialog's body, which must be able to take the focus
 */
export const useFocusInside = (): RefCallback<HTMLElement> => {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const around = body.current;
    const { activeElement } = document;
    // The form's first field, say, which took the focus as it was drawn.
    let last = activeElement instanceof HTMLElement && around?.contains(activeElement) ? activeElement : undefined;
    const follow = ({ target }: FocusEvent) => {
      const { current } = body;
      if (!current || !(target instanceof HTMLElement)) return;
      if (current.contains(target)) last = target;
      else if (isBehind(target, current)) (last?.isConnected ? last : current).focus();
    };
    document.addEventListener('focusin', follow);
    if (around && activeElement !== document.body && activeElement?.contains(around)) around.focus();
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return useCallback((element) => {
    body.current = element;
  }, []);
};
