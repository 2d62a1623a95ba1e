import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { sessionKey, useNotifications } from '../../session/useSession.ts';
import { refreshChannel } from './useChannel.ts';

/** While My Channel is looked at: fetches the channel anew when something was decided about it, and takes the badge away. */
export const useChannelNotice = (): void => {
  const { api } = usePortal();
  const queries = useQueryClient();
  const { channel: waiting } = useNotifications();
  useEffect(() => {
    if (waiting === 0) return;
    const look = async () => {
      await refreshChannel(queries);
      await api.call('POST /filmmaker/channel/acknowledge');
      await queries.invalidateQueries({ queryKey: sessionKey });
    };
    // What fails stays on the badge, which is where it is seen.
    look().catch(() => undefined);
  }, [api, queries, waiting]);
};
