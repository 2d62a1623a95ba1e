import { sql } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { TimeRange } from './time-range.ts';
import type { Recorded } from './views.ts';

/** A subscriber who came by a short link. */
export interface ReportedRegistration {
  /** The platform's own name for it. */
  readonly id: string;
  /** The short link's. */
  readonly code: string;
  readonly clickedAt: Date;
  readonly registeredAt: Date;
  readonly paidCents: number;
}

/** Keeps registrations. What is known by its id is left as it is. */
export async function insertRegistrations(
  queries: Queries,
  registrations: readonly ReportedRegistration[],
  now: Date,
): Promise<Recorded> {
  const { rows } = await sql<{ recorded: string; unknown: string[] }>`
    with incoming as (
      select distinct on (id) * from jsonb_to_recordset(${JSON.stringify(registrations)}::jsonb)
        as r(id text, code text, "clickedAt" timestamptz, "registeredAt" timestamptz, "paidCents" integer)
      order by id
    ),
    kept as (
      insert into registrations (id, short_link_id, clicked_at, registered_at, paid_cents, received_at)
      select r.id, short_links.id, r."clickedAt", r."registeredAt", r."paidCents", ${now}
      from incoming r join short_links on short_links.code = r.code
      order by r.id
      on conflict (id) do nothing
      returning id
    )
    select (select count(*) from kept) as recorded,
      array(select r.id from incoming r left join short_links l on l.code = r.code where l.id is null) as unknown`.execute(
    queries,
  );
  const [row] = rows;
  return { recorded: Number(row?.recorded ?? 0), unknown: row?.unknown ?? [] };
}

/** How many registered in a stretch of time, no later than so many days after they followed a link of a filmmaker's. */
export async function countRegistrations(
  queries: Queries,
  filmmakerId: number,
  { from, until }: TimeRange,
  trackingDays: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom('registrations')
    .innerJoin('short_links', 'short_links.id', 'registrations.short_link_id')
    .where('short_links.filmmaker_id', '=', filmmakerId)
    .where('registered_at', '>=', from)
    .where('registered_at', '<', until)
    .where(sql<boolean>`registered_at <= clicked_at + make_interval(hours => ${trackingDays * 24})`)
    .select((registrations) => registrations.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
