import { sql } from 'kysely';
import { type DatabaseLocation, openDatabase } from '../../../server/src/database/database.ts';
import { hashPassword } from '../../../server/src/sessions/passwords.ts';

/** The password of every seeded filmmaker. */
export const password = 'a lamp in the harbour';

/** What stands in the database before it is measured. */
export interface Seed {
  readonly filmmakers: number;
  /** Of all filmmakers; the first owns a twentieth of them. */
  readonly films: number;
}

/** The address of a seeded filmmaker, counted from 1. */
export const emailOf = (filmmaker: number) => `filmmaker-${filmmaker}@example.org`;

/** Brings an empty database up to date and fills it, its statistics included. */
export async function seedDatabase(location: DatabaseLocation, { filmmakers, films }: Seed): Promise<void> {
  const database = await openDatabase(location, (error) => {
    throw error;
  });
  try {
    const hash = await hashPassword(password);
    await sql`
      insert into accounts (email, name, password_hash, is_filmmaker, notification_count, created_at)
      select 'filmmaker-' || n || '@example.org', 'Filmmaker ' || n, ${hash}, true, n % 4, now() - interval '2 years'
      from generate_series(1, ${sql.lit(filmmakers)}) n`.execute(database.tables);
    await sql`
      insert into films (filmmaker_id, title, type, short_description, terms, status, submitted_at, release_at, created_at, updated_at)
      select (case when n % 20 = 0 then first.id else first.id + n % ${sql.lit(filmmakers)} end),
        initcap(adjective || ' ' || noun || ' ' || n), (array['SERIES', 'FEATURED_FILM', 'SHORT_FILM'])[1 + n % 3],
        'A film of ' || adjective || ' ' || noun, true, n % 7, made, case when n % 7 = 4 then made + interval '40 days' end, made, made
      from generate_series(1, ${sql.lit(films)}) n
      cross join (select min(id) as id from accounts where is_filmmaker) first
      cross join lateral (select
        (array['silent', 'golden', 'distant', 'broken', 'little', 'northern', 'forgotten', 'burning', 'hidden', 'last'])[1 + (n::bigint * 7919) % 10] as adjective,
        (array['harbour', 'lamp', 'river', 'winter', 'letter', 'garden', 'station', 'island', 'mirror', 'road', 'song'])[1 + (n::bigint * 104729) % 11] as noun,
        now() - make_interval(mins => 10 * (${sql.lit(films)} - n)) as made) words`.execute(database.tables);
    await sql`
      insert into assets (film_id, type, key, status, content_type, size_bytes, created_at)
      select id, 'videoUrl', 'films/' || id || '/assets/' || id || '.mp4', case when id % 5 = 0 then 0 else 1 end,
        'video/mp4', 1000000, created_at
      from films`.execute(database.tables);
    await sql`vacuum analyze`.execute(database.tables);
  } finally {
    await database.close();
  }
}
