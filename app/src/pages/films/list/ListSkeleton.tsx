import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../../portal/PortalContext.ts';
import { useListNoticeStyles } from './notice.styles.ts';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The list's outline while its first page is fetched. */
export function ListSkeleton() {
  const text = useText();
  const styles = useListNoticeStyles();
  return (
    <Skeleton aria-label={text('films.loading')} className={styles.skeleton}>
      {lines.map((line) => (
        <SkeletonItem key={line} size={24} />
      ))}
    </Skeleton>
  );
}
