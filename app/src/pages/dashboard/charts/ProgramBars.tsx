import { useChartStyles } from './Charts.styles.ts';

/** One program's bar. */
export interface ProgramBar {
  readonly id: number;
  readonly label: string;
  readonly value: number;
}

/** Props of {@link ProgramBars}. */
export interface ProgramBarsProps {
  readonly bars: readonly ProgramBar[];
  readonly format: (value: number) => string;
}

/** Bars that are told apart at a glance. */
const most = 8;

/** The greatest of the programs as bars, each with its number. */
export function ProgramBars({ bars, format }: ProgramBarsProps) {
  const styles = useChartStyles();
  const shown = bars.toSorted((one, other) => other.value - one.value).slice(0, most);
  const greatest = Math.max(1, ...shown.map(({ value }) => value));
  return (
    <div className={styles.bars}>
      {shown.map(({ id, label, value }) => (
        <div key={id} className={styles.barLine}>
          <span className={styles.barLabel} title={label}>
            {label}
          </span>
          <span className={styles.barTrack}>
            <span className={styles.bar} style={{ width: `${(100 * value) / greatest}%` }} />
          </span>
          <span className={styles.barValue}>{format(value)}</span>
        </div>
      ))}
    </div>
  );
}
