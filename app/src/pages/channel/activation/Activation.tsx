import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { titleOf } from '../../../portal/formTexts.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { ChannelSkeleton } from '../ChannelSkeleton.tsx';
import type { Channel } from '../useChannel.ts';
import { ActivationForm } from './ActivationForm.tsx';
import { useTakenNumbers } from './useTakenNumbers.ts';

/** The request for a channel: a new one, or one that was rejected, with the reason. */
export function Activation({ channel }: { readonly channel: Channel | null }) {
  const text = useText();
  const styles = useChannelStyles();
  const { data: loaded, isError, refetch } = useDrawnForm('channel');
  const { isPending, numbers } = useTakenNumbers(channel);
  if (isError) return <LoadFailure message={text('channel.loadFailed')} onRetry={() => void refetch()} />;
  if (isPending || !loaded) return <ChannelSkeleton />;
  return (
    <section className={styles.card} aria-labelledby="channel-activation">
      <h2 id="channel-activation" className={styles.heading}>
        {titleOf(loaded)}
      </h2>
      {channel && (
        <>
          {channel.rejectionNote !== null && (
            <div className={styles.reason}>
              <p className={styles.reasonTitle}>{text('channel.rejected')}</p>
              <p className={styles.reasonText}>{channel.rejectionNote}</p>
            </div>
          )}
          <p className={styles.hint}>{text('channel.rejectedHint')}</p>
        </>
      )}
      <ActivationForm loaded={loaded} channel={channel} taken={numbers} />
    </section>
  );
}
