/** What placeholders of a text stand for. */
export type Placeholders = { readonly [name: string]: string | number };

/** `template` with `{name}` replaced by its value; a placeholder that `values` does not have is left as it is. */
export function fillIn(template: string, values: Placeholders): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}
