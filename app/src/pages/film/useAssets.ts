import type { CallTypes } from '@reelform/schemas/api';
import { type QueryClient, useIsFetching, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import type { Film } from '../films/dialog/film.ts';

/** An asset of a film, as the server sends it. */
export type AssetRow = CallTypes<'GET /filmmakers/films/:id/assets'>['reply']['data']['rows'][number];

/** An answer that may be gone by: staff decide meanwhile. */
const freshMs = 5 * 60_000;

const assetsKey = (filmId: number) => ['assets', filmId];

const assetsQuery = (api: ApiClient, filmId: number) => ({
  queryKey: assetsKey(filmId),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.call('GET /filmmakers/films/:id/assets', { params: { id: filmId }, signal })).data.rows,
});

/** All that is registered for a film. */
export const useAssets = (filmId: number) => useQuery({ ...assetsQuery(usePortal().api, filmId), gcTime: 0 });

/** The assets of a film with addresses that are still valid. */
export const fetchAssets = (queries: QueryClient, api: ApiClient, filmId: number): Promise<AssetRow[]> =>
  queries.fetchQuery({ ...assetsQuery(api, filmId), staleTime: freshMs });

/** Fetches a film and its assets anew wherever they are shown. */
export const refreshFilm = (queries: QueryClient, filmId: number): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['film', filmId] }),
    queries.invalidateQueries({ queryKey: assetsKey(filmId) }),
  ]);

/** Whether a film or its assets are being fetched: until both are here, one of them may be older than the other. */
export const useIsRefreshing = (filmId: number): boolean => {
  const films = useIsFetching({ queryKey: ['film', filmId] });
  const assets = useIsFetching({ queryKey: assetsKey(filmId) });
  return films + assets > 0;
};

/** Shows a film without an episode that was just deleted wherever it is shown, until it is fetched anew. */
export const showWithout = (queries: QueryClient, filmId: number, chapterId: number): void => {
  queries.setQueryData<Film>(
    ['film', filmId],
    (shown) => shown && { ...shown, chapters: shown.chapters.filter((chapter) => chapter.chapterId !== chapterId) },
  );
};

/** Shows a film as it was just saved wherever it is shown, until it is fetched anew. */
export const showSaved = (queries: QueryClient, film: Film): void => {
  queries.setQueryData<Film>(['film', film.id], (shown) => shown && film);
};
