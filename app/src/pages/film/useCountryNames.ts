import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';

/** Names of countries by their codes; the codes themselves until the names are there. @param codes ISO 3166-1 alpha-2 */
export const useCountryNames = (codes: readonly string[]): readonly string[] => {
  const { api, language } = usePortal();
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: async ({ signal }) => (await api.call('GET /filmmakers/countries/search', { query: {}, signal })).data.rows,
    enabled: codes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return codes.map((code) => data?.find((country) => country.code === code)?.name ?? code);
};
