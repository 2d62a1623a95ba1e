import type { HandlersOf } from '../http/calls.ts';

/** The terms and conditions. */
export const termsHandlers: HandlersOf<'GET /terms'> = {
  async 'GET /terms'({ services, language }) {
    return { data: await services.terms(language.tag) };
  },
};
