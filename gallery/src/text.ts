import texts from './texts.json' with { type: 'json' };

/** Name of a text of the gallery's own page. */
export type TextName = keyof typeof texts;

/** A text of the page, its placeholders filled in. */
export const text = (name: TextName, values: { readonly [placeholder: string]: string | number } = {}): string =>
  texts[name].replace(/\{(\w+)\}/g, (whole, placeholder: string) => String(values[placeholder] ?? whole));

/** How many there are of something, in words. */
export const countText = (what: 'complaint' | 'note', count: number): string =>
  count === 1 ? text(what) : text(`${what}s`, { count });
