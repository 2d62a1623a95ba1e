import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { TimeRange } from './time-range.ts';
import { viewsIn } from './views.ts';

/** Which part of a filmmaker's viewership to read. */
export interface ViewershipQuery {
  readonly filmmakerId: number;
  readonly range: TimeRange;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Length of the steps that time is told in, in seconds. */
  readonly stepSeconds: number;
}

/** A program that was watched. */
export interface ProgramViewership {
  readonly id: number;
  readonly title: string;
  /** `null` while it has no address on the platform. */
  readonly programLink: string | null;
  readonly views: number;
  /** Rounded, as all minutes are; the sum over programs is one of rounded numbers. */
  readonly minutes: number;
}

/** Views of all programs in one step of time. */
export interface StepViewership {
  /** Counted from 0, at the start of the range. */
  readonly step: number;
  readonly views: number;
  readonly minutes: number;
}

/** How a filmmaker's programs were watched. */
export interface Viewership {
  /** How many programs were. */
  readonly programs: number;
  readonly views: number;
  readonly minutes: number;
  /** One page of the programs, the most watched first. */
  readonly rows: readonly ProgramViewership[];
  /** Steps in which anything was watched, in their order. */
  readonly steps: readonly StepViewership[];
}

/**
 * Reads how often and how long the programs of a filmmaker were watched; own views are left out. Every row is looked at
 * once: what is told is added up from the sums of each program's steps.
 */
export async function readViewership(queries: Queries, query: ViewershipQuery): Promise<Viewership> {
  const { filmmakerId, range, page, pageSize, stepSeconds } = query;
  const { rows } = await sql<Viewership>`
    with counted as materialized (
      select film_id, date_bin(make_interval(secs => ${stepSeconds}::integer), at, ${range.from}::timestamptz) as since,
        sum(views) as views, sum(watched_seconds) as watched_seconds
      from ${viewsIn(filmmakerId, range)} v group by 1, 2
    ),
    sums as (
      select film_id, sum(views)::integer as views, round(sum(watched_seconds) / 60.0)::integer as minutes
      from counted group by film_id
    ),
    shown as (
      select films.id, films.title, films.program_link as "programLink", sums.views, sums.minutes
      from sums join films on films.id = sums.film_id
      order by sums.views desc, films.id limit ${pageSize} offset ${(page - 1) * pageSize}
    ),
    steps as (
      select floor(extract(epoch from since - ${range.from}::timestamptz) / ${stepSeconds}::integer)::integer as step,
        sum(views)::integer as views, round(sum(watched_seconds) / 60.0)::integer as minutes
      from counted group by 1
    )
    select count(*)::integer as programs, coalesce(sum(views), 0)::integer as views,
      coalesce(sum(minutes), 0)::integer as minutes,
      (select coalesce(jsonb_agg(to_jsonb(shown) order by shown.views desc, shown.id), '[]') from shown) as rows,
      (select coalesce(jsonb_agg(to_jsonb(steps) order by steps.step), '[]') from steps) as steps
    from sums`.execute(queries);
  return rows[0] ?? { programs: 0, views: 0, minutes: 0, rows: [], steps: [] };
}
