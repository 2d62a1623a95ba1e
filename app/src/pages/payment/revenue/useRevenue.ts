import type { CallTypes } from '@reelform/schemas/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

type Report = CallTypes<'GET /filmmakers/payout-report'>['reply']['data'];

/** The programs loaded so far, and the figures of all. */
export type Revenue = Report;

/** What the filmmaker earned, page after page; asked for again by itself while the page is open. */
export const useRevenue = (userId: number) => {
  const { api, config } = usePortal();
  return useInfiniteQuery({
    queryKey: ['payout-report', userId],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('GET /filmmakers/payout-report', { query: { page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length > 0 && loaded < last.totalRows ? pages.length + 1 : undefined;
    },
    select: ({ pages }): Revenue | undefined => {
      const [first] = pages;
      // A program may have moved to the next page between two answers.
      const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
      return first && { ...first, rows: [...rows.values()] };
    },
    refetchInterval: config.revenueRefreshMs,
  });
};
