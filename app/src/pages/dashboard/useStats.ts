import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';
import { type DateRange, toSeconds } from './dateRange.ts';

/** A page of the figures, as the server answers it. */
export type Stats = CallTypes<'GET /filmmakers/affiliate/count'>['reply']['data'];

/** A program with its figures. */
export type Program = Stats['viewershipStats'][number];

/** Views in one step of time. */
export type Period = Stats['viewershipPeriods'][number];

/** The figures of a range; while other ones are fetched those shown before stay. Programs come page by page. */
export const useStats = (filmmakerId: number, range: DateRange) => {
  const { api, language } = usePortal();
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['stats', filmmakerId, range, language],
    queryFn: async ({ pageParam: page, signal }) =>
      (await api.call('GET /filmmakers/affiliate/count', { query: { filmmakerId, ...toSeconds(range), page }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: (last: Stats, pages: readonly Stats[]) =>
      last.viewershipStats.length > 0 && programsOf(pages).length < last.totalRows ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, stats: data?.pages.at(-1), programs: programsOf(data?.pages ?? []) };
};

/** The programs of all pages; one that moved to another page in between counts as its later page has it. */
const programsOf = (pages: readonly Stats[]): readonly Program[] => [
  ...new Map(pages.flatMap(({ viewershipStats }) => viewershipStats.map((program) => [program.id, program]))).values(),
];
