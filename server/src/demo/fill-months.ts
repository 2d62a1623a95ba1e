import type { Queries } from '../database/queries.ts';
import { closeLastMonth, type PayoutServices } from '../payments/close-month.ts';
import { settleLocalPayment } from '../payments/local-payments/settle-local-payment.ts';
import type { Settlement } from '../payments/settle-payout.ts';
import { listSentPayouts } from '../repositories/payouts.ts';
import { insertRegistrations } from '../repositories/registrations.ts';
import { followLinks } from '../repositories/short-links.ts';
import { insertViews, type ReportedView } from '../repositories/views.ts';
import { type DemoClock, dayBefore } from './demo-clock.ts';
import { type Stretch, viewsOf } from './demo-views.ts';

/** A film that is watched, and the code of its short link. */
export interface WatchedFilm {
  readonly id: number;
  readonly code: string;
}

const dayMs = 86_400_000;
const batch = 1000;
const clicksOfDay = 4;

/** Numbers between 0 and 1 that are the same for every demo (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the platform would have told of one month: views, clicks and subscribers. @param until events end before it */
async function fillMonth(
  queries: Queries,
  films: readonly WatchedFilm[],
  start: number,
  until: number,
  chance: () => number,
): Promise<void> {
  const views: ReportedView[] = [];
  for (const [rank, { id, code }] of films.entries()) {
    views.push(...viewsOf(id, { start, until, rank, chance }));
    await fillReferrals(queries, code, { start, until, rank, chance });
  }
  for (let from = 0; from < views.length; from += batch)
    await insertViews(queries, views.slice(from, from + batch), new Date(until));
}

async function fillReferrals(queries: Queries, code: string, { start, until, rank, chance }: Stretch): Promise<void> {
  const clicks: Date[] = [];
  for (let day = start; day < until; day += dayMs)
    for (let n = Math.floor((clicksOfDay * chance()) / (1 + rank * 0.3)); n > 0; n -= 1)
      clicks.push(new Date(Math.min(day + chance() * dayMs, until - 1)));
  if (clicks.length === 0) return;
  await followLinks(
    queries,
    clicks.map((at) => ({ code, at, counts: true })),
  );
  const subscribers = clicks
    .filter((_click, index) => index % 9 === 4)
    .map((clickedAt, index) => ({
      id: `demo-${code}-${start}-${index}`,
      code,
      clickedAt,
      registeredAt: new Date(Math.min(clickedAt.getTime() + chance() * 3 * dayMs, until - 1)),
      paidCents: chance() < 0.3 ? 7999 : 999,
    }));
  await insertRegistrations(queries, subscribers, new Date(until));
}

/** How months go by. */
export interface Months {
  readonly services: PayoutServices;
  readonly clock: DemoClock;
  /** How many months ago it begins. */
  readonly first: number;
  /** The films that are out so far. */
  readonly films: () => readonly WatchedFilm[];
  /** Code of the channel's short link; `undefined` before there is one. */
  readonly channelCode: () => string | undefined;
  /** What people do at a month's beginning. @param months how long ago it is */
  readonly begin: (months: number) => Promise<void>;
}

/** Months ago whose payout the bank sent back, and whose is still on its way. */
const rejectedMonth = 3;
const openMonth = 1;

/** Lets months go by: what was watched in each, its closing, and what became of its payout. The last one is still open. */
export async function fillMonths({ services, clock, first, films, channelCode, begin }: Months): Promise<void> {
  const chance = createChance(7);
  const now = Date.now();
  const firstDayOf = (months: number) => dayBefore(now, months, 1) - dayMs / 2;
  for (let months = first; months >= 0; months -= 1) {
    clock.set(Math.min(now, dayBefore(now, months, 2)));
    await begin(months);
    const end = months === 0 ? now : firstDayOf(months - 1);
    const start = firstDayOf(months);
    await fillMonth(services.database.tables, films(), start, end, chance);
    const code = channelCode();
    if (code !== undefined) await fillReferrals(services.database.tables, code, { start, until: end, rank: 0, chance });
    if (months === 0) return;
    clock.set(Math.min(now, end + dayMs));
    await closeLastMonth(services);
    if (months !== openMonth)
      await settleSent(services, months === rejectedMonth ? { state: 'rejected', feeCents: 1500 } : { state: 'paid' });
  }
}

async function settleSent({ database, now }: PayoutServices, settlement: Settlement): Promise<void> {
  for (const id of await listSentPayouts(database.tables)) await settleLocalPayment(database, id, settlement, new Date(now()));
}
