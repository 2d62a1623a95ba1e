import type { CallTypes } from '@reelform/schemas/api';
import { readPage } from '../../../components/list/readPage.ts';

type WireQuery = CallTypes<'GET /filmmakers/films'>['query'];

/** A column that the list can be sorted by. */
export type SortColumn = NonNullable<WireQuery['sortBy']>;

/** Columns that the list can be sorted by. */
export const sortColumns = [
  'title',
  'type',
  'status',
  'submissionDate',
  'releaseDate',
] as const satisfies readonly SortColumn[];

/** How the list is sorted. */
export interface Sorting {
  readonly sortBy: SortColumn;
  readonly orderBy: 'asc' | 'desc';
}

/** What the list shows; it stands in the page's address. */
export interface ListQuery {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: every film. */
  readonly searchText: string;
  /** `undefined`: the newest first. */
  readonly sorting: Sorting | undefined;
}

/** Reads the list's part of a page's query; what makes no sense counts as absent. */
export const readListQuery = (parameters: URLSearchParams, longestSearch: number): ListQuery => {
  const sortBy = sortColumns.find((column) => column === parameters.get('sortBy'));
  return {
    page: readPage(parameters),
    searchText: (parameters.get('search') ?? '').slice(0, longestSearch),
    sorting: sortBy && { sortBy, orderBy: parameters.get('orderBy') === 'desc' ? 'desc' : 'asc' },
  };
};

/** The page's query for a list; what stands by default is left out. */
export const writeListQuery = ({ page, searchText, sorting }: ListQuery): URLSearchParams =>
  new URLSearchParams({
    ...(searchText !== '' && { search: searchText }),
    ...sorting,
    ...(page > 1 && { page: String(page) }),
  });

/** The server's query for a list. */
export const toWireQuery = ({ page, searchText, sorting }: ListQuery): WireQuery => ({
  page,
  filmmaker: true,
  ...(searchText.trim() !== '' && { searchText: searchText.trim() }),
  ...sorting,
});

/** The list searched anew: it begins with page 1. */
export const searchFor = (query: ListQuery, searchText: string): ListQuery => ({ ...query, searchText, page: 1 });

/** The list sorted by a column, the other way round when it is sorted by it already: it begins with page 1. */
export const sortByColumn = (query: ListQuery, sortBy: SortColumn): ListQuery => {
  const isAscending = query.sorting?.sortBy === sortBy && query.sorting.orderBy === 'asc';
  return { ...query, sorting: { sortBy, orderBy: isAscending ? 'desc' : 'asc' }, page: 1 };
};
