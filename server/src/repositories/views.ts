import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import { splitByHours, type TimeRange } from './time-range.ts';

/** A view that the platform tells of. */
export interface ReportedView {
  /** The platform's own name for it. */
  readonly id: string;
  readonly filmId: number;
  /** The account that watched; absent: nobody who is known. */
  readonly viewerId?: number;
  readonly watchedSeconds: number;
  /** Millionths of a US dollar. */
  readonly adRevenueMicros: number;
  readonly at: Date;
}

/** What became of a batch of events. */
export interface Recorded {
  /** How many were new. */
  readonly recorded: number;
  /** Ids of those whose film or link does not exist. */
  readonly unknown: readonly string[];
}

/**
 * Keeps views and adds them to the sums of their hours and months (UTC), in one statement. What is known by its id is left as it is.
 * A view by the film's owner is kept and never summed.
 */
export async function insertViews(queries: Queries, views: readonly ReportedView[], now: Date): Promise<Recorded> {
  const { rows } = await sql<{ recorded: string; unknown: string[] }>`
    with incoming as (
      select distinct on (id) id, film_id, viewer_id, seconds, micros, at
      from jsonb_to_recordset(${JSON.stringify(views.map(asRecord))}::jsonb)
        as v(id text, film_id integer, viewer_id integer, seconds integer, micros bigint, at timestamptz)
      order by id
    ),
    kept as (
      insert into views (id, film_id, is_own, watched_seconds, ad_revenue_micros, viewed_at, received_at)
      select v.id, films.id, coalesce(v.viewer_id = films.filmmaker_id, false), v.seconds, v.micros, v.at, ${now}
      from incoming v join films on films.id = v.film_id
      order by v.id
      on conflict (id) do nothing
      returning film_id, is_own, watched_seconds, ad_revenue_micros, viewed_at
    ),
    hours as (
      insert into view_hours as sums (film_id, hour, views, watched_seconds, ad_revenue_micros)
      select film_id, date_trunc('hour', viewed_at, 'UTC'), count(*), sum(watched_seconds), sum(ad_revenue_micros)
      from kept where not is_own group by 1, 2 order by 1, 2
      on conflict (film_id, hour) do update set
        views = sums.views + excluded.views,
        watched_seconds = sums.watched_seconds + excluded.watched_seconds,
        ad_revenue_micros = sums.ad_revenue_micros + excluded.ad_revenue_micros
    ),
    months as (
      insert into view_months as sums (film_id, month, views, watched_seconds, ad_revenue_micros)
      select film_id, date_trunc('month', viewed_at at time zone 'UTC')::date, count(*), sum(watched_seconds), sum(ad_revenue_micros)
      from kept where not is_own group by 1, 2 order by 1, 2
      on conflict (film_id, month) do update set
        views = sums.views + excluded.views,
        watched_seconds = sums.watched_seconds + excluded.watched_seconds,
        ad_revenue_micros = sums.ad_revenue_micros + excluded.ad_revenue_micros
    )
    select (select count(*) from kept) as recorded,
      array(select v.id from incoming v left join films on films.id = v.film_id where films.id is null) as unknown`.execute(
    queries,
  );
  const [row] = rows;
  return { recorded: Number(row?.recorded ?? 0), unknown: row?.unknown ?? [] };
}

const asRecord = ({ id, filmId, viewerId, watchedSeconds, adRevenueMicros, at }: ReportedView) => ({
  id,
  film_id: filmId,
  viewer_id: viewerId,
  seconds: watchedSeconds,
  micros: adRevenueMicros,
  at,
});

/** The columns of {@link viewsIn}: `at` is the view's time, or the start of the whole hour that a row sums up. */
export interface ViewSums {
  readonly film_id: number;
  readonly at: Date;
  readonly views: number;
  readonly watched_seconds: string;
  readonly ad_revenue_micros: string;
}

/** A table expression: the views of a filmmaker's films in a stretch of time, own ones left out, summed by the hour where it is whole. */
export function viewsIn(filmmakerId: number, range: TimeRange): RawBuilder<ViewSums> {
  const { head, hours, tail } = splitByHours(range);
  const films = sql`film_id in (select id from films where filmmaker_id = ${filmmakerId})`;
  const single = ({ from, until }: TimeRange) => sql`
    select film_id, viewed_at, 1, watched_seconds, ad_revenue_micros from views
    where ${films} and not is_own and viewed_at >= ${from} and viewed_at < ${until}`;
  return sql<ViewSums>`(
    select film_id, hour as at, views, watched_seconds, ad_revenue_micros from view_hours
    where ${films} and hour >= ${hours.from} and hour < ${hours.until}
    union all ${single(head)}
    union all ${single(tail)}
  )`;
}
