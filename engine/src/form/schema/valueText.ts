/** Whether a value is a text that shows nothing. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A single value in words: a text or a number as it is, a truth and a blank text by the messages of the form (`yes`, `no`, `emptyText`). */
export const valueText = (texts: { readonly [name: string]: string | undefined }, value: string | number | boolean): string =>
  (typeof value === 'boolean' ? texts[value ? 'yes' : 'no'] : isBlank(value) ? texts['emptyText'] : undefined) ?? String(value);
