import { ChannelStatus } from '@reelform/schemas/api';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { usePortal } from '../../portal/PortalContext.ts';
import { Activation } from './activation/Activation.tsx';
import { ChannelMessage } from './ChannelMessage.tsx';
import { useChannelStyles } from './ChannelPage.styles.ts';
import { ChannelSkeleton } from './ChannelSkeleton.tsx';
import { ProgramsPanel } from './programs/ProgramsPanel.tsx';
import { shortDay } from './shortDay.ts';
import { type Channel, useChannel } from './useChannel.ts';
import { useChannelNotice } from './useChannelNotice.ts';

function Shown({ channel }: { readonly channel: Channel | null }) {
  const { text, language } = usePortal();
  if (channel === null || channel.status === ChannelStatus.rejected)
    return <Activation key={channel?.modified ?? 'new'} channel={channel} />;
  if (channel.status === ChannelStatus.approved) return <ProgramsPanel channel={channel} />;
  if (channel.status === ChannelStatus.deactivated)
    return <ChannelMessage headline={text('channel.deactivated')} hint={text('channel.deactivatedContact')} />;
  const date = shortDay(channel.modified, language);
  return <ChannelMessage headline={text('channel.pending', { date })} hint={text('channel.pendingContact')} />;
}

/** My Channel: the request for one, how it stands, or the programs of the one that was approved. */
export function ChannelPage() {
  const { text } = usePortal();
  const styles = useChannelStyles();
  const { data, isError, isPending, refetch } = useChannel();
  useChannelNotice();
  return (
    <div className={styles.root}>
      {isPending && <ChannelSkeleton />}
      {isError && data === undefined && <LoadFailure message={text('channel.loadFailed')} onRetry={() => void refetch()} />}
      {data !== undefined && <Shown channel={data} />}
    </div>
  );
}
