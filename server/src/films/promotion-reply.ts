import type { CallTypes } from '@reelform/schemas/api';
import type { Queries } from '../database/queries.ts';
import { addedReply } from '../forms/added-fields.ts';
import type { Film } from '../repositories/films.ts';
import { listPromotionAssets } from '../repositories/promotions.ts';
import type { Services } from '../services.ts';
import { permissionsAt } from './permissions.ts';
import { promotionFile, promotionStatus } from './promotion-places.ts';

type Promotion = CallTypes<'GET /filmmaker-promotions/:id/submitted-files'>['reply']['data'];

/** A film's promotion as its owner and staff see it: how it stands, its files, and what was said of it. */
export async function promotionReply(
  queries: Queries,
  film: Film,
  { forms, options, storage }: Pick<Services, 'forms' | 'options' | 'storage'>,
): Promise<Promotion> {
  const assets = await listPromotionAssets(queries, film.id);
  const rows = await Promise.all(
    assets.map(async (asset) => ({
      ...promotionFile(asset),
      id: asset.id,
      url: await storage.signGet(asset.key, 'preview'),
      promotionNotes: film.promotion_notes,
    })),
  );
  const { added: preferences } = addedReply(forms, 'promotion-preferences', film.added);
  return {
    rows,
    promotionStatus: promotionStatus(film),
    promotionNotes: film.promotion_notes,
    ...addedReply(forms, 'promotions', film.added),
    promotionOptOut: film.promotion_opt_out ? 1 : 0,
    ...(preferences && { preferences }),
    status: film.status,
    version: film.version,
    may: [...permissionsAt(options, film.status)],
  };
}
