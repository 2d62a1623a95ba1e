import type { CallTypes } from '@reelform/schemas/api';
import { listPrograms } from '../repositories/earnings.ts';
import { readPaid } from '../repositories/ledger.ts';
import type { Services } from '../services.ts';
import { computeEarnedLines } from './earned-lines.ts';

/** What a filmmaker earned and was paid. */
export type PayoutReport = CallTypes<'GET /filmmakers/payout-report'>['reply']['data'];

/** For whom the report is. */
export interface ReportQuery {
  readonly accountId: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** What the row of a channel's link is called; it is no program and has the number 0. */
  readonly channelTitle: string;
}

interface Sums {
  cents: number;
  views: number;
  watchedSeconds: bigint;
}

const channelRow = 0;
const dollars = (cents: number) => cents / 100;
const minutes = (seconds: bigint) => Number((seconds + 30n) / 60n);

/** The report: one page of programs, those that earned most first, and the sums of all. Amounts are in US dollars. */
export async function writePayoutReport(
  { database: { tables }, now, options }: Pick<Services, 'database' | 'now' | 'options'>,
  { accountId, page, pageSize, channelTitle }: ReportQuery,
): Promise<PayoutReport> {
  const query = { filmmakerId: accountId, until: new Date(now()) };
  const sums = new Map<number, Sums>();
  for (const { filmId, cents, views, watchedSeconds } of await computeEarnedLines(tables, options.payment, query)) {
    const row = sums.get(filmId ?? channelRow) ?? { cents: 0, views: 0, watchedSeconds: 0n };
    row.cents += cents;
    row.views += views;
    row.watchedSeconds += watchedSeconds;
    sums.set(filmId ?? channelRow, row);
  }
  const ordered = [...sums].toSorted(([one, a], [other, b]) => b.cents - a.cents || one - other);
  const shown = ordered.slice((page - 1) * pageSize, page * pageSize);
  const programs = await listPrograms(
    tables,
    shown.map(([id]) => id),
  );
  const byId = new Map(programs.map((program) => [program.id, program]));
  const add = (figure: (row: Sums) => number) => [...sums.values()].reduce((sum, row) => sum + figure(row), 0);
  const earned = add(({ cents }) => cents);
  const { paid, fees } = await readPaid(tables, accountId);
  return {
    totalRevenue: dollars(earned),
    totalPayouts: dollars(paid),
    futurePayouts: dollars(earned - paid - fees),
    totalViews: add(({ views }) => views),
    // The sum of what the rows say, which are rounded.
    totalWatchedMinutes: add(({ watchedSeconds }) => minutes(watchedSeconds)),
    totalRows: sums.size,
    rows: shown.map(([id, { cents, views, watchedSeconds }]) => ({
      id,
      title: byId.get(id)?.title ?? channelTitle,
      programLink: byId.get(id)?.programLink ?? null,
      views,
      totalWatchedMinutes: minutes(watchedSeconds),
      revenue: dollars(cents),
    })),
  };
}
