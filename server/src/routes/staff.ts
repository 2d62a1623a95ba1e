import { refuse } from '../errors.ts';
import { readObjectName } from '../films/object-keys.ts';
import type { HandlersOf } from '../http/calls.ts';
import { findNewestContract } from '../repositories/contracts.ts';
import { insertDecision } from '../repositories/film-decisions.ts';
import { listOutbox } from '../repositories/outbox.ts';
import {
  countWaitingFilms,
  findSubmittedAsset,
  findSubmittedFilm,
  listQueue,
  lockSubmittedFilm,
  setResourcesTab,
} from '../repositories/staff-films.ts';
import { decideAsset } from '../staff/decide-asset.ts';
import { decideFilm } from '../staff/decide-film.ts';
import { mailRow, queueRow, staffFilm } from '../staff/staff-replies.ts';

const pageSize = 20;

/** The staff desk: the queue, decisions about films and assets, and the outbox. */
export const staffHandlers: HandlersOf<
  | 'GET /staff/films'
  | 'GET /staff/films/:id'
  | 'POST /staff/films/:id/decide'
  | 'GET /staff/films/:id/contract'
  | 'POST /staff/films/:id/resources'
  | 'POST /staff/assets/:id/decide'
  | 'GET /staff/assets/:id/preview'
  | 'GET /staff/outbox'
> = {
  async 'GET /staff/films'({ services, language, query }) {
    const { tables } = services.database;
    const { page = 1, searchText = '', status, waiting: isWaiting = false } = query;
    const search = searchText.trim();
    const { total, rows } = await listQueue(tables, { page, pageSize, searchText: search, status, isWaiting });
    // Not counted twice where nothing else was asked for.
    const isAllThatWaits = isWaiting && search === '' && status === undefined;
    const waitingRows = isAllThatWaits ? total : await countWaitingFilms(tables);
    const shown = rows.map((row) => queueRow(row, language.notices));
    return { data: { rows: shown, totalRows: total, totalPages: Math.ceil(total / pageSize), waitingRows } };
  },

  async 'GET /staff/films/:id'({ services, params }) {
    const film = await findSubmittedFilm(services.database.tables, params.id);
    return film ? { data: await staffFilm(film, services) } : refuse('not_found');
  },

  async 'POST /staff/films/:id/decide'({ services, account, params, body, language }) {
    const refusal = await decideFilm(services, { filmId: params.id, staff: account, body, language });
    return refusal ?? { success: true };
  },

  async 'GET /staff/films/:id/contract'({ services, params }) {
    const { contracts, database } = services;
    const contract = await findNewestContract(database.tables, params.id);
    const document = contract && (await contracts.document(contract.reference));
    if (!document) return refuse('no_document');
    const { fileName, contentType, content } = document;
    return { data: { fileName, contentType, content: content.toString('base64') } };
  },

  async 'POST /staff/films/:id/resources'({ services, account, params, body }) {
    const { database, now } = services;
    const owner = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockSubmittedFilm(transaction, params.id);
      if (!film) return refuse('not_found');
      if (await setResourcesTab(transaction, film.filmmaker_id, body.showResourcesTab))
        await insertDecision(transaction, {
          filmId: film.id,
          accountId: account.id,
          action: body.showResourcesTab ? 'grantResources' : 'withdrawResources',
          fromStatus: film.status,
          toStatus: film.status,
          note: null,
          at: new Date(now()),
        });
      return film.filmmaker_id;
    });
    if (typeof owner !== 'number') return owner;
    await database.changes.publish(owner);
    return { success: true };
  },

  async 'POST /staff/assets/:id/decide'({ services, account, params, body, language, request }) {
    const ruling = { assetId: params.id, staff: account, body, language, log: request.log };
    return (await decideAsset(services, ruling)) ?? { success: true };
  },

  async 'GET /staff/assets/:id/preview'({ services, params }) {
    const { database, storage } = services;
    const key = await findSubmittedAsset(database.tables, params.id);
    if (key === undefined) return refuse('not_found');
    const [previewUrl, downloadUrl] = await Promise.all([
      storage.signGet(key, 'preview'),
      storage.signGet(key, { fileName: readObjectName(key) }),
    ]);
    return { data: { previewUrl, downloadUrl } };
  },

  async 'GET /staff/outbox'({ services, query }) {
    const { page = 1, searchText = '', kind, state } = query;
    const filter = { page, pageSize, searchText: searchText.trim(), kind, state };
    const { total, rows } = await listOutbox(services.database.tables, filter);
    return { data: { rows: rows.map(mailRow), totalRows: total, totalPages: Math.ceil(total / pageSize) } };
  },
};
