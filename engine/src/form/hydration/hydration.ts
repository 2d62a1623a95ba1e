/** What is done for a form once it is there: one that a server drew is told what was done with it before. */
export const hydration: { takeOver?: (form: HTMLElement) => void } = {};
