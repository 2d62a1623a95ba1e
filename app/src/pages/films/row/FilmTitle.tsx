import { mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { addressOfFilm } from '../addressOfFilm.ts';
import { useFilmTableStyles } from '../list/FilmTable.styles.ts';
import type { FilmRow } from './filmRow.ts';
import { getRowActions, type RowAction } from './rowActions.ts';

/** Props of {@link FilmTitle}. */
export interface FilmTitleProps {
  readonly row: FilmRow;
  /** The film is being deleted: there is nothing to open. */
  readonly isGoing: boolean;
  readonly onAction: (action: RowAction, row: FilmRow) => void;
}

/** Whether the browser is to open a link as it likes: in another tab or window, or as a file. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** A film's title in the list, which does what its menu begins with. */
export function FilmTitle({ row, isGoing, onAction }: FilmTitleProps) {
  const styles = useFilmTableStyles();
  const comesBackHere = useRestoreFocusTarget();
  const [first] = getRowActions(row.statusValue);
  const title = (
    <span className={styles.titleText} title={row.title}>
      {row.title}
    </span>
  );
  if (first === undefined || isGoing) return title;
  if (first !== 'open')
    return (
      <button
        {...comesBackHere}
        type="button"
        className={mergeClasses(styles.opening, styles.openingButton)}
        onClick={() => onAction(first, row)}
      >
        {title}
      </button>
    );
  return (
    <Link
      to={addressOfFilm(row.id)}
      className={styles.opening}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onAction('open', row);
      }}
    >
      {title}
    </Link>
  );
}
