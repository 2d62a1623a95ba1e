import { useEffect } from 'react';

/** Parts of a screen that can take over the focus from something in them, from the inside out. */
const parts =
  'li, tr, [role="row"], table, [role="table"], [role="group"], [role="tabpanel"], fieldset, section, form, [tabindex="-1"]';

/** Mark of the nodes in which Fluent draws dialogs and menus, beside the page (`@fluentui/react-portal`). */
const portal = '[data-portal-node]';

/** Time in which the focus may go its own way: dialogs give it back, new rows take it. */
const patience = 100;

const ancestorsOf = (element: Element) => {
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
  return around;
};

/**
 * When what has the focus goes, its row deleted or its decision taken, the focus goes to the closest part of the screen
 * that remains around it, after a dialog to where it was before that, and not to the page's beginning: screen readers go on
 * reading there, and Escape still closes the dialog.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let around: readonly Element[] = [];
    let onPage: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isGone = () => {
      const [had] = around;
      return had !== undefined && (!had.isConnected || had.matches(':disabled'));
    };
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      around = ancestorsOf(target);
      if (!target.closest(portal)) onPage = around;
    };
    const mend = () => {
      timer = undefined;
      if (!isGone() || document.activeElement !== document.body) return;
      const part = [...around, ...onPage].find(
        (element) =>
          element.isConnected && (element.matches(parts) || (element === onPage[0] && !element.matches(':disabled'))),
      );
      if (!(part instanceof HTMLElement)) return;
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
    const look = () => {
      if (timer === undefined && isGone()) timer = setTimeout(mend, patience);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
};
