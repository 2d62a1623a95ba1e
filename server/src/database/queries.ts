import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from './types.ts';

/** The database, or one transaction in it. */
export type Queries = Kysely<Tables>;

/** True for the database's refusal of a second row under a unique index (SQLSTATE 23505). */
export const isDuplicate = (error: unknown, index: string): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === index;

/** Text with the wildcards of SQL's `like` taken literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
