import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../../portal/PortalContext.ts';
import { useListNoticeStyles } from './notice.styles.ts';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** A list's outline while its first page is fetched. @param label what is being loaded; @default films */
export function ListSkeleton({ label }: { readonly label?: string }) {
  const text = useText();
  const styles = useListNoticeStyles();
  return (
    <Skeleton aria-label={label ?? text('films.loading')} className={styles.skeleton}>
      {lines.map((line) => (
        <SkeletonItem key={line} size={24} />
      ))}
    </Skeleton>
  );
}
