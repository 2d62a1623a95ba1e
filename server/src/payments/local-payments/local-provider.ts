import type { Database } from '../../database/database.ts';
import { createToken, hashToken } from '../../sessions/tokens.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { deleteViewsExpiredBefore, findDetails, hasPayment, insertPayment, insertView } from './records.ts';

/** Path of its pages. */
export const paymentFramePath = '/payment-frames';

/** What the local provider works with. */
export interface LocalPaymentsOptions {
  readonly database: Database;
  readonly now: () => number;
}

/** Payments kept by the portal itself: filmmakers enter how they are paid, and the operator pays what is noted. */
export function createLocalPayments({ database: { tables }, now }: LocalPaymentsOptions): PaymentProvider {
  return {
    frameSources: ["'self'"],
    async frameUrl(view) {
      const token = createToken();
      await deleteViewsExpiredBefore(tables, new Date(now()));
      await insertView(tables, hashToken(token), view, new Date(now()));
      return `${paymentFramePath}/${token}`;
    },
    canPay: async (accountId) => (await findDetails(tables, accountId)) !== undefined,
    async send(payment) {
      await insertPayment(tables, payment, new Date(now()));
      if (!(await hasPayment(tables, payment.id))) throw new Error('Nothing says how the filmmaker is paid.');
    },
  };
}
