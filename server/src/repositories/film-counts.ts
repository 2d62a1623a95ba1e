import { FilmStatus } from '@reelform/schemas/api';
import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';

/** How many films of a filmmaker were submitted, and how many of them are out: active, and their release not ahead. */
export async function countFilms(queries: Queries, filmmakerId: number, at: Date) {
  const { submitted, published } = await queries
    .selectFrom('films')
    .where('filmmaker_id', '=', filmmakerId)
    .select([
      sql<number>`(count(*) filter (where status <> ${FilmStatus.draft}))::integer`.as('submitted'),
      sql<number>`(count(*) filter (where status = ${FilmStatus.active} and (release_at is null or release_at <= ${at})))::integer`.as(
        'published',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { submitted, published };
}
