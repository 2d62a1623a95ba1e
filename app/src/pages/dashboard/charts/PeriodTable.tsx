import { usePortal } from '../../../portal/PortalContext.ts';
import { useDashboardStyles } from '../Dashboard.styles.ts';
import type { Period } from '../useStats.ts';

/** Props of {@link PeriodTable}. */
export interface PeriodTableProps {
  readonly periods: readonly Period[];
  /** Their names. */
  readonly labels: readonly string[];
  /** What is told of each, with its heading. */
  readonly measures: readonly { readonly heading: string; readonly of: (period: Period) => number }[];
}

/** What a chart over time shows, in numbers. */
export function PeriodTable({ periods, labels, measures }: PeriodTableProps) {
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
          {measures.map(({ heading }) => (
            <th key={heading} scope="col" className={styles.numberHeader}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period, index) => (
          <tr key={period.from} className={styles.row}>
            <th scope="row" className={styles.program}>
              {labels[index]}
            </th>
            {measures.map(({ heading, of }) => (
              <td key={heading} className={styles.number}>
                {format.format(of(period))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
