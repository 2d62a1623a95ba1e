/** A single value in words: a text or a number as it is, a truth by the messages of the form (`yes`, `no`). */
export const valueText = (texts: { readonly [name: string]: string | undefined }, value: string | number | boolean): string =>
  (typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : undefined) ?? String(value);
