import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';

const lines = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The outline of the table and the charts while the first figures are fetched. */
export function DashboardSkeleton() {
  const text = useText();
  const styles = useDashboardStyles();
  return (
    <Skeleton aria-label={text('dashboard.loading')} className={styles.columns}>
      <div className={styles.skeletonLines}>
        {lines.map((line) => (
          <SkeletonItem key={line} size={28} />
        ))}
      </div>
      <SkeletonItem style={{ height: '260px' }} />
    </Skeleton>
  );
}

/** The place of the counts while the first figures are fetched: what stands below them does not move when they come. */
export function FiguresSkeleton() {
  const styles = useDashboardStyles();
  return (
    <Skeleton aria-hidden className={mergeClasses(styles.figures, styles.withChart)}>
      <SkeletonItem className={styles.filmsOutline} />
      <SkeletonItem className={styles.promotionOutline} />
    </Skeleton>
  );
}

/** The place of the days while what their form is drawn with is fetched. */
export function RangeSkeleton() {
  const styles = useDashboardStyles();
  return (
    <Skeleton aria-hidden className={styles.range}>
      <SkeletonItem className={styles.rangeOutline} />
    </Skeleton>
  );
}
