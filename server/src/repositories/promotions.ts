import type { PromotionRole } from '@reelform/schemas/api';
import { withAdded } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import { nextVersion } from '../database/version.ts';

/** Promotion files of one film are few; this bounds every look at them. */
const most = 1000;

/** A promotion file that is written. */
export interface NewPromotionAsset {
  readonly filmId: number;
  readonly type: number;
  readonly role: PromotionRole;
  readonly fileName: string;
  readonly key: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly at: Date;
}

/** The promotion files of a film, in the order of their upload. */
export const listPromotionAssets = (queries: Queries, filmId: number) =>
  queries.selectFrom('promotion_assets').selectAll().where('film_id', '=', filmId).orderBy('id').limit(most).execute();

/** A promotion file, as the database has it. */
export type PromotionAsset = Awaited<ReturnType<typeof listPromotionAssets>>[number];

/** The film of a filmmaker's own promotion file; `undefined` for another's and for none. */
export async function findFilmOfPromotionAsset(queries: Queries, id: number, filmmakerId: number): Promise<number | undefined> {
  const row = await queries
    .selectFrom('promotion_assets')
    .innerJoin('films', 'films.id', 'promotion_assets.film_id')
    .select('films.id')
    .where('promotion_assets.id', '=', id)
    .where('films.filmmaker_id', '=', filmmakerId)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a file to a film that the caller holds; its number. */
export async function insertPromotionAsset(queries: Queries, asset: NewPromotionAsset): Promise<number> {
  const row = await queries
    .insertInto('promotion_assets')
    .values({
      film_id: asset.filmId,
      type: asset.type,
      role: asset.role,
      file_name: asset.fileName,
      key: asset.key,
      content_type: asset.contentType,
      size_bytes: asset.sizeBytes,
      created_at: asset.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes a promotion file; its object is the caller's to remove. */
export const deletePromotionAsset = (queries: Queries, id: number) =>
  queries.deleteFrom('promotion_assets').where('id', '=', id).execute();

/** What a film's promotion says of itself. */
export interface PromotionContent {
  readonly status: number;
  readonly notes: string | null;
  /** Added fields, by the form's name. */
  readonly added: object;
}

/** Writes how far a film's promotion is. The caller holds the film. */
export const savePromotion = (queries: Queries, filmId: number, { status, notes, added }: PromotionContent, at: Date) =>
  queries
    .updateTable('films')
    .set({
      promotion_status: status,
      promotion_notes: notes,
      added: withAdded(added),
      version: nextVersion,
      updated_at: at,
    })
    .where('id', '=', filmId)
    .execute();

/** Takes a film out of promotions, for good. The caller holds the film. @param added added fields, by the form's name */
export const optOutOfPromotions = (queries: Queries, filmId: number, added: object, at: Date) =>
  queries
    .updateTable('films')
    .set({ promotion_opt_out: true, added: withAdded(added), updated_at: at })
    .where('id', '=', filmId)
    .execute();

/** Gives a film its affiliate code. The caller holds the film. */
export const setAffiliateCode = (queries: Queries, filmId: number, affiliateCode: string, at: Date) =>
  queries.updateTable('films').set({ affiliate_code: affiliateCode, updated_at: at }).where('id', '=', filmId).execute();
