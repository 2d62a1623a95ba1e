import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** Remembers that a key was signed for an upload to a film. */
export const insertGrant = (queries: Queries, key: string, filmId: number, contentType: string, at: Date) =>
  queries.insertInto('upload_grants').values({ key, film_id: filmId, content_type: contentType, created_at: at }).execute();

/** The grant of a key for this film; `undefined` for a key of another film, and for one that was never signed. */
export const findGrant = (queries: Queries, key: string, filmId: number) =>
  queries
    .selectFrom('upload_grants')
    .select(['key', 'content_type as contentType'])
    .where('key', '=', key)
    .where('film_id', '=', filmId)
    .executeTakeFirst();

/** Forgets a grant: its key was registered or refused. */
export const deleteGrant = (queries: Queries, key: string) =>
  queries.deleteFrom('upload_grants').where('key', '=', key).execute();

/** Every key that was ever signed for a film and not registered. */
export async function listGrantedKeys(queries: Queries, filmId: number): Promise<readonly string[]> {
  const rows = await queries.selectFrom('upload_grants').select('key').where('film_id', '=', filmId).execute();
  return rows.map((row) => row.key);
}

/** Gives up uploads that were signed before a time and never registered; their objects are marked for removal. */
export const abandonGrants = (queries: Queries, before: Date, now: Date) =>
  sql`
    with abandoned as (delete from upload_grants where created_at < ${before} returning key)
    insert into object_removals (key, created_at) select key, ${now} from abandoned on conflict do nothing`.execute(queries);

/** Marks objects that no row names any more. */
export async function markForRemoval(queries: Queries, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .insertInto('object_removals')
    .values(keys.map((key) => ({ key, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Some of the objects to remove, the oldest first. */
export async function listRemovals(queries: Queries, most: number): Promise<readonly string[]> {
  const rows = await queries.selectFrom('object_removals').select('key').orderBy('created_at').limit(most).execute();
  return rows.map((row) => row.key);
}

/** Notes that an object is gone. */
export const deleteRemoval = (queries: Queries, key: string) =>
  queries.deleteFrom('object_removals').where('key', '=', key).execute();
