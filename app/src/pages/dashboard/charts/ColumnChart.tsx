import { mergeClasses } from '@fluentui/react-components';
import { type PointerEvent, useState } from 'react';
import { useChartStyles } from './Charts.styles.ts';
import { labelEvery, ticksUpTo } from './scale.ts';
import { useWidth } from './useWidth.ts';

/** One column. */
export interface Column {
  readonly label: string;
  readonly value: number;
  /** The whole of it in words. */
  readonly says: string;
}

/** Props of {@link ColumnChart}. */
export interface ColumnChartProps {
  /** What a screen reader calls the chart. */
  readonly label: string;
  /** At least one. */
  readonly columns: readonly Column[];
  readonly language: string;
  /** In px. @default 220 */
  readonly height?: number;
}

const top = 8;
const bottom = 28;
const left = 44;
const widest = 28;
const tooltipWidth = 220;

/**
 * Values over time as columns. The one below the pointer is told in a note; for the keyboard and for screen readers
 * the chart is a slider from column to column, whose value is the note.
 */
export function ColumnChart({ label, columns, language, height = 220 }: ColumnChartProps) {
  const styles = useChartStyles();
  const { ref, width } = useWidth<HTMLDivElement>();
  const [told, setTold] = useState<number>();
  const [isFocused, setIsFocused] = useState(false);
  const [kept, setKept] = useState(columns.length - 1);
  const at = Math.min(kept, columns.length - 1);
  const shown = told === undefined ? (isFocused ? at : undefined) : Math.min(told, columns.length - 1);

  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const ticks = ticksUpTo(Math.max(0, ...columns.map(({ value }) => value)));
  const greatest = ticks.at(-1) ?? 1;
  const yOf = (value: number) => top + (height - top - bottom) * (1 - value / greatest);
  const slot = Math.max(0, width - left) / columns.length;
  const thickness = Math.max(1, Math.min(widest, slot * 0.72));
  const labelWidth = labelWidthOf(columns);
  const every = labelEvery(columns.length, width - left, labelWidth);
  const middleOf = (index: number) => left + slot * (index + 0.5);
  const endsAtEdge = (index: number) => middleOf(index) + labelWidth / 2 > width;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / slot);
    setTold(index >= 0 && index < columns.length ? index : undefined);
  };
  return (
    <div
      ref={ref}
      // A drawing is not mirrored: numbers stand to the left of it, and the arrow keys lead the way that they point.
      dir="ltr"
      className={mergeClasses(styles.chart, isFocused && styles.focused)}
      style={{ minHeight: height }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setTold(undefined)}
    >
      {width > 0 && (
        <svg
          aria-hidden="true"
          focusable="false"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.svg}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} className={styles.grid} />
              <text x={left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end" className={styles.tick}>
                {short.format(tick)}
              </text>
            </g>
          ))}
          {shown !== undefined && (
            <rect x={left + slot * shown} y={top} width={slot} height={height - top - bottom} className={styles.cursor} />
          )}
          {columns.map(({ label: name, value }, index) => (
            <g key={name}>
              <path
                d={columnPath(middleOf(index) - thickness / 2, yOf(value), thickness, yOf(0))}
                className={mergeClasses(styles.mark, shown === index && styles.markTold)}
              />
              {index % every === 0 && (
                <text
                  x={endsAtEdge(index) ? width : middleOf(index)}
                  y={height - 8}
                  textAnchor={endsAtEdge(index) ? 'end' : 'middle'}
                  className={styles.tick}
                >
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={columns[at]?.says}
        min={0}
        max={columns.length - 1}
        value={at}
        className={styles.slider}
        onChange={({ target }) => setKept(Number(target.value))}
        onFocus={({ target }) => setIsFocused(target.matches(':focus-visible'))}
        onBlur={() => setIsFocused(false)}
      />
      {shown !== undefined && (
        <div
          aria-hidden="true"
          dir="auto"
          className={styles.tooltip}
          style={{ left: Math.min(Math.max(0, middleOf(shown) - tooltipWidth / 2), Math.max(0, width - tooltipWidth)) }}
        >
          {columns[shown]?.says}
        </div>
      )}
    </div>
  );
}

/** Room that a label takes, with a little air, in px. */
const labelWidthOf = (columns: readonly Column[]) => 16 + 6.5 * Math.max(...columns.map(({ label }) => label.length));

/** A column with a round top, as far as it is high enough. */
function columnPath(x: number, y: number, width: number, floor: number): string {
  const radius = Math.max(0, Math.min(4, width / 2, floor - y));
  return `M${x} ${floor}V${y + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${floor}z`;
}
