import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Rows that are drawn together; a list of so many is drawn at once. */
const together = 50;

/** Props of {@link Gradually}. */
export interface GraduallyProps<Row> {
  readonly rows: readonly Row[];
  /** Draws a row, with its key. */
  readonly draw: (row: Row) => ReactNode;
}

interface PartProps extends GraduallyProps<unknown> {
  readonly from: number;
}

/** Those that are drawn already are not drawn again when more come. */
const Part = memo(function Part({ rows, draw, from }: PartProps) {
  return rows.slice(from, from + together).map(draw);
});

/**
 * The rows of a long list: the first at once, the others bit by bit while the page can be used already. All of them are there
 * soon, to be searched and printed.
 */
export function Gradually<Row>({ rows, draw }: GraduallyProps<Row>) {
  const [parts, setParts] = useState(1);
  const isWhole = parts * together >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setParts(parts + 1)));
    return () => clearTimeout(timer);
  }, [parts, isWhole]);
  return Array.from({ length: parts }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    <Part key={nth} rows={rows} draw={draw as PartProps['draw']} from={nth * together} />
  ));
}
