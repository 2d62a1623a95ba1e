import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../api/ApiError.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { EmptyNotice } from '../../../components/list/EmptyNotice.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { ChannelSkeleton } from '../ChannelSkeleton.tsx';
import { BackToChannel } from './BackToChannel.tsx';
import { OrderForm } from './OrderForm.tsx';

/** Manage Program Order: the videos of a channel, to be brought into another order. */
export function OrderPage() {
  const { api, text, loadForm } = usePortal();
  const styles = useChannelStyles();
  const loaded = use(loadForm('channel-order'));
  const channelId = Number(useParams()['id']);
  const isNumber = Number.isSafeInteger(channelId) && channelId > 0;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['channel', 'order', channelId],
    queryFn: async ({ signal }) =>
      (await api.call('GET /filmmaker/channel/:id/all-channel-videos', { params: { id: channelId }, signal })).data,
    enabled: isNumber,
    // Only after a save.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isEmpty = !data || data.rows.length === 0;
  const isNowhere = !isNumber || isMissing(error);
  return (
    <div className={styles.root}>
      {isPending && isNumber && <ChannelSkeleton />}
      {(error || !isNumber) && (
        <LoadFailure message={text('channel.loadFailed')} onRetry={isNowhere ? undefined : () => void refetch()} />
      )}
      {data?.rows.length === 0 && <EmptyNotice headline={text('channel.empty')} hint={text('channel.orderEmptyHint')} />}
      {!isEmpty && (
        <OrderForm key={channelId} loaded={loaded} channelId={channelId} saved={data} onSaved={() => void refetch()} />
      )}
      {isEmpty && !(isPending && isNumber) && <BackToChannel />}
    </div>
  );
}
