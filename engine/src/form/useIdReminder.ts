import { type RefObject, useEffect } from 'react';

let isTold = false;

const remind = (element: RefObject<HTMLElement | null>, idPrefix: string) => {
  useEffect(() => {
    // The room of a field that is still to come may have the id of what is around it, which nothing leads to.
    const parts = isTold ? [] : (element.current?.querySelectorAll('[id]:not([aria-hidden="true"])') ?? []);
    for (const part of parts) {
      const first = document.getElementById(part.id);
      if (first === null || first === part) continue;
      isTold = true;
      // biome-ignore lint/suspicious/noConsole: it is said to the developer
      console.warn(
        `Two elements of this page have the id '${part.id}', and the labels of the one lead to the other: forms on one page have an 'idPrefix' each, this one has '${idPrefix}'.`,
      );
      return;
    }
  }, [element, idPrefix]);
};

/** Says once in the console that two forms have the same ids. Nothing of it is in a production build. */
export const useIdReminder: typeof remind = process.env.NODE_ENV === 'production' ? () => {} : remind;
