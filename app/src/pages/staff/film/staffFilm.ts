import type { CallTypes } from '@reelform/schemas/api';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

/** A film as staff see it. */
export type StaffFilm = CallTypes<'GET /staff/films/:id'>['reply']['data'];

/** An asset as staff see it. */
export type StaffAsset = StaffFilm['assets'][number];

/** A film with all that staff decide about; it is asked for anew when the page is looked at again. */
export const useStaffFilm = (id: number | undefined) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['staff', 'film', id],
    queryFn: async ({ signal }) => (await api.call('GET /staff/films/:id', { params: { id: id ?? 0 }, signal })).data,
    enabled: id !== undefined,
    gcTime: 0,
  });
};

/** Fetches everything of the staff desk anew that is shown. */
export const refreshDesk = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: ['staff'] });
