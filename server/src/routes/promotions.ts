import { PromotionStatus, promotionPlaces, promotionsData } from '@reelform/schemas/api';
import { refuse } from '../errors.ts';
import { isStale } from '../films/conflict.ts';
import { may } from '../films/permissions.ts';
import { findPromotionLock, promotionContext, promotionFile } from '../films/promotion-places.ts';
import { promotionReply } from '../films/promotion-reply.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { addedBeside } from '../forms/added-fields.ts';
import type { HandlersOf } from '../http/calls.ts';
import { newCode } from '../links/new-code.ts';
import { shortLinkOf } from '../links/short-links.ts';
import { lockFilm } from '../repositories/films.ts';
import { listPromotionAssets, optOutOfPromotions, savePromotion, setAffiliateCode } from '../repositories/promotions.ts';
import { findFilmLink, insertFilmLink } from '../repositories/short-links.ts';

const preferences = 'promotion-preferences';

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
      const added = addedBeside([...Object.keys(promotionPlaces), 'promotionNotes'], body.added);
      const listed = forms.known('promotions', promotionsData(files, undefined));
      const data = { ...promotionsData([], body.promotionNotes, added), ...listed };
      const errors = forms.judge('promotions', data, { mode, context }, language);
      if (errors.length > 0) return refuse('invalid', { errors });
      if (isStale(body, film)) return refuse('conflict', { data: await promotionReply(transaction, film, services) });
      const { promotionStatus: status, promotionNotes: notes = null } = body;
      await savePromotion(transaction, film.id, { status, notes, added: { promotions: added } }, new Date(now()));
      return undefined;
    });
    return refusal ?? { success: true, data: { promotionStatus: body.promotionStatus } };
  },

  async 'POST /programs/:id/promotion-opt-out/update'({ services, account, params, body, language }) {
    const { database, forms, now, options } = services;
    const added = addedBeside(['promotionOptOut'], body.added);
    const refusal = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      if (!may(options, film.status, 'promotions')) return refuseLocked(film.status);
      if (film.promotion_opt_out) return undefined;
      const context = promotionContext(options, film);
      const errors = forms.judge(preferences, { ...added, promotionOptOut: true }, { mode: 'strict', context }, language);
      if (errors.length > 0) return refuse('invalid', { errors });
      await optOutOfPromotions(transaction, film.id, { [preferences]: added }, new Date(now()));
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
      const link = await findFilmLink(transaction, film.id);
      if (link) return { shortlink: shortLinkOf(link.code) };
      if (!may(options, film.status, 'promotions')) return refuseLocked(film.status);
      const at = new Date(now());
      const code = newCode();
      if (film.affiliate_code === null) await setAffiliateCode(transaction, film.id, newCode(), at);
      await insertFilmLink(transaction, account.id, film.id, code, at);
      return { shortlink: shortLinkOf(code) };
    });
  },
};
