import type { HandlersOf } from '../http/calls.ts';
import { readTerms } from '../terms/read-terms.ts';

/** The terms and conditions. */
export const termsHandlers: HandlersOf<'GET /terms'> = {
  async 'GET /terms'({ services, language }) {
    const { config, options } = services;
    return { data: await readTerms(config.schemasDirectory, language.tag, options.payment, config.product.name) };
  },
};
