import type { CallTypes } from '@reelform/schemas/api';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';

/** The terms and conditions, as the server sends them. */
export type Terms = CallTypes<'GET /terms'>['reply']['data'];

/** The terms in the language that is shown. */
export const useTerms = () => {
  const { api, language } = usePortal();
  return useQuery({
    queryKey: ['terms', language],
    queryFn: async ({ signal }) => (await api.call('GET /terms', { signal })).data,
  });
};
