import { sameDocument } from '@reelform/engine/validation';
import { btsData, recordContext } from '@reelform/schemas/api';
import { Refusal, refuse } from '../errors.ts';
import { checkAttachment, type OfferedAttachment, takeAttachment } from '../films/attached-file.ts';
import { btsRow } from '../films/bts-row.ts';
import { readObjectName } from '../films/object-keys.ts';
import { may, permissionsAt } from '../films/permissions.ts';
import { refuseLocked } from '../films/refuse-locked.ts';
import { sweepObjects } from '../films/stored-objects.ts';
import { addedBeside, addedFields } from '../forms/added-fields.ts';
import type { CallRequest, HandlersOf } from '../http/calls.ts';
import {
  type BtsDocument,
  deleteBtsDocument,
  findBtsDocument,
  findBtsDocumentByKey,
  insertBtsDocument,
  listBtsDocuments,
  updateBtsDocument,
} from '../repositories/bts-documents.ts';
import { type Film, findFilm, lockFilm } from '../repositories/films.ts';
import { markForRemoval } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';

type SaveCall = Pick<
  CallRequest<'POST /filmmakers/films/bts-docs/create'>,
  'services' | 'account' | 'language' | 'request' | 'body'
>;

const pageSize = 10;
const form = 'bts-document';

/** Its fields that have members of their own in a body. */
const named = ['filePath', 'fileName', 'notes'];

/** Files from behind the scenes: list, add, change, delete. */
export const btsHandlers: HandlersOf<
  | 'GET /filmmakers/films/:id/bts-docs'
  | 'POST /filmmakers/films/bts-docs/create'
  | 'POST /filmmakers/films/bts-docs/:id/update'
  | 'DELETE /filmmakers/films/bts-docs/:id/remove'
> = {
  async 'GET /filmmakers/films/:id/bts-docs'({ services, account, params, query }) {
    const { database } = services;
    const film = await findFilm(database.tables, params.id, account.id);
    if (!film) return refuse('not_found');
    const { total, rows } = await listBtsDocuments(database.tables, {
      filmId: film.id,
      page: query.page ?? 1,
      pageSize,
      searchText: query.searchText?.trim() ?? '',
    });
    const shown = await Promise.all(rows.map((document) => btsRow(document, services)));
    return { data: { rows: shown, totalRows: total, totalPages: Math.ceil(total / pageSize) } };
  },

  'POST /filmmakers/films/bts-docs/create': (call) => save(call, undefined),

  async 'POST /filmmakers/films/bts-docs/:id/update'(call) {
    const { services, account, body, params } = call;
    const document = await findBtsDocument(services.database.tables, params.id, account.id);
    if (!document || document.film_id !== body.filmmakerProgramId) return refuse('not_found');
    return save(call, document);
  },

  async 'DELETE /filmmakers/films/bts-docs/:id/remove'({ services, account, params, request }) {
    const { database, now, options, storage } = services;
    const document = await findBtsDocument(database.tables, params.id, account.id);
    if (!document) return refuse('not_found');
    const removed = await database.tables.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, document.film_id, account.id);
      if (!film) return refuse('not_found');
      if (!may(options, film.status, 'bts')) return refuseLocked(film.status);
      // Its file may be another by now.
      const key = await deleteBtsDocument(transaction, document.id);
      if (key === undefined) return refuse('not_found');
      await markForRemoval(transaction, [key], new Date(now()));
      return [key];
    });
    if (removed instanceof Refusal) return removed;
    await sweepObjects(database.tables, storage, request.log, removed);
    return { success: true };
  },
};

const judgeEntries = ({ services, language, body }: SaveCall, film: Film, key: string | undefined) => {
  if (!may(services.options, film.status, 'bts')) return refuseLocked(film.status);
  const context = recordContext({ status: film.status, may: [...permissionsAt(services.options, film.status)] });
  const data = btsData({ filePath: key, fileName: body.fileName, notes: body.notes, added: addedBeside(named, body.added) });
  const errors = services.forms.judge(form, data, { mode: 'strict', context }, language);
  return errors.length > 0 ? refuse('invalid', { errors }) : undefined;
};

/** Refuses a change of an older version; the answer has the document as it is now, so that its owner can compare. */
const conflictWith = async (document: BtsDocument, services: Services) =>
  refuse('conflict', { data: await btsRow(document, services) });

/** Whether a document says what a request to add it says: that one was sent before, and its answer was lost. */
const saysTheSame = (document: BtsDocument, { services, body }: SaveCall) =>
  (document.notes ?? '') === (body.notes ?? '') &&
  sameDocument(addedFields(services.forms, form, document.added), services.forms.named(form, addedBeside(named, body.added)));

/** Adds a document, or writes one over; the file that it had before goes with that. */
async function save(call: SaveCall, stored: BtsDocument | undefined) {
  const { services, account, body, request } = call;
  const { database, now, storage } = services;
  const { tables } = database;
  const film = await findFilm(tables, body.filmmakerProgramId, account.id);
  if (!film) return refuse('not_found');
  const isStale = ({ version }: BtsDocument) => body.version !== undefined && body.version !== version;
  if (stored && isStale(stored)) return conflictWith(stored, services);
  const key = body.filePath ?? body.src;
  const complaint = judgeEntries(call, film, key);
  if (complaint) return complaint;
  if (key === undefined) return refuse('upload_missing', { path: '/filePath' });
  const known = stored ? undefined : await findBtsDocumentByKey(tables, film.id, key);
  if (known) return saysTheSame(known, call) ? { data: known.id } : conflictWith(known, services);
  const offered: OfferedAttachment = { filmId: film.id, key, form, field: 'filePath', path: '/filePath' };
  const isSame = stored?.key === key;
  const checked = isSame
    ? { contentType: stored.content_type, sizeBytes: Number(stored.size_bytes) }
    : await checkAttachment(call, offered);
  if (checked instanceof Refusal) return checked;
  const replaced = stored && !isSame ? [stored.key] : [];
  const content = {
    ...checked,
    key,
    fileName: body.fileName ?? (isSame ? stored.file_name : readObjectName(key)),
    notes: body.notes ?? null,
    added: { [form]: addedBeside(named, body.added) },
  };
  const saved = await tables.transaction().execute(async (transaction) => {
    const held = await lockFilm(transaction, film.id, account.id);
    if (!held) return refuse('not_found');
    const late = judgeEntries(call, held, key);
    if (late) return late;
    const current = stored && (await findBtsDocument(transaction, stored.id, account.id));
    if (stored && !current) return refuse('not_found');
    // Another request has changed it since: that one's file must not be lost, nor one that is gone come back.
    if (current && isStale(current)) return current;
    if (stored && current && current.key !== stored.key) return current.key === key ? stored.id : current;
    if (!isSame && !(await takeAttachment(transaction, offered))) {
      const twin = stored ? undefined : await findBtsDocumentByKey(transaction, film.id, key);
      if (!twin) return refuse('upload_missing', { path: '/filePath' });
      return saysTheSame(twin, call) ? twin.id : twin;
    }
    if (!stored) return insertBtsDocument(transaction, film.id, content, new Date(now()));
    await updateBtsDocument(transaction, stored.id, content);
    await markForRemoval(transaction, replaced, new Date(now()));
    return stored.id;
  });
  if (saved instanceof Refusal) return saved;
  if (typeof saved === 'object') return conflictWith(saved, services);
  await sweepObjects(tables, storage, request.log, replaced);
  return { data: saved };
}
