import type { ListLine } from './listLines.ts';

/** One row of a drawn list: a line with its place among the lines, or the heading of a group. */
export type ListRow =
  | { readonly kind: 'line'; readonly key: string; readonly line: ListLine; readonly index: number }
  | { readonly kind: 'heading'; readonly key: string; readonly heading: string };

/** Rows under one heading; `undefined` for those without. */
export interface RowGroup {
  readonly heading: string | undefined;
  readonly rows: readonly ListRow[];
}

const headingOf = (row: ListRow): string | undefined => {
  if (row.kind === 'heading') return row.heading;
  const { line } = row;
  if (line.kind === 'group') return line.group;
  return line.kind === 'option' ? line.option.group : undefined;
};

/** The rows of lines that stand in groups already: each group's heading goes before its first line. */
export const rowsOf = (lines: readonly ListLine[]): readonly ListRow[] => {
  const rows: ListRow[] = [];
  let current: string | undefined;
  for (const [index, line] of lines.entries()) {
    const row: ListRow = { kind: 'line', key: line.key, line, index };
    const heading = headingOf(row);
    if (heading !== undefined && heading !== current) rows.push({ kind: 'heading', key: `heading ${heading}`, heading });
    current = heading;
    rows.push(row);
  }
  return rows;
};

/** Rows by the heading above them. */
export const rowGroups = (rows: readonly ListRow[]): readonly RowGroup[] => {
  const groups: { heading: string | undefined; rows: ListRow[] }[] = [];
  for (const row of rows) {
    const heading = headingOf(row);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups;
};
