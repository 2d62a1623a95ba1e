import { Refusal, refuse } from '../errors.ts';
import { readFilmParts } from '../films/film-parts.ts';
import { filmReply } from '../films/film-reply.ts';
import { filmRow } from '../films/film-row.ts';
import { isEditable } from '../films/film-status.ts';
import { readFilters } from '../films/list-filters.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import type { HandlersOf } from '../http/calls.ts';
import { listAssets } from '../repositories/assets.ts';
import { listBtsKeys } from '../repositories/bts-documents.ts';
import { acknowledgeNotes, deleteFilm, type FilmNote, findFilm, listFilms, lockFilm } from '../repositories/films.ts';
import { listPromotionAssets } from '../repositories/promotions.ts';
import { listReplacedKeys } from '../repositories/replaced-assets.ts';
import { listGrantedKeys, markForRemoval } from '../repositories/uploads.ts';

const pageSize = 20;

/** The list of films, one film, its removal, and its notes. */
export const filmHandlers: HandlersOf<
  | 'GET /filmmakers/films'
  | 'GET /filmmakers/films/:id/view'
  | 'DELETE /filmmakers/films/:id/remove'
  | 'POST /filmmakers/notification/:id/update'
> = {
  async 'GET /filmmakers/films'({ services, language, account, query }) {
    const filters = readFilters(query, services, language);
    if (filters instanceof Refusal) return filters;
    const { total, rows } = await listFilms(services.database.tables, {
      filmmakerId: account.id,
      page: filters.page ?? 1,
      pageSize,
      searchText: filters.searchText?.trim() ?? '',
      sortBy: filters.sortBy,
      orderBy: filters.orderBy ?? 'asc',
    });
    const shown = rows.map((row) => filmRow(row, language.notices));
    return { data: { rows: shown, totalRows: total, totalPages: Math.ceil(total / pageSize) } };
  },

  async 'GET /filmmakers/films/:id/view'({ services, account, params }) {
    const { tables } = services.database;
    const film = await findFilm(tables, params.id, account.id);
    if (!film) return refuse('not_found');
    return { data: await filmReply(film, await readFilmParts(tables, film.id), services) };
  },

  async 'DELETE /filmmakers/films/:id/remove'({ services, account, params, request }) {
    const { database, now, storage } = services;
    const keys = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      if (!isEditable(film.status)) return refuse('film_locked');
      const assets = await listAssets(transaction, film.id);
      const objects = [
        ...assets.map(({ key }) => key),
        ...(await listReplacedKeys(transaction, film.id)),
        ...(await listGrantedKeys(transaction, film.id)),
        ...(await listBtsKeys(transaction, film.id)),
        ...(await listPromotionAssets(transaction, film.id)).map(({ key }) => key),
      ];
      await markForRemoval(transaction, objects, new Date(now()));
      await acknowledgeNotes(transaction, film, ['notification_notes', 'promotion_notification_notes']);
      await deleteFilm(transaction, film.id);
      return objects;
    });
    if (keys instanceof Refusal) return keys;
    await database.changes.publish(account.id);
    await sweepObjects(database.tables, storage, request.log, keys);
    return { success: true };
  },

  async 'POST /filmmakers/notification/:id/update'({ services, account, params, body }) {
    const { database } = services;
    const notes: FilmNote[] = [
      ...(body.updateNotificationNote ? ['notification_notes' as const] : []),
      ...(body.updatePromotionNotificationNote ? ['promotion_notification_notes' as const] : []),
    ];
    const refusal = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, params.id, account.id);
      if (!film) return refuse('not_found');
      await acknowledgeNotes(transaction, film, notes);
      return undefined;
    });
    if (refusal) return refusal;
    await database.changes.publish(account.id);
    return { success: true };
  },
};
