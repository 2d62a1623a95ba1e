import type { Country } from '../asset-options.ts';
import { countriesIn } from '../country-names.ts';
import type { HandlersOf } from '../http/calls.ts';
import { plainText } from '../plain-text.ts';

/** Countries in the caller's language, by a part of their name, those that begin with it first, or by their code. */
export const countryHandlers: HandlersOf<'GET /filmmakers/countries/search'> = {
  async 'GET /filmmakers/countries/search'({ services, query, language }) {
    const wanted = plainText(query.searchText ?? '').trim();
    const { countries, countryNames } = services.options;
    const found = countriesIn(language.tag, countries, countryNames).filter(
      ({ code, name, otherName = '' }) =>
        plainText(name).includes(wanted) || plainText(otherName).includes(wanted) || code.toLowerCase() === wanted,
    );
    const begins = ({ name, code }: Country) => plainText(name).startsWith(wanted) || code.toLowerCase() === wanted;
    const rows = [...found.filter(begins), ...found.filter((country) => !begins(country))];
    return { data: { rows: rows.map(({ code, name, region }) => ({ code, name, ...(region !== undefined && { region }) })) } };
  },
};
