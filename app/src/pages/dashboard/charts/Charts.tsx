import { Radio, RadioGroup } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { usePortal } from '../../../portal/PortalContext.ts';
import type { Period, Program } from '../useStats.ts';
import { useChartStyles } from './Charts.styles.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { formatPeriods } from './formatPeriods.ts';
import { PeriodTable } from './PeriodTable.tsx';
import { ProgramBars } from './ProgramBars.tsx';

type Measure = 'views' | 'minutes';

/** Props of {@link Charts}. */
export interface ChartsProps {
  readonly periods: readonly Period[];
  readonly programs: readonly Program[];
}

/** Views or minutes, over time and by program. One measure at a time, so that no chart has two scales. */
export function Charts({ periods, programs }: ChartsProps) {
  const { language, text } = usePortal();
  const styles = useChartStyles();
  const [measure, setMeasure] = useState<Measure>('views');
  const labels = useMemo(() => formatPeriods(periods, language), [periods, language]);
  const numbers = useMemo(() => new Intl.NumberFormat(language), [language]);
  const measureOf = ({ views, totalWatchedMinutes }: Pick<Period, 'views' | 'totalWatchedMinutes'>) =>
    measure === 'views' ? views : totalWatchedMinutes;
  const name = text(measure === 'views' ? 'dashboard.views' : 'dashboard.minutes');
  const columns = periods.map((period, index) => ({
    label: labels[index] ?? '',
    value: measureOf(period),
    says: text('dashboard.point', {
      period: labels[index] ?? '',
      views: numbers.format(period.views),
      minutes: numbers.format(period.totalWatchedMinutes),
    }),
  }));
  const bars = programs.map((program) => ({ id: program.id, label: program.title, value: measureOf(program) }));
  return (
    <div className={styles.root}>
      <RadioGroup
        layout="horizontal"
        className={styles.measure}
        aria-label={text('dashboard.measure')}
        value={measure}
        onChange={(_event, { value }) => setMeasure(value === 'minutes' ? 'minutes' : 'views')}
      >
        <Radio value="views" label={text('dashboard.views')} />
        <Radio value="minutes" label={text('dashboard.minutes')} />
      </RadioGroup>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{text('dashboard.overTime', { measure: name })}</figcaption>
        <ColumnChart label={text('dashboard.overTime', { measure: name })} columns={columns} language={language} />
        <details className={styles.details}>
          <summary className={styles.summary}>{text('dashboard.asTable')}</summary>
          <PeriodTable
            periods={periods}
            labels={labels}
            measures={[
              { heading: text('dashboard.views'), of: ({ views }) => views },
              { heading: text('dashboard.minutes'), of: ({ totalWatchedMinutes }) => totalWatchedMinutes },
            ]}
          />
        </details>
      </figure>
      {/* What it shows stands in the table beside it, word for word. */}
      <figure className={styles.figure} aria-hidden="true">
        <figcaption className={styles.caption}>{text('dashboard.overPrograms', { measure: name })}</figcaption>
        <ProgramBars bars={bars} format={(value) => numbers.format(value)} />
      </figure>
    </div>
  );
}
