import { Tab, TabList } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { ChannelSkeleton } from '../ChannelSkeleton.tsx';
import { type Channel, refreshChannel } from '../useChannel.ts';
import { AssignVideos } from './AssignVideos.tsx';
import { ProgramList } from './ProgramList.tsx';
import { PromoLine } from './PromoLine.tsx';

const tabId = 'channel-programs-tab';
const panelId = 'channel-programs';

/** An approved channel: its programs, and what promotes it. */
export function ProgramsPanel({ channel }: { readonly channel: Channel }) {
  const text = useText();
  const styles = useChannelStyles();
  const queries = useQueryClient();
  const { data: loaded, isError, refetch } = useDrawnForm('channel-videos');
  if (isError) return <LoadFailure message={text('channel.loadFailed')} onRetry={() => void refetch()} />;
  // The list below would be pushed down by the form.
  if (!loaded) return <ChannelSkeleton />;
  return (
    <>
      <TabList aria-label={text('channel.title')} selectedValue={panelId} className={styles.tabs}>
        <Tab id={tabId} value={panelId} aria-controls={panelId}>
          {text('channel.programs')}
        </Tab>
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId} className={styles.panel}>
        <div className={styles.card}>
          <PromoLine channel={channel} />
          <AssignVideos channelId={channel.id} loaded={loaded} onAssigned={() => void refreshChannel(queries)} />
        </div>
        <ProgramList channelId={channel.id} />
      </div>
    </>
  );
}
