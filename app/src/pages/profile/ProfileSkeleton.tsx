import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useProfilePageStyles } from './ProfilePage.styles.ts';

const fields = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The profile's outline while it is fetched. */
export function ProfileSkeleton() {
  const text = useText();
  const styles = useProfilePageStyles();
  return (
    <Skeleton aria-label={text('profile.loading')} className={styles.skeleton}>
      {fields.map((field) => (
        <SkeletonItem key={field} size={32} />
      ))}
    </Skeleton>
  );
}
