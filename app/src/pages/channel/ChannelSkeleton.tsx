import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useChannelStyles } from './ChannelPage.styles.ts';

/** The outline of My Channel while it is fetched. */
export function ChannelSkeleton() {
  const text = useText();
  const styles = useChannelStyles();
  return (
    <Skeleton aria-label={text('channel.loading')} className={styles.card}>
      <SkeletonItem size={32} />
      <SkeletonItem size={32} />
      <SkeletonItem size={64} />
      <SkeletonItem size={128} />
    </Skeleton>
  );
}
