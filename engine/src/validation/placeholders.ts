/** A place of a text that is filled in. */
export interface Placeholder {
  /** As it stands in the text: `{limit:file|files}`. */
  readonly whole: string;
  /** The name of what goes there: `limit`. */
  readonly name: string;
}

/** The placeholders of a text that `fillIn` fills, in their order. */
export const placeholdersIn = (text: string): readonly Placeholder[] =>
  [...text.matchAll(/\{(\w+)(?::[^}]*)?\}/g)].map(([whole, name = '']) => ({ whole, name }));
