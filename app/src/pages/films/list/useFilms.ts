import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';
import { type ListQuery, toWireQuery } from './listQuery.ts';

/** Beginning of the keys of every cached page of the list. */
export const filmsKey = ['films'] as const;

/** A page of the list; while it is fetched the one shown before stays. An answer that is no longer wanted is cancelled. */
export const useFilms = (query: ListQuery) => {
  const { api, language } = usePortal();
  return useQuery({
    queryKey: [...filmsKey, query, language],
    queryFn: async ({ signal }) => (await api.call('GET /filmmakers/films', { query: toWireQuery(query), signal })).data,
    placeholderData: keepPreviousData,
  });
};
