import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

type Library = CallTypes<'GET /staff/resources'>['reply']['data'];

/** A resource at the staff desk. */
export type StaffResource = Library['rows'][number];

/** Something that was done in the library. */
export type LibraryEvent = Library['history'][number];

/** What staff can decide about a resource. */
export type ResourceAction = CallTypes<'POST /staff/resources/:id/decide'>['body']['action'];

const key = ['staff', 'resources'];

/** A page of a tab of the library. @param tab `null`: the first */
export const useLibrary = (tab: string | null, page: number) => {
  const { api, language } = usePortal();
  return useQuery({
    queryKey: [...key, tab, page, language],
    queryFn: async ({ signal }) => {
      const query = { page, ...(tab !== null && { activetab: tab }) };
      return (await api.call('GET /staff/resources', { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
};

/** Asks for the library anew, wherever it is shown. */
export const refreshLibrary = (queries: QueryClient) => queries.invalidateQueries({ queryKey: key });
