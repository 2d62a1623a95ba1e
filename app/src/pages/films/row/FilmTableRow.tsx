import { CounterBadge, mergeClasses, TableCell, TableRow } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { usePortal, useText } from '../../../portal/PortalContext.ts';
import { describeClicks } from '../../promotions/describeClicks.ts';
import { type ColumnName, columnClasses } from '../list/columns.ts';
import { useFilmTableStyles } from '../list/FilmTable.styles.ts';
import { FilmTitle } from './FilmTitle.tsx';
import type { FilmRow } from './filmRow.ts';
import { RowMenu } from './RowMenu.tsx';
import { getRemarks } from './remarks.ts';
import type { RowAction } from './rowActions.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface CellProps {
  readonly column: ColumnName;
  readonly className?: string;
  /** Whether a card has no place for the cell; it stays there for screen readers. @default false */
  readonly isHiddenInCard?: boolean;
  readonly children: ReactNode;
}

/** A cell that says its column's name where the row is a card. */
function LabelledCell({ column, className, isHiddenInCard = false, children }: CellProps) {
  const text = useText();
  const styles = useFilmTableStyles();
  return (
    <TableCell
      className={mergeClasses(styles[columnClasses[column]], styles.cell, isHiddenInCard && styles.cardHidden, className)}
    >
      <span className={styles.label} aria-hidden="true">
        {text(`films.column.${column}`)}
      </span>
      <span>{children}</span>
    </TableCell>
  );
}

/** Props of {@link FilmTableRow}. */
export interface FilmTableRowProps {
  readonly row: FilmRow;
  /** Number of the row in the whole list. */
  readonly serialNo: number;
  /** The film is being deleted. */
  readonly isGoing: boolean;
  readonly onAction: (action: RowAction, row: FilmRow) => void;
}

/** One film of the list. */
export function FilmTableRow({ row, serialNo, isGoing, onAction }: FilmTableRowProps) {
  const { text, language } = usePortal();
  const styles = useFilmTableStyles();
  const none = text('films.remarks.none');
  const notes = row.notificationNotes + row.promotionNotificationNotes;
  const remarks = getRemarks(row, text);
  const day = (seconds: number | null) => (seconds === null ? none : gmtDatesIn(language).day(seconds));
  return (
    <TableRow className={mergeClasses(styles.row, isGoing && styles.stale)} aria-busy={isGoing}>
      <LabelledCell column="serialNo" isHiddenInCard>
        {serialNo}
      </LabelledCell>
      <TableCell className={mergeClasses(styles.title, styles.cell, styles.titleCell)}>
        <span className={styles.titleColumn}>
          <FilmTitle row={row} isGoing={isGoing} onAction={onAction} />
          {row.userClicks > 0 && <span className={styles.clicks}>{describeClicks(row.userClicks, text)}</span>}
        </span>
        {notes > 0 && (
          <CounterBadge
            count={notes}
            className={styles.badge}
            role="img"
            aria-label={text('menu.notifications', { count: notes })}
          />
        )}
      </TableCell>
      <LabelledCell column="type">{row.type === null ? none : text(`film.type.${row.type}`)}</LabelledCell>
      <LabelledCell column="status">
        <StatusBadge row={row} />
      </LabelledCell>
      <LabelledCell column="submissionDate">{day(row.submissionDate)}</LabelledCell>
      <LabelledCell column="releaseDate">{day(row.releaseDate)}</LabelledCell>
      <LabelledCell column="remarks">
        <span className={styles.remarksText} title={remarks}>
          {remarks}
        </span>
      </LabelledCell>
      <TableCell className={mergeClasses(styles.actions, styles.cell, styles.actionsCell)}>
        <RowMenu row={row} isGoing={isGoing} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
}
