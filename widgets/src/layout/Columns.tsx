import { mergeClasses } from '@fluentui/react-components';
import type { LayoutColumns, LayoutPart, LayoutSpan } from '@reelform/engine/validation';
import { type ReactNode, use } from 'react';
import { useColumnsStyles, usePlaceStyles, useSpanStyles } from './columns.styles.ts';
import { LayoutContext } from './LayoutContext.ts';
import { type Counts, columnsOf, spanOf } from './perWidth.ts';

interface CellProps {
  readonly span: LayoutSpan | undefined;
  readonly columns: Counts;
  readonly children: ReactNode;
}

function Cell({ span, columns, children }: CellProps) {
  const place = usePlaceStyles();
  const spans = useSpanStyles();
  const taken = spanOf(span, columns);
  const classes =
    taken === 'all'
      ? [place.all]
      : [spans[`narrow${taken.narrow}`], spans[`medium${taken.medium}`], spans[`wide${taken.wide}`]];
  return <div className={mergeClasses(place.cell, ...classes)}>{children}</div>;
}

/** Parts on a grid, each in a cell that goes away with its content. */
export function Columns({
  columns,
  parts,
}: {
  readonly columns: LayoutColumns | undefined;
  readonly parts: readonly LayoutPart[];
}) {
  const place = usePlaceStyles();
  const tracks = useColumnsStyles();
  const { fields, rest, Part } = use(LayoutContext);
  const counts = columnsOf(columns);
  const grid = mergeClasses(
    place.grid,
    tracks[`narrow${counts.narrow}`],
    tracks[`medium${counts.medium}`],
    tracks[`wide${counts.wide}`],
  );
  const drawn = parts.flatMap((part): readonly LayoutPart[] => (part === '*' ? rest : [part]));
  return (
    <div className={place.place}>
      <div className={grid}>
        {drawn.map((part, index) => {
          const name = typeof part === 'string' ? part : part.kind === 'field' ? part.name : undefined;
          const field = name === undefined ? undefined : fields.get(name);
          const own = typeof part === 'string' ? undefined : part.span;
          const span = own ?? (name === undefined ? 'all' : field?.span);
          if (name !== undefined && !field) return null;
          return (
            <Cell key={name ?? `part-${index}`} span={span} columns={counts}>
              {field ? field.content : typeof part === 'string' ? null : <Part part={part} />}
            </Cell>
          );
        })}
      </div>
    </div>
  );
}
