import { describe, expect, it } from 'vitest';
import { type ListQuery, readListQuery, searchFor, sortByColumn, toWireQuery, writeListQuery } from './listQuery.ts';

const plain: ListQuery = { page: 1, searchText: '', sorting: undefined };

describe('the list in the page’s address', () => {
  it.each<{ address: string; query: ListQuery }>([
    { address: '', query: plain },
    { address: 'search=sea', query: { ...plain, searchText: 'sea' } },
    {
      address: 'search=a%26b&sortBy=title&orderBy=desc&page=3',
      query: { page: 3, searchText: 'a&b', sorting: { sortBy: 'title', orderBy: 'desc' } },
    },
  ])('“$address” is read and written alike', ({ address, query }) => {
    expect(readListQuery(new URLSearchParams(address), 200)).toEqual(query);
    expect(readListQuery(writeListQuery(query), 200)).toEqual(query);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100001', 'sortBy=id&orderBy=desc', 'orderBy=desc'])(
    '“%s” makes no sense and counts as absent',
    (address) => {
      expect(readListQuery(new URLSearchParams(address), 200)).toEqual(plain);
    },
  );

  it('cuts a search to what the server takes', () => {
    expect(readListQuery(new URLSearchParams({ search: 'x'.repeat(500) }), 200).searchText).toHaveLength(200);
  });
});

describe('what the server is asked for (R-090, R-094)', () => {
  it.each([
    { query: plain, wire: { page: 1, filmmaker: true } },
    { query: { ...plain, searchText: '  ' }, wire: { page: 1, filmmaker: true } },
    { query: { ...plain, page: 2, searchText: ' sea ' }, wire: { page: 2, filmmaker: true, searchText: 'sea' } },
    { query: sortByColumn(plain, 'type'), wire: { page: 1, filmmaker: true, sortBy: 'type', orderBy: 'asc' } },
  ])('$wire', ({ query, wire }) => {
    expect(toWireQuery(query)).toEqual(wire);
  });
});

describe('changing the list', () => {
  const onPage3: ListQuery = { page: 3, searchText: 'sea', sorting: { sortBy: 'title', orderBy: 'asc' } };

  it('begins with page 1 when searched (R-093)', () => {
    expect(searchFor(onPage3, 'sand')).toEqual({ ...onPage3, page: 1, searchText: 'sand' });
  });

  it('sorts a column up first, then down, and begins with page 1 (R-088)', () => {
    expect(sortByColumn(onPage3, 'title')).toEqual({ ...onPage3, page: 1, sorting: { sortBy: 'title', orderBy: 'desc' } });
    expect(sortByColumn(onPage3, 'status')).toEqual({ ...onPage3, page: 1, sorting: { sortBy: 'status', orderBy: 'asc' } });
    expect(sortByColumn(sortByColumn(onPage3, 'title'), 'title')).toEqual({ ...onPage3, page: 1 });
  });
});
