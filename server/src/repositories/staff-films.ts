import { AssetStatus, FilmStatus, restingFilms, waitingFilms } from '@reelform/schemas/api';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike, type Queries } from '../database/queries.ts';
import type { Tables } from '../database/types.ts';
import { nextVersion } from '../database/version.ts';
import type { Film } from './films.ts';

/** Which films the queue shows. */
export interface QueueQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Part of a title, or of the owner's name or e-mail; `''`: every film. */
  readonly searchText: string;
  /** Absent: every status but drafts. */
  readonly status: number | undefined;
  /** Only what waits for a decision. */
  readonly isWaiting: boolean;
}

const countAssets = (films: ExpressionBuilder<Tables, 'films'>, status: number) =>
  films
    .selectFrom('assets')
    .whereRef('assets.film_id', '=', 'films.id')
    .where('assets.status', '=', status)
    .select((assets) => assets.fn.countAll<string>().as('count'));

/** The film itself waits for a decision. */
const isWaiting = sql<boolean>`(films.status = ${sql.lit(waitingFilms.always)} or films.status = ${sql.lit(waitingFilms.withoutContract)}
  and not exists (select 1 from contracts where contracts.film_id = films.id and contracts.state = 'sent'))`;

const resting = sql.join(restingFilms.map((status) => sql.lit(status)));

/** The film or one of its assets waits for a decision. Each is found by its own index. */
const waits = sql<SqlBool>`films.id in (
  select id from films where films.status in (${sql.lit(waitingFilms.always)}, ${sql.lit(waitingFilms.withoutContract)}) and ${isWaiting}
  union select film_id from assets where status = ${sql.lit(AssetStatus.deletionRequested)}
  union select film_id from assets join films on films.id = film_id
    where assets.status = ${sql.lit(AssetStatus.uploaded)} and films.status not in (${resting}))`;

/** How many submitted films wait for a decision. */
export async function countWaitingFilms(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('films')
    .where('films.status', '>', FilmStatus.draft)
    .where(waits)
    .select((films) => films.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One page of all filmmakers' submitted films, the longest waiting first, with the number of all that match. */
export async function listQueue(queries: Queries, query: QueueQuery) {
  const { page, pageSize, searchText, status } = query;
  const matching = queries
    .selectFrom('films')
    .innerJoin('accounts', 'accounts.id', 'films.filmmaker_id')
    .where('films.status', '>', FilmStatus.draft)
    .$if(status !== undefined, (films) => films.where('films.status', '=', status ?? FilmStatus.draft))
    .$if(query.isWaiting, (films) => films.where(waits))
    .$if(searchText !== '', (films) => films.where(contains(searchText)));
  const { total } = await matching.select((films) => films.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  // What is counted for a row would be counted for every row before the page too.
  const shown = matching
    .select('films.id')
    .orderBy('films.submitted_at', (order) => order.asc().nullsLast())
    .orderBy('films.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await queries
    .selectFrom('films')
    .innerJoin('accounts', 'accounts.id', 'films.filmmaker_id')
    .where('films.id', 'in', shown)
    .selectAll('films')
    .select(['accounts.name as filmmaker_name', 'accounts.email as filmmaker_email'])
    .select((films) => [
      isWaiting.as('is_waiting'),
      countAssets(films, AssetStatus.uploaded).as('awaiting_assets'),
      countAssets(films, AssetStatus.deletionRequested).as('removal_requests'),
    ])
    .orderBy('films.submitted_at', (order) => order.asc().nullsLast())
    .orderBy('films.id')
    .execute();
  return { total: Number(total), rows };
}

/** A row of the queue, as the database has it. */
export type QueueRow = Awaited<ReturnType<typeof listQueue>>['rows'][number];

/** Each table is searched by its own index; an `or` across both would go through every film. */
const contains = (text: string): Expression<SqlBool> => {
  const pattern = `%${escapeLike(text)}%`;
  return sql<SqlBool>`films.id in (
    select id from films where title_key like key_pattern(${text})
    union select id from films where filmmaker_id in (
      select id from accounts where name_key like key_pattern(${text}) or lower(email) like lower(${pattern})))`;
};

const submittedFilm = (queries: Queries, id: number) =>
  queries.selectFrom('films').selectAll().where('id', '=', id).where('status', '>', FilmStatus.draft);

/** Anyone's film that was submitted; `undefined` for a draft and for none. */
export const findSubmittedFilm = (queries: Queries, id: number) => submittedFilm(queries, id).executeTakeFirst();

/** The same, held against other writers until the transaction ends. */
export const lockSubmittedFilm = (queries: Queries, id: number) => submittedFilm(queries, id).forUpdate().executeTakeFirst();

/** The film of anyone's asset; `undefined` for none. */
export async function findFilmIdOfAsset(queries: Queries, assetId: number): Promise<number | undefined> {
  const row = await queries.selectFrom('assets').select('film_id').where('id', '=', assetId).executeTakeFirst();
  return row?.film_id;
}

/** The owner of a film, as staff see them. */
export const findOwner = (queries: Queries, id: number) =>
  queries
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'phone', 'show_resources_tab', 'locale', 'added'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** What a decision does to a film. */
export interface FilmMove {
  readonly status: number;
  /** What its owner is told in the list. */
  readonly remarks: string | null;
  /** Absent: the release date stays. */
  readonly releaseAt?: Date;
  readonly at: Date;
}

/** Moves a film that the caller holds; whoever looked at it before must look again. */
export const moveSubmittedFilm = (queries: Queries, id: number, { status, remarks, releaseAt, at }: FilmMove) =>
  queries
    .updateTable('films')
    .set({ status, remarks, updated_at: at, version: nextVersion })
    .$if(releaseAt !== undefined, (films) => films.set({ release_at: releaseAt ?? at }))
    .where('id', '=', id)
    .execute();

/** Puts a notice on a film that the caller holds, and on its owner's badge. */
export async function notifyOwner(queries: Queries, film: Pick<Film, 'id' | 'filmmaker_id'>): Promise<void> {
  await queries
    .updateTable('films')
    .set({ notification_notes: sql<number>`notification_notes + 1` })
    .where('id', '=', film.id)
    .execute();
  await queries
    .updateTable('accounts')
    .set({ notification_count: sql<number>`notification_count + 1` })
    .where('id', '=', film.filmmaker_id)
    .execute();
}

/** Lets an account see resources and payments, or no longer; whether that changed anything. */
export async function setResourcesTab(queries: Queries, accountId: number, isShown: boolean): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ show_resources_tab: isShown })
    .where('id', '=', accountId)
    .where('show_resources_tab', '<>', isShown)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes what staff found of an asset; `rejectMessage` is what its owner reads. */
export const reviewAsset = (queries: Queries, id: number, status: number, rejectMessage: string | null) =>
  queries.updateTable('assets').set({ status, reject_message: rejectMessage }).where('id', '=', id).execute();

/** The key of an asset of a film that was submitted; `undefined` for a draft's and for none. */
export async function findSubmittedAsset(queries: Queries, id: number): Promise<string | undefined> {
  const row = await queries
    .selectFrom('assets')
    .innerJoin('films', 'films.id', 'assets.film_id')
    .select('assets.key')
    .where('assets.id', '=', id)
    .where('films.status', '>', FilmStatus.draft)
    .executeTakeFirst();
  return row?.key;
}
