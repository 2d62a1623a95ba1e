import { Button } from '@fluentui/react-components';
import { ChevronDoubleLeftRegular } from '@fluentui/react-icons/svg/chevron-double-left';
import { ChevronDoubleRightRegular } from '@fluentui/react-icons/svg/chevron-double-right';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { type MouseEvent, useRef } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { usePagerStyles } from './Pager.styles.ts';
import { getSerialNumber, pageSize as rowsOnPage } from './serialNumber.ts';

/** Props of {@link Pager}. */
export interface PagerProps {
  /** Beginning with 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalRows: number;
  /** Rows of a full page. @default what the server sends */
  readonly pageSize?: number;
  /** Rows that are shown. */
  readonly rowCount: number;
  readonly onPage: (page: number) => void;
  /** Offers the first and the last page, too. @default false */
  readonly hasEnds?: boolean;
}

/** Which rows are shown, and, where there is more than one page, the way to the others: to the beginning of the list before it. */
export function Pager({ page, pageSize = rowsOnPage, totalPages, totalRows, rowCount, onPage, hasEnds = false }: PagerProps) {
  const text = useText();
  const styles = usePagerStyles();
  const place = text('films.page', { page, pages: totalPages });
  const from = getSerialNumber(page, 0, pageSize);
  // Not by the rows: those of the page before stand until this one's have come.
  const to = Math.min(from + pageSize - 1, totalRows);
  const root = useRef<HTMLDivElement>(null);
  const turn =
    (to: number) =>
    ({ detail }: MouseEvent): void => {
      onPage(to);
      const list = root.current?.previousElementSibling;
      // Who turned by a key stays where the focus is.
      if (detail > 0 && list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
    };
  return (
    <div ref={root} className={styles.root}>
      <span role="status" className={styles.count}>
        {rowCount > 0 && from <= to && text('films.count', { from, to, total: totalRows })}
      </span>
      {totalPages > 1 && (
        <nav aria-label={place} className={styles.pages}>
          {hasEnds && (
            <Button
              appearance="subtle"
              className={styles.button}
              icon={<ChevronDoubleLeftRegular />}
              aria-label={text('films.first')}
              disabledFocusable={page <= 1}
              onClick={turn(1)}
            />
          )}
          <Button
            appearance="subtle"
            className={styles.button}
            icon={<ChevronLeftRegular />}
            aria-label={text('films.previous')}
            disabledFocusable={page <= 1}
            onClick={turn(page - 1)}
          />
          <span>{place}</span>
          <Button
            appearance="subtle"
            className={styles.button}
            icon={<ChevronRightRegular />}
            aria-label={text('films.next')}
            disabledFocusable={page >= totalPages}
            onClick={turn(page + 1)}
          />
          {hasEnds && (
            <Button
              appearance="subtle"
              className={styles.button}
              icon={<ChevronDoubleRightRegular />}
              aria-label={text('films.last')}
              disabledFocusable={page >= totalPages}
              onClick={turn(totalPages)}
            />
          )}
        </nav>
      )}
    </div>
  );
}
