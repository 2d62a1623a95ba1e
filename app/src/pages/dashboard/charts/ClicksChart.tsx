import { useMemo } from 'react';
import { usePortal } from '../../../portal/PortalContext.ts';
import type { Period } from '../useStats.ts';
import { useChartStyles } from './Charts.styles.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { formatPeriods } from './formatPeriods.ts';
import { PeriodTable } from './PeriodTable.tsx';

const clicksOf = ({ clicks }: Period) => clicks;

/** Clicks on the filmmaker's links over time. */
export function ClicksChart({ periods }: { readonly periods: readonly Period[] }) {
  const { language, text } = usePortal();
  const styles = useChartStyles();
  const labels = useMemo(() => formatPeriods(periods, language), [periods, language]);
  const numbers = useMemo(() => new Intl.NumberFormat(language), [language]);
  const name = text('dashboard.overTime', { measure: text('dashboard.clicksMeasure') });
  const columns = periods.map((period, index) => {
    const label = labels[index] ?? '';
    const says = text('dashboard.clicksPoint', { period: label, clicks: numbers.format(period.clicks) });
    return { label, value: period.clicks, says };
  });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <ColumnChart label={name} columns={columns} language={language} height={clicksHeight} />
      <details className={styles.details}>
        <summary className={styles.summary}>{text('dashboard.asTable')}</summary>
        <PeriodTable
          periods={periods}
          labels={labels}
          measures={[{ heading: text('dashboard.clicksMeasure'), of: clicksOf }]}
        />
      </details>
    </figure>
  );
}

const clicksHeight = 132;
