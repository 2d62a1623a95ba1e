import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useListNoticeStyles } from './notice.styles.ts';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** A list's outline while its first page is fetched. @param label what is being loaded; @default nothing by name */
export function ListSkeleton({ label }: { readonly label?: string | undefined }) {
  const text = useText();
  const styles = useListNoticeStyles();
  return (
    <Skeleton aria-label={label ?? text('app.loading')} className={styles.skeleton}>
      {lines.map((line) => (
        <SkeletonItem key={line} size={24} />
      ))}
    </Skeleton>
  );
}
