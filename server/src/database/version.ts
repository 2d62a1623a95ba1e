import { sql } from 'kysely';

/** The column `version` one further: whoever saves over the version before is told of a conflict. */
export const nextVersion = sql<number>`version + 1`;
