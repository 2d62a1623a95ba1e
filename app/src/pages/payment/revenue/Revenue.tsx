import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useListNoticeStyles } from '../../../components/list/notice.styles.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { dollarsIn } from './dollars.ts';
import { useRevenueStyles } from './Revenue.styles.ts';
import { RevenueTable } from './RevenueTable.tsx';
import { useRevenue } from './useRevenue.ts';

const cards = [
  ['total', 'totalRevenue'],
  ['payouts', 'totalPayouts'],
  ['future', 'futurePayouts'],
] as const;

/** What the filmmaker earned: sums as cards, and each program's share. */
export function Revenue({ userId }: { readonly userId: number }) {
  const { language, text } = usePortal();
  const styles = useRevenueStyles();
  const notice = useListNoticeStyles();
  const { data, dataUpdatedAt, isError, isFetching, isPending, hasNextPage, fetchNextPage, refetch } = useRevenue(userId);
  const dollars = dollarsIn(language);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <div className={styles.root}>
      <div className={styles.toolbar}>
        <span className={styles.updated}>{data && text('payment.revenue.updated', { time: time.format(dataUpdatedAt) })}</span>
        <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
          {text('payment.revenue.refresh')}
        </Button>
      </div>
      {isError && <LoadFailure message={text('payment.revenue.loadFailed')} onRetry={() => void refetch()} />}
      {isPending && (
        <Skeleton aria-label={text('payment.revenue.loading')} className={notice.skeleton}>
          <SkeletonItem size={72} />
          <SkeletonItem size={32} />
          <SkeletonItem size={32} />
          <SkeletonItem size={32} />
        </Skeleton>
      )}
      {data && (
        <>
          <dl className={styles.cards}>
            {cards.map(([card, figure]) => (
              <div key={card} className={styles.card}>
                <dt className={styles.cardName}>{text(`payment.revenue.${card}`)}</dt>
                <dd className={styles.cardFigure}>{dollars(data[figure])}</dd>
              </div>
            ))}
          </dl>
          {data.rows.length === 0 ? (
            <div role="status" className={notice.empty}>
              <Icon name="payment" size={48} />
              <p className={notice.headline}>{text('payment.revenue.empty')}</p>
              <p className={notice.hint}>{text('payment.revenue.emptyHint')}</p>
            </div>
          ) : (
            <RevenueTable
              revenue={data}
              isLoadingMore={isFetching}
              onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          )}
        </>
      )}
    </div>
  );
}
