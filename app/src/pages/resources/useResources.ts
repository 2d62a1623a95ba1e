import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';
import { isResource } from './resource.ts';

/** The tab that the page shows when its address names none (specification, section 2). */
const defaultTab = 'brandingAssets';

/** Signed addresses are valid for some hours: older ones are asked for anew. */
const freshMs = 60 * 60_000;

/** A page of one tab of the library, and the tabs that there are. @param wanted the tab; `null`: the default */
export const useResources = (userId: number, wanted: string | null, page: number) => {
  const { api, language } = usePortal();
  const query = { page, isAdmin: 0, activetab: wanted ?? defaultTab } as const;
  return useQuery({
    queryKey: ['resources', userId, query, language],
    queryFn: async ({ signal }) => {
      const { data } = await api.call('GET /filmmakers/film/:id/resource-list', { params: { id: userId }, query, signal });
      const { rows, tabs = [], activetab = query.activetab, totalPages, totalRows } = data;
      return { rows: rows.filter(isResource), tabs, activetab, totalPages, totalRows };
    },
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};
