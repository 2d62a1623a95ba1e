import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../fixture/fakeApi.ts';
import { createDetailsSources } from './labelSource.ts';

const request = { signal: new AbortController().signal, params: {}, context: {} };

describe('the look-ups of a film’s details', () => {
  it.each([
    ['genres', 'GET /filmmakers/genres/search', 'genre'],
    ['secondaryGenres', 'GET /filmmakers/secondary-genres/search', 'secondaryGenre'],
    ['tags', 'GET /filmmakers/tags/search', 'tag'],
  ] as const)('%s are searched by text and added with their kind (R-349, R-386)', async (name, call, kind) => {
    const api = createFakeApi({
      [call]: () => ({ data: { rows: [{ id: null, name: 'Drama' }] } }),
      'POST /filmmakers/tags/create': ({ body }) => ({ data: { id: 5, name: body?.name ?? '' } }),
    });
    const source = createDetailsSources(api)[name];
    const page = { ...request, page: undefined };
    expect(await source.search('dra', page)).toEqual({ options: [{ value: 'Drama', label: 'Drama' }] });
    await source.search('', page);
    expect(api.made.map(({ input }) => input.query)).toEqual([{ searchText: 'dra' }, {}]);
    expect(await source.create?.('Harbour noir', request)).toEqual({ value: 'Harbour noir', label: 'Harbour noir' });
    expect(api.made.at(-1)?.input.body).toEqual({ name: 'Harbour noir', status: 1, kind });
  });
});
