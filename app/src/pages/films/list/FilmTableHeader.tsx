import { mergeClasses, TableHeader, TableHeaderCell, TableRow } from '@fluentui/react-components';
import { useText } from '../../../portal/PortalContext.ts';
import { type Column, columnClasses, columns } from './columns.ts';
import { useFilmTableStyles } from './FilmTable.styles.ts';
import type { SortColumn, Sorting } from './listQuery.ts';

/** Props of {@link FilmTableHeader}. */
export interface FilmTableHeaderProps {
  readonly sorting: Sorting | undefined;
  readonly onSort: (column: SortColumn) => void;
}

interface HeadingProps extends FilmTableHeaderProps {
  readonly column: Column;
}

function Heading({ column: { name, label, sortBy }, sorting, onSort }: HeadingProps) {
  const text = useText();
  const styles = useFilmTableStyles();
  const heading = text(label);
  const className = mergeClasses(styles[columnClasses[name]], styles.header);
  if (!sortBy) {
    const place = name === 'actions' ? styles.headerAtEnd : undefined;
    return (
      <TableHeaderCell className={mergeClasses(className, styles.headerSpoken)} button={{ className: place }}>
        {heading}
      </TableHeaderCell>
    );
  }
  const direction = sorting?.orderBy === 'desc' ? 'descending' : 'ascending';
  return (
    <TableHeaderCell
      className={className}
      sortable
      {...(sorting?.sortBy === sortBy && { sortDirection: direction })}
      button={{
        as: 'button',
        type: 'button',
        className: styles.headerButton,
        title: text('films.sortBy', { column: heading }),
      }}
      onClick={() => onSort(sortBy)}
    >
      {heading}
    </TableHeaderCell>
  );
}

/** The list's headings; those of sortable columns are buttons. */
export function FilmTableHeader(props: FilmTableHeaderProps) {
  const text = useText();
  const styles = useFilmTableStyles();
  return (
    <TableHeader>
      <TableRow className={styles.headerRow}>
        <span className={styles.sortLabel} aria-hidden="true">
          {text('films.sort')}
        </span>
        {columns.map((column) => (
          <Heading key={column.name} column={column} {...props} />
        ))}
      </TableRow>
    </TableHeader>
  );
}
