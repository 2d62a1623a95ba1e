import type { Option, OptionSource } from '@reelform/engine';
import type { ApiClient } from '../../api/client.ts';

const search = async (api: ApiClient, searchText: string, signal: AbortSignal): Promise<readonly Option[]> => {
  const query = searchText === '' ? {} : { searchText };
  const { data } = await api.call('GET /filmmakers/countries/search', { query, signal });
  return data.rows.map(({ code, name, region }) => ({
    value: code,
    label: name,
    ...(region !== undefined && { group: region }),
  }));
};

/** The countries that the server knows, found by typing. */
export const createCountrySource = (api: ApiClient): OptionSource => ({
  search: async (text, { signal }) => ({ options: await search(api, text, signal) }),
  get: async (values, { signal }) => (await search(api, '', signal)).filter(({ value }) => values.includes(value)),
});
