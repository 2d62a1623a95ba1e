/** What a page does for a form once React has taken it over from a server; nothing where no form was prepared for that. */
export const hydration: { takeOver?: (form: HTMLElement) => void } = {};
