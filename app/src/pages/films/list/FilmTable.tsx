import { mergeClasses, Table, TableBody } from '@fluentui/react-components';
import { getSerialNumber } from '../../../components/list/serialNumber.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { FilmTableRow } from '../row/FilmTableRow.tsx';
import type { FilmRow } from '../row/filmRow.ts';
import type { RowAction } from '../row/rowActions.ts';
import { useFilmTableStyles } from './FilmTable.styles.ts';
import { FilmTableHeader, type FilmTableHeaderProps } from './FilmTableHeader.tsx';

/** Props of {@link FilmTable}. */
export interface FilmTableProps extends FilmTableHeaderProps {
  readonly rows: readonly FilmRow[];
  /** Beginning with 1. */
  readonly page: number;
  /** The rows are those of an earlier question, whose successor is under way. */
  readonly isStale: boolean;
  /** Numbers of the films that are being deleted. */
  readonly goingRows: ReadonlySet<number>;
  readonly onAction: (action: RowAction, row: FilmRow) => void;
}

/** The list as a table; where it has little room, as cards that are still a table to screen readers. */
export function FilmTable({ rows, page, isStale, goingRows, onAction, ...header }: FilmTableProps) {
  const text = useText();
  const styles = useFilmTableStyles();
  return (
    <div className={mergeClasses(styles.container, isStale && styles.stale)}>
      <Table noNativeElements aria-label={text('films.title')} aria-busy={isStale} className={styles.table}>
        <FilmTableHeader {...header} />
        <TableBody className={styles.rows}>
          {rows.map((row, index) => (
            <FilmTableRow
              key={row.id}
              row={row}
              serialNo={getSerialNumber(page, index)}
              isGoing={goingRows.has(row.id)}
              onAction={onAction}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
