import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';
import { notice } from '../http/error-reply.ts';
import { writePayoutReport } from '../payments/payout-report.ts';

const pageSize = 20;

/** Payments, for filmmakers of whom a video was published or scheduled. */
export const paymentHandlers: HandlersOf<'GET /filmmakers/get-iframe-url' | 'GET /filmmakers/payout-report'> = {
  async 'GET /filmmakers/get-iframe-url'({ services, account, query, language }) {
    if (!account.showResourcesTab) return refuse('forbidden');
    const view = { kind: query.type, accountId: account.id, locale: language.tag };
    return { data: { url: await services.payments.frameUrl(view) } };
  },

  async 'GET /filmmakers/payout-report'({ services, account, query, language }) {
    if (!account.showResourcesTab) return refuse('forbidden');
    const channelTitle = notice(language.notices, 'payment.revenue.channel');
    const page = query.page ?? 1;
    return { data: await writePayoutReport(services, { accountId: account.id, page, pageSize, channelTitle }) };
  },
};
