import { useEffect } from 'react';

/** Tabster, on which Fluent's dialogs rest, brings the page back 250 ms after a dialog has gone: unless it goes with it. */
const afterTabster = 400;

/**
 * For the screen's dialogs: brings the page back to assistive technology when a dialog goes together with its whole
 * screen, say because the session has ended. Fluent then puts Tabster away before it has taken its `aria-hidden` back,
 * and the next screen would be there for the eye alone.
 */
export const useUnhiddenPage = (): void => {
  useEffect(
    () => () => {
      const { body } = document;
      setTimeout(() => {
        if (body.querySelector('[aria-modal="true"]')) return;
        for (const part of body.children) part.removeAttribute('aria-hidden');
      }, afterTabster);
    },
    [],
  );
};
