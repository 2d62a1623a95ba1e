import type { LayoutColumns, LayoutSpan } from '@reelform/engine/validation';

/** A number of columns, as many as there can be. */
export type Count = 1 | 2 | 3 | 4 | 5 | 6;

/** A count for each width. */
export interface Counts {
  readonly narrow: Count;
  readonly medium: Count;
  readonly wide: Count;
}

const counts: readonly Count[] = [1, 2, 3, 4, 5, 6];
const asCount = (value: unknown, other: Count): Count => counts.find((count) => count === value) ?? other;
const atMost = (count: Count, limit: Count): Count => (count < limit ? count : limit);

/** Columns at each width; a plain number holds from medium, and what is no number of columns is one. */
export const columnsOf = (columns: LayoutColumns | undefined): Counts => {
  if (typeof columns !== 'object' || columns === null) {
    const count = asCount(columns, 1);
    return { narrow: 1, medium: count, wide: count };
  }
  const narrow = asCount(columns.narrow, 1);
  const medium = asCount(columns.medium, narrow);
  return { narrow, medium, wide: asCount(columns.wide, medium) };
};

/** Columns that a part takes at each width, never more than there are; `all` for whole rows. */
export const spanOf = (span: LayoutSpan | undefined, columns: Counts): Counts | 'all' => {
  if (span === 'all') return 'all';
  const wanted: Counts =
    typeof span === 'number' ? { narrow: asCount(span, 1), medium: asCount(span, 1), wide: asCount(span, 1) } : columnsOf(span);
  return {
    narrow: atMost(wanted.narrow, columns.narrow),
    medium: atMost(wanted.medium, columns.medium),
    wide: atMost(wanted.wide, columns.wide),
  };
};
