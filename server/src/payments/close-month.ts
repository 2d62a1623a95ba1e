import { randomUUID } from 'node:crypto';
import {
  closeMonthOf,
  insertEarned,
  insertPayoutEntry,
  listPosted,
  listUnclosed,
  readBalance,
} from '../repositories/ledger.ts';
import { keepFigures } from '../repositories/month-figures.ts';
import { type DuePayout, insertPayout, listDuePayouts, markSent } from '../repositories/payouts.ts';
import type { Services } from '../services.ts';
import { computeEarnedLines } from './earned-lines.ts';

/** What payouts are made with. */
export type PayoutServices = Pick<Services, 'database' | 'now' | 'options' | 'payments'>;

/** Accounts that are read at once. */
const batch = 100;

/** The month that ended last: its first day, and the moment of its end (UTC). */
export function lastMonth(now: number): { readonly month: string; readonly end: Date } {
  const today = new Date(now);
  const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1));
  const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  return { month: start.toISOString().slice(0, 10), end };
}

/**
 * Closes the month that ended last, for every filmmaker of whom it is open, and sends what is due. It may run at any
 * time, in several servers at once, and again after it was interrupted.
 * @throws when a filmmaker's month could not be closed or a payout not sent, after all others were
 */
export async function closeLastMonth(services: PayoutServices): Promise<void> {
  const { month, end } = lastMonth(services.now());
  const failures: unknown[] = [];
  for (let after = 0, isLast = false; !isLast; ) {
    const accounts = await listUnclosed(services.database.tables, { month, until: end, after, limit: batch });
    // What goes wrong with one filmmaker keeps nobody else waiting.
    for (const accountId of accounts) await closeMonth(services, accountId).catch((error: unknown) => failures.push(error));
    isLast = accounts.length < batch;
    after = accounts.at(-1) ?? after;
  }
  const unsent = await sendPayouts(services);
  if (failures.length + unsent.length === 0) return;
  throw new AggregateError(
    [...failures, ...unsent],
    `${failures.length} filmmakers' month could not be closed, ${unsent.length} payouts could not be sent.`,
  );
}

/**
 * Closes the last month for one filmmaker: writes down what was earned up to its end beyond what is written down
 * already, so that what the platform told late is in the next closing, and pays the balance out from the least amount
 * on to those who said how they are paid. Otherwise it is carried over.
 */
export async function closeMonth({ database, now, options, payments }: PayoutServices, accountId: number): Promise<void> {
  const { month, end } = lastMonth(now());
  // Not in the transaction: a provider may be elsewhere.
  const canPay = await payments.canPay(accountId);
  await database.tables.transaction().execute(async (transaction) => {
    const at = new Date(now());
    if (!(await closeMonthOf(transaction, accountId, month, at))) return;
    await keepFigures(transaction, month, options.payment);
    const place = { accountId, closedMonth: month, at };
    const posted = await listPosted(transaction, accountId);
    const lines = await computeEarnedLines(transaction, options.payment, { filmmakerId: accountId, until: end });
    const entries = lines.map((line) => ({ ...line, cents: line.cents - (posted.get(`${line.source} ${line.month}`) ?? 0) }));
    await insertEarned(
      transaction,
      place,
      entries.filter(({ cents }) => cents !== 0),
    );
    const balance = await readBalance(transaction, accountId);
    if (!canPay || balance <= 0 || balance < options.payment.minimumPayoutCents) return;
    const id = randomUUID();
    await insertPayout(transaction, { id, accountId, month, cents: balance, at });
    await insertPayoutEntry(transaction, place, { payoutId: id, kind: 'payout', cents: -balance });
  });
}

/** Hands payouts to the provider; one that it has already it does not pay twice. @returns why some were not taken */
async function sendPayouts({ database: { tables }, payments }: PayoutServices): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (let after: DuePayout | undefined, isLast = false; !isLast; ) {
    const due = await listDuePayouts(tables, batch, after);
    for (const { id, accountId, month, cents } of due) {
      try {
        await payments.send({ id, accountId, month, cents: Number(cents) });
        await markSent(tables, id);
      } catch (error) {
        // It stays due, and keeps no other waiting.
        failures.push(error);
      }
    }
    isLast = due.length < batch;
    after = due.at(-1);
  }
  return failures;
}
