import { mergeClasses, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { NoticeKey } from '../../portal/messages.ts';
import { useText } from '../../portal/PortalContext.ts';
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
  const { label, columns, rows, isStale = false } = props;
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
  const rowClass = mergeClasses(styles.row, columns.some(({ isAction }) => isAction) && styles.withAction);
  return (
    <div className={mergeClasses(styles.container, isStale && styles.stale)}>
      <Table noNativeElements aria-label={label} aria-busy={isStale} className={styles.table}>
        <TableHeader>
          <TableRow className={styles.headerRow}>
            {columns.map((column) => (
              <TableHeaderCell key={column.label} className={mergeClasses(classOf(column), styles.header)}>
                {text(column.label)}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} className={rowClass}>
              {columns.map((column) => (
                <TableCell key={column.label} className={classOf(column)}>
                  <span className={styles.label} aria-hidden="true">
                    {text(column.label)}
                  </span>
                  <div className={mergeClasses(styles.content, column.isWide && styles.clamped)}>{column.draw(row)}</div>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
