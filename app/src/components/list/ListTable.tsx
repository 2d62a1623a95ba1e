import { mergeClasses, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { NoticeKey } from '../../portal/messages.ts';
import { useText } from '../../portal/PortalContext.ts';
import { Gradually } from '../Gradually.tsx';
import { useListTableStyles } from './ListTable.styles.ts';

/** A column: its heading, and what it shows of a row. */
export interface ListColumn<Row> {
  readonly label: NoticeKey;
  /** Takes twice the room of others. @default false */
  readonly isWide?: boolean;
  /** Is a number, which stands below its heading's end. @default false */
  readonly isNumber?: boolean;
  /** Holds a button at the row's end and takes no more room than that. @default false */
  readonly isAction?: boolean;
  /** Holds nothing but buttons, and is left out on paper. @default isAction */
  readonly isPressed?: boolean;
  readonly draw: (row: Row) => ReactNode;
}

/** Props of {@link ListTable}. */
export interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  /** The rows are those of an earlier question, whose successor is under way. @default false */
  readonly isStale?: boolean;
}

/** A table; where it has little room, cards that are still a table to screen readers. */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { label: title, columns, rows, isStale = false } = props;
  const text = useText();
  const styles = useListTableStyles();
  const classOf = ({ isWide, isNumber, isAction, isPressed = isAction }: ListColumn<Row>) =>
    mergeClasses(
      styles.cell,
      isWide && styles.wide,
      isNumber && styles.number,
      isAction && styles.action,
      isPressed && styles.pressed,
    );
  // Worked out once for all rows: there may be a thousand.
  const drawn = columns.map((column) => ({
    ...column,
    name: text(column.label),
    cellClass: classOf(column),
    contentClass: mergeClasses(styles.content, column.isWide && styles.clamped),
  }));
  const rowClass = mergeClasses(styles.row, columns.some(({ isAction }) => isAction) && styles.withAction);
  return (
    <div className={mergeClasses(styles.container, isStale && styles.stale)}>
      <Table noNativeElements aria-label={title} aria-busy={isStale} className={styles.table}>
        <TableHeader>
          <TableRow className={styles.headerRow}>
            {drawn.map(({ label, name, cellClass }) => (
              <TableHeaderCell key={label} className={mergeClasses(cellClass, styles.header)}>
                {name}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          <Gradually
            rows={rows}
            draw={(row) => (
              <TableRow key={row.id} className={rowClass}>
                {drawn.map(({ label, name, cellClass, contentClass, draw }) => (
                  <TableCell key={label} className={cellClass}>
                    <span className={styles.label} aria-hidden="true">
                      {name}
                    </span>
                    <div className={contentClass}>{draw(row)}</div>
                  </TableCell>
                ))}
              </TableRow>
            )}
          />
        </TableBody>
      </Table>
    </div>
  );
}
