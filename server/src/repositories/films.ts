import { FilmStatus } from '@reelform/schemas/api';
import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonText, withAdded } from '../database/json.ts';
import type { Queries } from '../database/queries.ts';
import { nextVersion } from '../database/version.ts';

/** The columns of the list that can be sorted. */
export type FilmSort = 'title' | 'type' | 'status' | 'submissionDate' | 'releaseDate';

/** Which films of a filmmaker to list. */
export interface FilmQuery {
  readonly filmmakerId: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly searchText: string;
  /** Absent: the newest first. */
  readonly sortBy: FilmSort | undefined;
  readonly orderBy: 'asc' | 'desc';
}

/** What a save writes. */
export interface FilmContent {
  readonly title: string;
  readonly type: string | null;
  readonly shortDescription: string | null;
  readonly videoUrl: string | null;
  readonly terms: boolean;
  /** Added fields, by the form's name. */
  readonly added: object;
  readonly status: number;
  readonly at: Date;
}

const sortable = {
  title: sql`"left"(films.title_key, 100)`,
  type: sql`films.type`,
  status: sql`films.status`,
  submissionDate: sql`films.submitted_at`,
  releaseDate: sql`films.release_at`,
} satisfies Record<FilmSort, unknown>;

/** One page of a filmmaker's films, with the number of all that match. */
export async function listFilms(queries: Queries, query: FilmQuery) {
  const matching = queries
    .selectFrom('films')
    .where('films.filmmaker_id', '=', query.filmmakerId)
    .$if(query.searchText !== '', (films) => films.where(titleContains(query.searchText)));
  const { total } = await matching.select((films) => films.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .innerJoin('accounts', 'accounts.id', 'films.filmmaker_id')
    .selectAll('films')
    .leftJoin('short_links', 'short_links.film_id', 'films.id')
    .select(['accounts.name as filmmaker_name', 'short_links.clicks as user_clicks'])
    .select((films) =>
      films
        .selectFrom('assets')
        .whereRef('assets.film_id', '=', 'films.id')
        .where('assets.status', '=', 0)
        .select((assets) => assets.fn.countAll<string>().as('count'))
        .as('rejected_assets'),
    )
    .$if(query.sortBy !== undefined, (films) =>
      films.orderBy(sortable[query.sortBy ?? 'title'], (order) =>
        (query.orderBy === 'asc' ? order.asc() : order.desc()).nullsLast(),
      ),
    )
    .$if(query.sortBy === undefined, (films) => films.orderBy('films.created_at', 'desc'))
    .orderBy('films.id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** A row of the list, as the database has it. */
export type FilmListRow = Awaited<ReturnType<typeof listFilms>>['rows'][number];

const titleContains = (text: string): Expression<SqlBool> => sql<SqlBool>`films.title_key like key_pattern(${text})`;

const ownFilm = (queries: Queries, id: number, filmmakerId: number) =>
  queries.selectFrom('films').selectAll().where('id', '=', id).where('filmmaker_id', '=', filmmakerId);

/** A filmmaker's own film; `undefined` for another's and for none. */
export const findFilm = (queries: Queries, id: number, filmmakerId: number) =>
  ownFilm(queries, id, filmmakerId).executeTakeFirst();

/** The same, held against other writers until the transaction ends. */
export const lockFilm = (queries: Queries, id: number, filmmakerId: number) =>
  ownFilm(queries, id, filmmakerId).forUpdate().executeTakeFirst();

/** A film, as the database has it. */
export type Film = NonNullable<Awaited<ReturnType<typeof findFilm>>>;

/** Whether somebody has fewer drafts than `most`; until the transaction ends nobody else adds one for them. */
export async function mayHaveAnotherDraft(queries: Queries, filmmakerId: number, most: number): Promise<boolean> {
  await queries.selectFrom('accounts').select('id').where('id', '=', filmmakerId).forNoKeyUpdate().execute();
  const drafts = await queries
    .selectFrom('films')
    .select('id')
    .where('filmmaker_id', '=', filmmakerId)
    .where('status', '=', FilmStatus.draft)
    .limit(most)
    .execute();
  return drafts.length < most;
}

/** Adds a film; its number and version. */
export const insertFilm = (queries: Queries, filmmakerId: number, content: FilmContent) =>
  queries
    .insertInto('films')
    .values({ ...columns(content), added: jsonText(content.added), filmmaker_id: filmmakerId, created_at: content.at })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** Writes a film's content; its version after that. The caller holds the film. */
export const updateFilm = (queries: Queries, id: number, content: FilmContent) =>
  queries
    .updateTable('films')
    .set(columns(content))
    .set({ added: withAdded(content.added), version: nextVersion })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

const columns = (content: FilmContent) => ({
  title: content.title,
  type: content.type,
  short_description: content.shortDescription,
  video_url: content.videoUrl,
  terms: content.terms,
  status: content.status,
  ...(content.status > 0 && { submitted_at: content.at }),
  updated_at: content.at,
});

/** Sets the film's video, outside a save. */
export const setFilmVideo = (queries: Queries, id: number, videoUrl: string, at: Date) =>
  queries.updateTable('films').set({ video_url: videoUrl, updated_at: at }).where('id', '=', id).execute();

/** Sets the video of a film that has none. */
export const fillFilmVideo = (queries: Queries, id: number, videoUrl: string, at: Date) =>
  queries
    .updateTable('films')
    .set({ video_url: videoUrl, updated_at: at })
    .where('id', '=', id)
    .where('video_url', 'is', null)
    .execute();

/** Deletes a film with everything that hangs on it. */
export const deleteFilm = (queries: Queries, id: number) => queries.deleteFrom('films').where('id', '=', id).execute();

/** Which of a film's two notes is acknowledged. */
export type FilmNote = 'notification_notes' | 'promotion_notification_notes';

/** Clears notes of a film that the caller holds, and takes them off the owner's badge. */
export async function acknowledgeNotes(queries: Queries, film: Film, notes: readonly FilmNote[]): Promise<void> {
  const count = notes.reduce((sum, note) => sum + film[note], 0);
  if (count === 0) return;
  await queries
    .updateTable('films')
    .set(Object.fromEntries(notes.map((note) => [note, 0])))
    .where('id', '=', film.id)
    .execute();
  await queries
    .updateTable('accounts')
    .set({ notification_count: sql<number>`greatest(0, notification_count - ${count})` })
    .where('id', '=', film.filmmaker_id)
    .execute();
}
