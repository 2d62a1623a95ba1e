/** What is done for a form once it is there: one that a server drew is told what was done with it before. */
export const hydration: {
  takeOver?: (form: HTMLElement | null) => void;
  /** What was typed into an element that React has emptied of it; `undefined` where it knows of nothing. */
  typedInto?: (element: HTMLInputElement | HTMLTextAreaElement) => string | undefined;
} = {};
