import type { HandlersOf } from '../http/calls.ts';
import { plainText } from '../plain-text.ts';

/** Countries by a part of their name, or by their code. */
export const countryHandlers: HandlersOf<'GET /filmmakers/countries/search'> = {
  async 'GET /filmmakers/countries/search'({ services, query }) {
    const wanted = plainText(query.searchText ?? '').trim();
    const found = services.options.countries.filter(
      ({ code, name, otherName = '' }) =>
        plainText(name).includes(wanted) || plainText(otherName).includes(wanted) || code.toLowerCase() === wanted,
    );
    return { data: { rows: found.map(({ code, name, region }) => ({ code, name, ...(region !== undefined && { region }) })) } };
  },
};
