import type { HandlersOf } from '../http/calls.ts';

/** Text without case and accents, for searching. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries by a part of their name, or by their code. */
export const countryHandlers: HandlersOf<'GET /filmmakers/countries/search'> = {
  async 'GET /filmmakers/countries/search'({ services, query }) {
    const wanted = plain(query.searchText ?? '').trim();
    const found = services.options.countries.filter(
      ({ code, name, otherName = '' }) =>
        plain(name).includes(wanted) || plain(otherName).includes(wanted) || code.toLowerCase() === wanted,
    );
    return { data: { rows: found.map(({ code, name, region }) => ({ code, name, ...(region !== undefined && { region }) })) } };
  },
};
