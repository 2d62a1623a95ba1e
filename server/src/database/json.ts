import { type RawBuilder, sql } from 'kysely';

/** A value as the text of a `jsonb` column, which refuses half of a surrogate pair; a JavaScript text may hold one. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_name, member: unknown) => (typeof member === 'string' ? Buffer.from(member).toString() : member));

/** The column `added` with these members in place of those of the same names. */
export const withAdded = (members: object): RawBuilder<string> => sql<string>`added || ${jsonText(members)}::jsonb`;
