import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

/**
 * A film as it is stored when a dialog opens: fetched anew each time, and left alone while the dialog is open.
 * @param id absent: nothing is fetched
 */
export const useFilm = (id: number | undefined) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['film', id],
    queryFn: async ({ signal }) => (await api.call('GET /filmmakers/films/:id/view', { params: { id: id ?? 0 }, signal })).data,
    enabled: id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
