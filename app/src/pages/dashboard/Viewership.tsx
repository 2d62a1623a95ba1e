import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { createLatePart } from '@reelform/widgets';
import { Icon } from '../../components/Icon.tsx';
import { useListNoticeStyles } from '../../components/list/notice.styles.ts';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { hrefOf, paths } from '../../routes.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';
import type { Program, Stats } from './useStats.ts';
import { ViewershipTable } from './ViewershipTable.tsx';

const Charts = createLatePart(async () => (await import('./charts/Charts.tsx')).Charts, {
  Waiting: ChartsSkeleton,
  Missing: ChartsSkeleton,
});

/** Props of {@link Viewership}. */
export interface ViewershipProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  readonly stats: Stats;
  /** Those that were loaded, the most watched first. */
  readonly programs: readonly Program[];
  readonly hasPayment: boolean;
  /** Whether these are the figures of another range, shown until the wanted ones are there. */
  readonly isStale: boolean;
  readonly isLoadingMore: boolean;
  /** Absent: all programs are shown. */
  readonly onMore: (() => void) | undefined;
}

/** Views and minutes: the table, the charts beside it, and where the revenue is. */
export function Viewership({ labelledBy, stats, programs, hasPayment, isStale, isLoadingMore, onMore }: ViewershipProps) {
  const text = useText();
  const styles = useDashboardStyles();
  const notice = useListNoticeStyles();
  return (
    <div className={mergeClasses(styles.viewership, isStale && styles.stale)} aria-busy={isStale}>
      {stats.totalRows === 0 ? (
        <div role="status" className={mergeClasses(notice.empty, styles.empty)}>
          <Icon name="dashboard" size={48} />
          <p className={notice.headline}>{text('dashboard.empty')}</p>
          <p className={notice.hint}>{text('dashboard.emptyHint')}</p>
        </div>
      ) : (
        <div className={styles.columns}>
          <ViewershipTable
            labelledBy={labelledBy}
            stats={stats}
            programs={programs}
            isLoadingMore={isLoadingMore}
            onMore={onMore}
          />
          <Charts periods={stats.viewershipPeriods} programs={programs} />
        </div>
      )}
      <p className={styles.note}>
        {text('dashboard.revenueNote')}
        {hasPayment && (
          <>
            {' '}
            <RouteLink to={`${hrefOf(paths.payment)}?activetab=revenue`}>{text('dashboard.payment')}</RouteLink>
          </>
        )}
      </p>
    </div>
  );
}

function ChartsSkeleton() {
  const text = useText();
  return (
    <Skeleton aria-label={text('dashboard.loading')}>
      <SkeletonItem style={{ height: '260px' }} />
    </Skeleton>
  );
}
