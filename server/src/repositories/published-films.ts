import { FilmStatus } from '@reelform/schemas/api';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** Which published films to find. */
export interface PublishedQuery {
  /** Who asks: their own films come first. */
  readonly filmmakerId: number;
  /** Part of a title; `''`: every film. */
  readonly searchText: string;
  readonly limit: number;
  readonly offset: number;
}

/** A film that is published or will be. */
export interface PublishedFilm {
  readonly id: number;
  readonly title: string;
  readonly filmmakerId: number;
  readonly filmmakerName: string;
}

/**
 * Films that are published or scheduled, anybody's, the asker's own first, then by title. Each half is read along an index
 * in its order, so that it ends with the page.
 */
export async function searchPublishedFilms(queries: Queries, query: PublishedQuery): Promise<readonly PublishedFilm[]> {
  const { filmmakerId, searchText, limit, offset } = query;
  const last = limit + offset;
  const matches = searchText === '' ? sql`true` : sql`title_key like key_pattern(${searchText})`;
  const part = (owner: ReturnType<typeof sql>, rank: number) => sql`
    (select id, title, title_key, filmmaker_id, ${sql.lit(rank)} as rank from films
     where status = ${sql.lit(FilmStatus.active)} and ${owner} and ${matches}
     order by "left"(title_key, 100), id limit ${last})`;
  const { rows } = await sql<PublishedFilm>`
    select found.id, found.title, found.filmmaker_id as "filmmakerId", accounts.name as "filmmakerName"
    from (${part(sql`filmmaker_id = ${filmmakerId}`, 0)} union all ${part(sql`filmmaker_id <> ${filmmakerId}`, 1)}) found
    join accounts on accounts.id = found.filmmaker_id
    order by found.rank, "left"(found.title_key, 100), found.id
    limit ${limit} offset ${offset}`.execute(queries);
  return rows;
}

/** What of some films decides whether they may be put into a channel. */
export const findFilmsByIds = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('films')
    .select(['id', 'title', 'status', 'filmmaker_id'])
    .where('id', 'in', [...ids])
    .execute();
