import type { CallTypes } from '@reelform/schemas/api';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { FilmRow } from '../films/row/filmRow.ts';

/** How a film's promotion stands, with its files. */
export type Promotion = CallTypes<'GET /filmmaker-promotions/:id/submitted-files'>['reply']['data'];

/** A file that promotes a film. */
export type PromotionRow = Promotion['rows'][number];

/** An answer that may be gone by: other windows change it meanwhile. */
const freshMs = 5 * 60_000;

const promotionKey = (filmId: number) => ['promotion', filmId];

const promotionQuery = (api: ApiClient, { id, promotionStatus }: Pick<FilmRow, 'id' | 'promotionStatus'>) => ({
  queryKey: promotionKey(id),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.call('GET /filmmaker-promotions/:id/submitted-files', { params: { id }, query: { promotionStatus }, signal }))
      .data,
});

/** The promotion of a film of the list. */
export const usePromotion = (row: FilmRow) => useQuery({ ...promotionQuery(usePortal().api, row), gcTime: 0 });

/** The same with addresses that are still valid. */
export const fetchPromotion = (queries: QueryClient, api: ApiClient, row: FilmRow): Promise<Promotion> =>
  queries.fetchQuery({ ...promotionQuery(api, row), staleTime: freshMs });

/** Fetches a film's promotion anew. */
export const refreshPromotion = (queries: QueryClient, filmId: number): Promise<unknown> =>
  queries.invalidateQueries({ queryKey: promotionKey(filmId) });
