import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { splitByHours, type TimeRange } from './time-range.ts';

/** A short link and how often it was followed. */
export interface ShortLink {
  readonly code: string;
  readonly clicks: number;
}

/** The short link of a film; `undefined` while it has none. */
export const findFilmLink = (queries: Queries, filmId: number): Promise<ShortLink | undefined> =>
  queries.selectFrom('short_links').select(['code', 'clicks']).where('film_id', '=', filmId).executeTakeFirst();

/** Gives a film its short link. The caller holds the film. */
export const insertFilmLink = (queries: Queries, filmmakerId: number, filmId: number, code: string, at: Date) =>
  queries
    .insertInto('short_links')
    .values({ code, kind: 'film', filmmaker_id: filmmakerId, film_id: filmId, path: null, created_at: at })
    .execute();

/** The short link of a filmmaker's channel; `undefined` while it has none. */
export const findChannelLink = (queries: Queries, filmmakerId: number): Promise<ShortLink | undefined> =>
  queries
    .selectFrom('short_links')
    .select(['code', 'clicks'])
    .where('filmmaker_id', '=', filmmakerId)
    .where('kind', '=', 'channel')
    .executeTakeFirst();

/**
 * Gives a filmmaker's channel its one short link, or leads the one that it has elsewhere: its code and clicks stay.
 * @param path where it leads on the platform's site
 * @param code taken when it has none
 */
export const saveChannelLink = (
  queries: Queries,
  filmmakerId: number,
  path: string,
  code: string,
  at: Date,
): Promise<ShortLink> =>
  queries
    .insertInto('short_links')
    .values({ code, kind: 'channel', filmmaker_id: filmmakerId, film_id: null, path, created_at: at })
    .onConflict((conflict) => conflict.column('filmmaker_id').where('kind', '=', 'channel').doUpdateSet({ path }))
    .returning(['code', 'clicks'])
    .executeTakeFirstOrThrow();

/** A look at a short link. */
export interface Follow {
  readonly code: string;
  readonly at: Date;
  /** False: somebody only asks where it leads. */
  readonly counts: boolean;
}

/** Where a short link leads. */
export interface LinkTarget {
  readonly code: string;
  /** A path on the platform's site; `null`: see `programLink`. */
  readonly path: string | null;
  /** The film's own address on the platform; `null` while it has none. */
  readonly programLink: string | null;
}

/**
 * Counts clicks of any number of links in one statement, so that they are counted all or not at all, and answers where
 * the links lead that exist. Links are locked in the order of their numbers: two servers never wait for each other.
 */
export async function followLinks(queries: Queries, follows: readonly Follow[]): Promise<readonly LinkTarget[]> {
  const clicks = JSON.stringify(follows.filter(({ counts }) => counts).map(({ code, at }) => ({ code, at })));
  const codes = [...new Set(follows.map(({ code }) => code))];
  const { rows } = await sql<LinkTarget>`
    with incoming as (select code, at from jsonb_to_recordset(${clicks}::jsonb) as c(code text, at timestamptz)),
    links as (
      select id, code from short_links where code in (select code from incoming) order by id for no key update
    ),
    counted as (
      insert into clicks (short_link_id, clicked_at)
      select links.id, incoming.at from incoming join links using (code)
      returning short_link_id, clicked_at
    ),
    hours as (
      insert into click_hours as kept (short_link_id, hour, clicks)
      select short_link_id, date_trunc('hour', clicked_at, 'UTC'), count(*) from counted group by 1, 2 order by 1, 2
      on conflict (short_link_id, hour) do update set clicks = kept.clicks + excluded.clicks
    ),
    totals as (
      update short_links set clicks = short_links.clicks + sums.clicks
      from (select short_link_id, count(*)::integer as clicks from counted group by 1) sums
      where short_links.id = sums.short_link_id
    )
    select short_links.code, short_links.path, films.program_link as "programLink"
    from short_links left join films on films.id = short_links.film_id
    where short_links.code = any(${codes}::text[])`.execute(queries);
  return rows;
}

/** Clicks in one step of time. */
export interface StepClicks {
  /** Counted from 0, at the start of the range. */
  readonly step: number;
  readonly clicks: number;
}

/** Steps of a stretch of time in which links of a filmmaker were followed, and how often. @param stepSeconds their length */
export async function readClicks(
  queries: Queries,
  filmmakerId: number,
  range: TimeRange,
  stepSeconds: number,
): Promise<readonly StepClicks[]> {
  const { head, hours, tail } = splitByHours(range);
  const single = ({ from, until }: TimeRange) => sql`
    select clicked_at, 1 from clicks
    where short_link_id in (select id from links) and clicked_at >= ${from} and clicked_at < ${until}`;
  const { rows } = await sql<StepClicks>`
    with links as (select id from short_links where filmmaker_id = ${filmmakerId}),
    counted as (
      select hour as at, clicks from click_hours
      where short_link_id in (select id from links) and hour >= ${hours.from} and hour < ${hours.until}
      union all ${single(head)}
      union all ${single(tail)}
    )
    select floor(extract(epoch from at - ${range.from}::timestamptz) / ${stepSeconds}::integer)::integer as step,
      sum(clicks)::integer as clicks
    from counted group by 1`.execute(queries);
  return rows;
}
