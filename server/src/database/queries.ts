import type { Kysely } from 'kysely';
import type { Tables } from './types.ts';

/** The database, or one transaction in it. */
export type Queries = Kysely<Tables>;

/**
 * True for the database's refusal of a second row under a unique index (SQLSTATE 23505). The embedded database throws
 * errors of another class than node-postgres, so their members decide.
 */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === index;

/** Text with the wildcards of SQL's `like` taken literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
