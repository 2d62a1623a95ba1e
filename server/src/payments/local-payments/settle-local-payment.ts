import type { Database } from '../../database/database.ts';
import { type Settlement, settlePayout } from '../settle-payout.ts';
import { setPaymentState } from './records.ts';

/** Notes what became of a payment of the local provider, and tells the portal's ledger; false for one that is settled already. */
export const settleLocalPayment = (
  { tables }: Pick<Database, 'tables'>,
  id: string,
  settlement: Settlement,
  at: Date,
): Promise<boolean> =>
  tables.transaction().execute(async (transaction) => {
    if (!(await settlePayout(transaction, id, settlement, at))) return false;
    await setPaymentState(transaction, id, settlement.state);
    return true;
  });
