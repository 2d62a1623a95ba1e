import { randomBytes } from 'node:crypto';
import { PromotionStatus, promotionsData } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { may } from '../films/permissions.ts';
import { findPromotionLock, promotionContext, promotionFile } from '../films/promotion-places.ts';
import type { HandlersOf } from '../http/calls.ts';
import { lockFilm } from '../repositories/films.ts';
import { listPromotionAssets, optOutOfPromotions, savePromotion, setShortlink } from '../repositories/promotions.ts';

/** Nobody can guess another film's code. */
const newCode = () => randomBytes(9).toString('base64url');

/** Save or submit a film's promotion, opt out of it, and the link that promotes the film. */
export const promotionHandlers: HandlersOf<
  | 'POST /filmmaker-promotions/details/update'
  | 'POST /programs/:id/promotion-opt-out/update'
  | 'POST /filmmakers/films/shortlink/create'
> = {
  async 'POST /filmmaker-promotions/details/update'({ services, account, body, language }) {
    const { database, forms, now, options } = services;
    const refusal = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, body.programId, account.id);
      if (!film) return refuse('not_found');
      const lock = findPromotionLock(options, film);
      if (lock) return lock;
      const files = (await listPromotionAssets(transaction, film.id)).map(promotionFile);
      const mode = body.promotionStatus === PromotionStatus.submitted ? 'strict' : 'draft';
      const context = promotionContext(options, film);
      const errors = forms.judge('promotions', promotionsData(files, body.promotionNotes), { mode, context }, language);
      if (errors.length > 0) return refuse('invalid', { errors });
      await savePromotion(transaction, film.id, body.promotionStatus, body.promotionNotes ?? null, new Date(now()));
      return undefined;
    });
    return refusal ?? { success: true, data: { promotionStatus: body.promotionStatus } };
  },

  async 'POST /programs/:id/promotion-opt-out/update'({ services, account, params }) {
    const { database, now, options } = services;
    const refusal = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      if (!may(options, film.status, 'promotions')) return refuse('film_locked');
      if (!film.promotion_opt_out) await optOutOfPromotions(transaction, film.id, new Date(now()));
      return undefined;
    });
    return refusal ?? { success: true };
  },

  async 'POST /filmmakers/films/shortlink/create'({ services, account, body }) {
    const { database, now, options } = services;
    return database.tables.transaction().execute(async (transaction) => {
      const film = body.filmmakerId === account.id ? await lockFilm(transaction, body.programId, account.id) : undefined;
      if (!film) return refuse('not_found');
      const { affiliateCode = null } = body;
      if (affiliateCode !== null && affiliateCode !== film.affiliate_code) return refuse('not_found');
      if (film.shortlink !== null) return { shortlink: film.shortlink };
      if (!may(options, film.status, 'promotions')) return refuse('film_locked');
      const shortlink = newCode();
      await setShortlink(transaction, film.id, film.affiliate_code ?? newCode(), shortlink, new Date(now()));
      return { shortlink };
    });
  },
};
