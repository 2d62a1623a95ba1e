import type { CallTypes } from '@reelform/schemas/api';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../portal/PortalContext.ts';

/** A channel, as the server sends it. */
export type Channel = NonNullable<CallTypes<'GET /filmmaker/channel/detail'>['reply']['data']['channel']>;

const channelKey = ['channel'] as const;

/** One's own channel, `null` without one; asked for anew when the screen is looked at again. */
export const useChannel = () => {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...channelKey, 'detail'],
    queryFn: async ({ signal }) => (await api.call('GET /filmmaker/channel/detail', { signal })).data.channel,
    gcTime: 0,
  });
};

/** Fetches everything of the channel anew that is shown. */
export const refreshChannel = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: channelKey });
