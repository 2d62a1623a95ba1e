import type { AssetTypeName } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';

/** Assets of one film are few; this bounds every look at them, and how many there may be. */
export const mostAssets = 1000;

/** An upload that is registered. */
export interface NewAsset {
  readonly filmId: number;
  readonly chapterId: number | null;
  readonly type: AssetTypeName;
  readonly key: string;
  readonly status: number;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly at: Date;
  /** The name that the file was given. */
  readonly name: string | undefined;
  /** Of a subtitle file: its language (ISO 639-1). */
  readonly language: string | undefined;
  /** Its number, where one was given away before. */
  readonly id?: number | undefined;
}

/** Everything registered for a film, the newest last. Numbers do not tell: one may be given away long before. */
export const listAssets = (queries: Queries, filmId: number) =>
  queries
    .selectFrom('assets')
    .selectAll()
    .where('film_id', '=', filmId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAssets)
    .execute();

/** An asset, as the database has it. */
export type Asset = Awaited<ReturnType<typeof listAssets>>[number];

/** The film of a filmmaker's own asset; `undefined` for another's and for none. */
export async function findFilmOfAsset(queries: Queries, id: number, filmmakerId: number): Promise<number | undefined> {
  const row = await queries
    .selectFrom('assets')
    .innerJoin('films', 'films.id', 'assets.film_id')
    .select('films.id')
    .where('assets.id', '=', id)
    .where('films.filmmaker_id', '=', filmmakerId)
    .executeTakeFirst();
  return row?.id;
}

/** Registers an upload; its number. */
export async function insertAsset(queries: Queries, asset: NewAsset): Promise<number> {
  const row = await queries
    .insertInto('assets')
    .values({
      film_id: asset.filmId,
      chapter_id: asset.chapterId,
      type: asset.type,
      key: asset.key,
      status: asset.status,
      content_type: asset.contentType,
      size_bytes: asset.sizeBytes,
      name: asset.name ?? null,
      language_code: asset.language ?? null,
      created_at: asset.at,
      ...(asset.id !== undefined && { id: asset.id }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Moves an asset to another status. */
export const setAssetStatus = (queries: Queries, id: number, status: number) =>
  queries.updateTable('assets').set({ status }).where('id', '=', id).execute();

/** Takes assets away; their objects are the caller's to remove. */
export async function deleteAssets(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.deleteFrom('assets').where('id', 'in', ids).execute();
}

/** Says which episode an asset is the video of. */
export const bindAsset = (queries: Queries, id: number, chapterId: number) =>
  queries.updateTable('assets').set({ chapter_id: chapterId }).where('id', '=', id).execute();
