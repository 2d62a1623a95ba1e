import type { Country } from '../asset-options.ts';
import type { HandlersOf } from '../http/calls.ts';
import { plainText } from '../plain-text.ts';

/** Countries by a part of their name, those that begin with it first, or by their code. */
export const countryHandlers: HandlersOf<'GET /filmmakers/countries/search'> = {
  async 'GET /filmmakers/countries/search'({ services, query }) {
    const wanted = plainText(query.searchText ?? '').trim();
    const found = services.options.countries.filter(
      ({ code, name, otherName = '' }) =>
        plainText(name).includes(wanted) || plainText(otherName).includes(wanted) || code.toLowerCase() === wanted,
    );
    const begins = ({ name, code }: Country) => plainText(name).startsWith(wanted) || code.toLowerCase() === wanted;
    const rows = [...found.filter(begins), ...found.filter((country) => !begins(country))];
    return { data: { rows: rows.map(({ code, name, region }) => ({ code, name, ...(region !== undefined && { region }) })) } };
  },
};
