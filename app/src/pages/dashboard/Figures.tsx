import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { createLatePart } from '@reelform/widgets';
import { useMemo } from 'react';
import { usePortal, useText } from '../../portal/PortalContext.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';
import type { DateRange } from './dateRange.ts';
import type { Stats } from './useStats.ts';

const ClicksChart = createLatePart(async () => (await import('./charts/ClicksChart.tsx')).ClicksChart, {
  Waiting: ClicksSkeleton,
  Missing: ClicksSkeleton,
});

/** The counts: films, and what promotion brought within a range. */
export function Figures({ stats, range }: { readonly stats: Stats; readonly range: DateRange }) {
  const { language, text } = usePortal();
  const styles = useDashboardStyles();
  const days = useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    return format.formatRange(new Date(`${range.from}T12:00`), new Date(`${range.to}T12:00`));
  }, [language, range.from, range.to]);
  const { submittedFilmsCount, publishedFilmsCount, shortlinksClick, registrationCount, trackingPeriod, viewershipPeriods } =
    stats;
  const hasChart = shortlinksClick > 0;
  return (
    <div className={mergeClasses(styles.figures, hasChart && styles.withChart)}>
      <section aria-labelledby="dashboard-films" className={styles.card}>
        <h2 id="dashboard-films" className={styles.heading}>
          {text('dashboard.films')}
        </h2>
        <dl className={mergeClasses(styles.tiles, hasChart && styles.stacked)}>
          <Figure label={text('dashboard.submitted')} value={submittedFilmsCount} />
          <Figure label={text('dashboard.published')} value={publishedFilmsCount} />
        </dl>
      </section>
      <section aria-labelledby="dashboard-promotion" className={styles.card}>
        <h2 id="dashboard-promotion" className={styles.heading}>
          {text('dashboard.promotion')}
        </h2>
        <div className={mergeClasses(hasChart && styles.promotion)}>
          <dl className={mergeClasses(styles.tiles, hasChart && styles.besideChart)}>
            <Figure label={text('dashboard.clicks')} value={shortlinksClick} />
            <Figure label={text('dashboard.signups')} value={registrationCount} />
          </dl>
          {hasChart && <ClicksChart periods={viewershipPeriods} />}
        </div>
        <p className={styles.hint}>{text('dashboard.tracking', { range: days, days: trackingPeriod })}</p>
      </section>
    </div>
  );
}

function ClicksSkeleton() {
  const text = useText();
  return (
    <Skeleton aria-label={text('dashboard.loading')}>
      <SkeletonItem style={{ height: '190px' }} />
    </Skeleton>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  const { language } = usePortal();
  const styles = useDashboardStyles();
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={styles.tileValue}>{new Intl.NumberFormat(language).format(value)}</dd>
    </div>
  );
}
