import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

/** A file from behind the scenes, as the server sends it. */
export type BtsDocument = CallTypes<'GET /filmmakers/films/:id/bts-docs'>['reply']['data']['rows'][number];

/** Which of a film's files are shown. */
export interface BtsQuery {
  /** Beginning with 1. */
  readonly page: number;
  /** `''`: all. */
  readonly searchText: string;
}

const btsKey = (filmId: number) => ['bts', filmId];

/** A page of a film's files from behind the scenes; while it is fetched the one shown before stays. */
export const useBtsDocuments = (filmId: number, { page, searchText }: BtsQuery) => {
  const { api } = usePortal();
  const search = searchText.trim();
  const query = { page, ...(search !== '' && { searchText: search }) };
  return useQuery({
    queryKey: [...btsKey(filmId), query],
    queryFn: async ({ signal }) =>
      (await api.call('GET /filmmakers/films/:id/bts-docs', { params: { id: filmId }, query, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
};

/** Fetches a film's files anew. */
export const refreshBts = (queries: QueryClient, filmId: number): Promise<unknown> =>
  queries.invalidateQueries({ queryKey: btsKey(filmId) });
