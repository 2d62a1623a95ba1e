/** Keywords whose values are data: nothing in them is a schema, whatever it looks like. */
export const dataKeywords: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples']);
