import { use, useCallback, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, messageOf } from '../../api/ApiError.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { usePortal } from '../../portal/PortalContext.ts';
import { useDrawnForm } from '../../portal/useLoadedForm.ts';
import { useSession } from '../../session/useSession.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';
import { DashboardSkeleton, FiguresSkeleton, RangeSkeleton } from './DashboardSkeleton.tsx';
import { currentMonth, type DateRange, readRange } from './dateRange.ts';
import { Figures } from './Figures.tsx';
import { RangeForm } from './RangeForm.tsx';
import { useStats } from './useStats.ts';
import { Viewership } from './Viewership.tsx';

/** Whether the days themselves are refused, so that asking again would not help. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status === 422;

/** The dashboard: a filmmaker's films, clicks, signups and views over the days that its address names. */
export function DashboardPage() {
  const user = useSession();
  return user && <Dashboard userId={user.id} hasPayment={user.showResourcesTab} />;
}

function Dashboard({ userId, hasPayment }: { readonly userId: number; readonly hasPayment: boolean }) {
  const { loadForm, text } = usePortal();
  use(loadForm('dashboard-range'));
  const { data: drawn } = useDrawnForm('dashboard-range');
  const styles = useDashboardStyles();
  const headingId = useId();
  const [address, setAddress] = useSearchParams();
  // The day may change while the page is open; the range that was asked for does not.
  const [month] = useState(() => currentMonth(new Date()));
  const range = readRange({ from: address.get('from'), to: address.get('to') }) ?? month;
  const show = useCallback(
    ({ from, to }: DateRange) => setAddress(new URLSearchParams({ from, to }), { replace: true }),
    [setAddress],
  );
  const { error, isPending, isPlaceholderData, refetch, stats, programs, ...query } = useStats(userId, range);
  return (
    <div className={styles.root}>
      {isPending && <FiguresSkeleton />}
      {stats && <Figures stats={stats} range={range} />}
      <section aria-labelledby={headingId} className={styles.card}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            {text('dashboard.viewership')}
          </h2>
          {drawn ? <RangeForm loaded={drawn} range={range} onRange={show} /> : <RangeSkeleton />}
        </div>
        {error && (
          <LoadFailure
            message={messageOf(error, text('dashboard.loadFailed'))}
            onRetry={isRefusal(error) ? undefined : () => void refetch()}
          />
        )}
        {isPending && <DashboardSkeleton />}
        {stats && !error && (
          <Viewership
            labelledBy={headingId}
            stats={stats}
            programs={programs}
            hasPayment={hasPayment}
            isStale={isPlaceholderData}
            isLoadingMore={query.isFetchingNextPage}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          />
        )}
      </section>
    </div>
  );
}
