import type { Queries } from '../database/queries.ts';
import { holdLedger, insertPayoutEntry } from '../repositories/ledger.ts';
import { lockPayout, settle } from '../repositories/payouts.ts';

/** What became of a payout that the provider has. */
export type Settlement =
  | { readonly state: 'paid' }
  /** The money came back; what that cost is taken from the next payout. */
  | { readonly state: 'rejected'; readonly feeCents: number };

/**
 * Notes what became of a payout; false for one that was not sent or is settled already. The amount of a rejected one is
 * owed again, its fee is deducted from the next cycle. The caller's transaction.
 */
export async function settlePayout(queries: Queries, id: string, settlement: Settlement, at: Date): Promise<boolean> {
  const payout = await lockPayout(queries, id);
  if (payout?.state !== 'sent') return false;
  await settle(queries, id, settlement.state, at);
  if (settlement.state === 'paid') return true;
  await holdLedger(queries, payout.accountId);
  const place = { accountId: payout.accountId, closedMonth: payout.month, at };
  await insertPayoutEntry(queries, place, { payoutId: id, kind: 'return', cents: Number(payout.cents) });
  if (settlement.feeCents > 0)
    await insertPayoutEntry(queries, place, { payoutId: id, kind: 'fee', cents: -settlement.feeCents });
  return true;
}
