import { mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { ProgramTitle } from '../../../components/ProgramTitle.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { dollarsIn } from './dollars.ts';
import { useRevenueStyles } from './Revenue.styles.ts';
import type { Revenue } from './useRevenue.ts';

const figures = ['views', 'minutes', 'revenue'] as const;

type Figures = { readonly [Name in (typeof figures)[number]]: string };

/** Props of {@link RevenueTable}. */
export interface RevenueTableProps {
  readonly revenue: Revenue;
  readonly isLoadingMore: boolean;
  /** Absent: all programs are shown. */
  readonly onMore: (() => void) | undefined;
}

/** What each program earned, with the sums of all programs, those not yet shown included; where there is little room, one below the other. */
export function RevenueTable({ revenue, isLoadingMore, onMore }: RevenueTableProps) {
  const { language, text } = usePortal();
  const styles = useRevenueStyles();
  const table = useRef<HTMLTableElement>(null);
  const { format } = new Intl.NumberFormat(language);
  const dollars = dollarsIn(language);
  const cells = (values: Figures) =>
    figures.map((name) => (
      <td key={name} className={mergeClasses(styles.cell, styles.figure)}>
        <span aria-hidden="true" className={styles.figureName}>
          {text(`payment.revenue.column.${name}`)}
        </span>
        {values[name]}
      </td>
    ));
  const showMore = () => {
    if (isLoadingMore) return;
    // The new rows push the button out of sight, or it goes away with the last: the focus stays with what it added to.
    table.current?.focus({ preventScroll: true });
    onMore?.();
  };
  return (
    <div className={styles.container}>
      <table ref={table} tabIndex={-1} className={styles.table} aria-label={text('payment.revenue.table')}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.heading}>
              {text('payment.revenue.column.title')}
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" className={mergeClasses(styles.heading, styles.figure)}>
                {text(`payment.revenue.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {revenue.rows.map(({ id, title, programLink, views, totalWatchedMinutes, revenue: earned }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={mergeClasses(styles.cell, styles.title)}>
                <ProgramTitle title={title} programLink={programLink} className={styles.link} />
              </th>
              {cells({ views: format(views), minutes: format(totalWatchedMinutes), revenue: dollars(earned) })}
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.body}>
          <tr className={mergeClasses(styles.row, styles.sum)}>
            <th scope="row" className={mergeClasses(styles.cell, styles.title)}>
              {text('payment.revenue.sum')}
            </th>
            {cells({
              views: format(revenue.totalViews),
              minutes: format(revenue.totalWatchedMinutes),
              revenue: dollars(revenue.totalRevenue),
            })}
          </tr>
        </tfoot>
      </table>
      <div className={styles.foot}>
        <span role="status" className={styles.shown}>
          {text('payment.revenue.shown', { shown: format(revenue.rows.length), total: format(revenue.totalRows) })}
        </span>
        {onMore && (
          <button
            type="button"
            className={mergeClasses(styles.more, isLoadingMore && styles.busy)}
            aria-disabled={isLoadingMore}
            onClick={showMore}
          >
            {text('payment.revenue.more')}
          </button>
        )}
      </div>
    </div>
  );
}
