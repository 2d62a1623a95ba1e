import type { OptionSource } from '@reelform/engine';
import type { LabelKind } from '@reelform/schemas/api';
import type { ApiClient } from '../../../api/client.ts';
import { createCountrySource } from '../countrySource.ts';

const searches = {
  genre: 'GET /filmmakers/genres/search',
  secondaryGenre: 'GET /filmmakers/secondary-genres/search',
  tag: 'GET /filmmakers/tags/search',
} as const satisfies { readonly [Kind in LabelKind]: string };

/** `status` of a label that is added (section 7 of the first specification). */
const active = 1;

const asOption = ({ name }: { readonly name: string }) => ({ value: name, label: name });

/** Genres or tags, found by typing; one that is not there yet is added. */
export const createLabelSource = (api: ApiClient, kind: LabelKind): OptionSource => ({
  async search(text, { signal }) {
    const query = text === '' ? {} : { searchText: text };
    const { data } = await api.call(searches[kind], { query, signal });
    return { options: data.rows.map(asOption) };
  },
  async create(text, { signal }) {
    const { data } = await api.call('POST /filmmakers/tags/create', { body: { name: text, status: active, kind }, signal });
    return asOption(data);
  },
});

/** The look-ups of the form `film-details`. */
export const createDetailsSources = (api: ApiClient) => ({
  genres: createLabelSource(api, 'genre'),
  secondaryGenres: createLabelSource(api, 'secondaryGenre'),
  tags: createLabelSource(api, 'tag'),
  countries: createCountrySource(api),
});
