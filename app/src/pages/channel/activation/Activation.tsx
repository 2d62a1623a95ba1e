import { use } from 'react';
import { titleOf } from '../../../portal/formTexts.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { ChannelSkeleton } from '../ChannelSkeleton.tsx';
import type { Channel } from '../useChannel.ts';
import { ActivationForm } from './ActivationForm.tsx';
import { useTakenNumbers } from './useTakenNumbers.ts';

/** The request for a channel: a new one, or one that was rejected, with the reason. */
export function Activation({ channel }: { readonly channel: Channel | null }) {
  const { text, loadForm } = usePortal();
  const styles = useChannelStyles();
  const loaded = use(loadForm('channel'));
  const { isPending, numbers } = useTakenNumbers(channel);
  if (isPending) return <ChannelSkeleton />;
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
