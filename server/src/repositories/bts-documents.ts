import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonText } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';

/** A file from behind the scenes that is written. */
export interface BtsContent {
  readonly fileName: string;
  readonly key: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly notes: string | null;
  /** Added fields, by the form's name. */
  readonly added: object;
}

/** Which documents of a film to list. */
export interface BtsQuery {
  readonly filmId: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** In names and notes; `''`: all. */
  readonly searchText: string;
}

/** One page of a film's documents, the newest first, with the number of all that match. */
export async function listBtsDocuments(queries: Queries, { filmId, page, pageSize, searchText }: BtsQuery) {
  const matching = queries
    .selectFrom('bts_documents')
    .where('film_id', '=', filmId)
    .$if(searchText !== '', (documents) => documents.where(contains(searchText)));
  const { total } = await matching.select((rows) => rows.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

const contains = (text: string): Expression<SqlBool> => sql<SqlBool>`search_key like key_pattern(${text})`;

/** A document, as the database has it. */
export type BtsDocument = Awaited<ReturnType<typeof listBtsDocuments>>['rows'][number];

/** A document of one of a filmmaker's own films; `undefined` for another's and for none. */
export const findBtsDocument = (queries: Queries, id: number, filmmakerId: number) =>
  queries
    .selectFrom('bts_documents')
    .innerJoin('films', 'films.id', 'bts_documents.film_id')
    .selectAll('bts_documents')
    .where('bts_documents.id', '=', id)
    .where('films.filmmaker_id', '=', filmmakerId)
    .executeTakeFirst();

/** The document of a film whose file has a key; `undefined` when there is none. */
export const findBtsDocumentByKey = (queries: Queries, filmId: number, key: string) =>
  queries.selectFrom('bts_documents').selectAll().where('film_id', '=', filmId).where('key', '=', key).executeTakeFirst();

/** Keys of all files from behind the scenes of a film. */
export async function listBtsKeys(queries: Queries, filmId: number): Promise<readonly string[]> {
  const rows = await queries.selectFrom('bts_documents').select('key').where('film_id', '=', filmId).execute();
  return rows.map(({ key }) => key);
}

const columns = (content: BtsContent) => ({
  file_name: content.fileName,
  key: content.key,
  content_type: content.contentType,
  size_bytes: content.sizeBytes,
  notes: content.notes,
  added: jsonText(content.added),
});

/** Adds a document to a film that the caller holds; its number. */
export async function insertBtsDocument(queries: Queries, filmId: number, content: BtsContent, at: Date): Promise<number> {
  const row = await queries
    .insertInto('bts_documents')
    .values({ ...columns(content), film_id: filmId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes a document of a film that the caller holds. */
export const updateBtsDocument = (queries: Queries, id: number, content: BtsContent) =>
  queries
    .updateTable('bts_documents')
    .set((row) => ({ ...columns(content), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Deletes a document; the key of its object, which is the caller's to remove, `undefined` when there was none. */
export async function deleteBtsDocument(queries: Queries, id: number): Promise<string | undefined> {
  const row = await queries.deleteFrom('bts_documents').where('id', '=', id).returning('key').executeTakeFirst();
  return row?.key;
}
