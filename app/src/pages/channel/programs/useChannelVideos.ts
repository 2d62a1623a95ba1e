import type { CallTypes } from '@reelform/schemas/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../portal/PortalContext.ts';

/** A video of a channel, as the server sends it. */
export type ChannelVideo = CallTypes<'GET /filmmaker/channel/:id/channel-videos'>['reply']['data']['rows'][number];

/** A page of a channel's videos, the first being 1; while it is fetched the one shown before stays. */
export const useChannelVideos = (channelId: number, page: number) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['channel', 'videos', channelId, page],
    queryFn: async ({ signal }) =>
      (await api.call('GET /filmmaker/channel/:id/channel-videos', { params: { id: channelId }, query: { page }, signal }))
        .data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
};
