import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** What stands in its place again. */
export interface RestoredAsset {
  readonly key: string;
  readonly type: string;
  readonly chapterId: number | null;
  /** Whether it was the image that stands for the film. */
  readonly isSelected: boolean;
}

/**
 * Takes an asset out of its place and keeps it, with its object, for as long as what replaces it may be withdrawn, and whether
 * it is the image that stands for the film.
 */
export async function setAsideAsset(queries: Queries, id: number, replacedBy: string, at: Date): Promise<void> {
  await sql`
    with gone as (delete from assets where id = ${id} returning *)
    insert into replaced_assets (key, film_id, replaced_by, asset, replaced_at)
      select key, film_id, ${replacedBy}, to_jsonb(gone) || jsonb_build_object('isSelected', key is not distinct from (
        select selected_image from films where films.id = film_id)), ${at} from gone`.execute(queries);
}

/** Puts the assets of a film back that an upload had replaced, with their numbers, their dates and what was said of them. */
export async function restoreReplaced(queries: Queries, filmId: number, replacedBy: string): Promise<readonly RestoredAsset[]> {
  const { rows } = await sql<RestoredAsset>`
    with back as (
      delete from replaced_assets where film_id = ${filmId} and replaced_by = ${replacedBy} returning asset),
    placed as (
      insert into assets select (jsonb_populate_record(null::assets, asset)).* from back)
    select asset->>'key' as key, asset->>'type' as type, (asset->'chapter_id')::int as "chapterId",
      coalesce((asset->'isSelected')::boolean, false) as "isSelected" from back`.execute(queries);
  return rows;
}

/** Gives up what an upload had replaced, about which it is decided now; the keys of the objects, which are marked for removal. */
export async function settleReplaced(queries: Queries, replacedBy: string, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly key: string }>`
    with gone as (delete from replaced_assets where replaced_by = ${replacedBy} returning key),
    marked as (
      insert into object_removals (key, created_at) select key, ${now} from gone on conflict do nothing)
    select key from gone`.execute(queries);
  return rows.map(({ key }) => key);
}

/** Keys of what was replaced in a film and may still come back. */
export async function listReplacedKeys(queries: Queries, filmId: number): Promise<readonly string[]> {
  const rows = await queries.selectFrom('replaced_assets').select('key').where('film_id', '=', filmId).execute();
  return rows.map(({ key }) => key);
}

/** Gives up what was replaced before `before`: it comes back no more, and its objects are marked for removal. */
export async function giveUpReplaced(queries: Queries, before: Date, now: Date): Promise<void> {
  await sql`
    with gone as (delete from replaced_assets where replaced_at < ${before} returning key)
    insert into object_removals (key, created_at) select key, ${now} from gone on conflict do nothing`.execute(queries);
}
