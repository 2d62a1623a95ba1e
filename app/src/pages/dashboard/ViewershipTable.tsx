import { Button, mergeClasses } from '@fluentui/react-components';
import { useRef } from 'react';
import { ProgramTitle } from '../../components/ProgramTitle.tsx';
import { usePortal } from '../../portal/PortalContext.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';
import type { Program, Stats } from './useStats.ts';

/** Props of {@link ViewershipTable}. */
export interface ViewershipTableProps {
  readonly labelledBy: string;
  readonly stats: Stats;
  readonly programs: readonly Program[];
  readonly isLoadingMore: boolean;
  /** Absent: all programs are shown. */
  readonly onMore: (() => void) | undefined;
}

/** Every program with its views and minutes, and the totals of all, those not yet shown included. */
export function ViewershipTable({ labelledBy, stats, programs, isLoadingMore, onMore }: ViewershipTableProps) {
  const { language, text } = usePortal();
  const styles = useDashboardStyles();
  const table = useRef<HTMLTableElement>(null);
  const format = new Intl.NumberFormat(language);
  const showMore = () => {
    // The button may go away with the page that it asks for; the focus stays with what it added to.
    table.current?.focus({ preventScroll: true });
    onMore?.();
  };
  return (
    <div className={styles.tableSide}>
      <table ref={table} tabIndex={-1} aria-labelledby={labelledBy} className={mergeClasses(styles.table, styles.focusable)}>
        <thead>
          <tr>
            <th scope="col" className={styles.columnHeader}>
              {text('dashboard.program')}
            </th>
            <th scope="col" className={styles.numberHeader}>
              {text('dashboard.views')}
            </th>
            <th scope="col" className={styles.numberHeader}>
              {text('dashboard.minutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map(({ id, title, programLink, views, totalWatchedMinutes }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.program}>
                <ProgramTitle title={title} programLink={programLink} className={styles.link} />
              </th>
              <td className={styles.number}>{format.format(views)}</td>
              <td className={styles.number}>{format.format(totalWatchedMinutes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.totalRow}>
            <th scope="row" className={styles.program}>
              {text('dashboard.total')}
            </th>
            <td className={styles.number}>{format.format(stats.totalViews)}</td>
            <td className={styles.number}>{format.format(stats.totalWatchedMinutes)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.more}>
        <span role="status" className={styles.hint}>
          {text('dashboard.shown', { shown: format.format(programs.length), total: format.format(stats.totalRows) })}
        </span>
        {onMore && (
          <Button
            appearance="transparent"
            className={isLoadingMore ? undefined : styles.link}
            disabledFocusable={isLoadingMore}
            onClick={showMore}
          >
            {text(isLoadingMore ? 'dashboard.viewingAll' : 'dashboard.viewAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
