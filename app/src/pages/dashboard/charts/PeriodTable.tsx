import { usePortal } from '../../../portal/PortalContext.ts';
import { useDashboardStyles } from '../Dashboard.styles.ts';
import type { Period } from '../useStats.ts';

/** Props of {@link PeriodTable}. */
export interface PeriodTableProps {
  readonly periods: readonly Period[];
  /** Their names. */
  readonly labels: readonly string[];
}

/** What the chart over time shows, in numbers. */
export function PeriodTable({ periods, labels }: PeriodTableProps) {
  const { language, text } = usePortal();
  const styles = useDashboardStyles();
  const format = new Intl.NumberFormat(language);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            {text('dashboard.period')}
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
        {periods.map(({ from, views, totalWatchedMinutes }, index) => (
          <tr key={from} className={styles.row}>
            <th scope="row" className={styles.program}>
              {labels[index]}
            </th>
            <td className={styles.number}>{format.format(views)}</td>
            <td className={styles.number}>{format.format(totalWatchedMinutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
