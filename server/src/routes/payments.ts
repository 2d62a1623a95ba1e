import { refuse } from '../errors.ts';
import type { HandlersOf } from '../http/calls.ts';

/** Payments, for filmmakers of whom a video was published or scheduled. */
export const paymentHandlers: HandlersOf<'GET /filmmakers/get-iframe-url'> = {
  async 'GET /filmmakers/get-iframe-url'({ services, account, query, language }) {
    if (!account.showResourcesTab) return refuse('forbidden');
    const view = { kind: query.type, accountId: account.id, locale: language.tag };
    return { data: { url: await services.payments.frameUrl(view) } };
  },
};
