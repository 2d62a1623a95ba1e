/** What a kind of value is called, by the messages of the form (`kindString`, `kindNull` …); `undefined` without a word for it. */
export const kindText = (
  texts: { readonly [name: string]: string | undefined },
  kind: string | undefined,
): string | undefined => texts[`kind${kind?.charAt(0).toUpperCase()}${kind?.slice(1)}`];
