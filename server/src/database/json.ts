import { type RawBuilder, sql } from 'kysely';

/**
 * A value as the text of a `jsonb` column, which refuses half of a surrogate pair; a JavaScript text may hold one, a
 * member's name as well. JSON.stringify writes each as an escape (ECMA-262, 25.5.2.3), as it does a backslash.
 */
export const jsonText = (value: object): string =>
  JSON.stringify(value).replace(/\\\\|\\ud[89a-f]../g, (escaped) => (escaped === '\\\\' ? escaped : '\ufffd'));

/** The column `added` with these members in place of those of the same names. */
export const withAdded = (members: object): RawBuilder<string> => sql<string>`added || ${jsonText(members)}::jsonb`;
