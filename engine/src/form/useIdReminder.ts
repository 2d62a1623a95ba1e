import { type RefObject, useEffect } from 'react';

/** Time after which a form is looked at once more, in ms: layouts and widgets are fetched when they are first drawn. */
const lookAgainAfter = 2000;

let isTold = false;

const look = (form: HTMLElement | null, idPrefix: string) => {
  // The room of a field that is still to come may have the id of what is around it, which nothing leads to.
  const parts = isTold ? [] : (form?.querySelectorAll('[id]:not([aria-hidden="true"])') ?? []);
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
};

const remind = (element: RefObject<HTMLElement | null>, idPrefix: string) => {
  useEffect(() => {
    look(element.current, idPrefix);
    const timer = setTimeout(() => look(element.current, idPrefix), lookAgainAfter);
    return () => clearTimeout(timer);
  }, [element, idPrefix]);
};

/** Says once in the console that two forms have the same ids. Nothing of it is in a production build. */
export const useIdReminder: typeof remind = process.env.NODE_ENV === 'production' ? () => {} : remind;
