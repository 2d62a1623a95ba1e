import { Button, mergeClasses, Spinner, useRestoreFocusTarget } from '@fluentui/react-components';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useBtsStyles } from './BtsDialog.styles.ts';
import type { BtsDocument } from './useBtsDocuments.ts';

/** What can be done with a file of the list. */
export type BtsAction = 'view' | 'edit' | 'delete';

/** Props of {@link BtsTable}. */
export interface BtsTableProps {
  readonly rows: readonly BtsDocument[];
  /** Number of the first row in the whole list. */
  readonly from: number;
  /** The rows are those of an earlier question. */
  readonly isStale: boolean;
  /** Numbers of the files that are being deleted. */
  readonly goingRows: ReadonlySet<number>;
  /** Whether the files may be changed. */
  readonly isOpen: boolean;
  readonly onAction: (action: BtsAction, document: BtsDocument) => void;
}

const columns = ['serialNo', 'fileName', 'notes', 'added', 'actions'] as const;
const widths = { serialNo: 'number', fileName: undefined, notes: undefined, added: 'date', actions: 'actions' } as const;

/** Files from behind the scenes as a table; where it has little room, one below the other. */
export function BtsTable({ rows, from, isStale, goingRows, isOpen, onAction }: BtsTableProps) {
  const { text, language } = usePortal();
  const styles = useBtsStyles();
  const comesBackHere = useRestoreFocusTarget();
  const actions: readonly BtsAction[] = isOpen ? ['view', 'edit', 'delete'] : ['view'];
  return (
    <table className={mergeClasses(styles.table, isStale && styles.stale)} aria-label={text('bts.title')} aria-busy={isStale}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => {
            const width = widths[column];
            return (
              <th key={column} scope="col" className={mergeClasses(styles.heading, width && styles[width])}>
                {text(`bts.column.${column}`)}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((document, index) => {
          const isGoing = goingRows.has(document.btsDocId);
          return (
            <tr key={document.btsDocId} className={mergeClasses(styles.row, isGoing && styles.stale)} aria-busy={isGoing}>
              <td className={mergeClasses(styles.cell, styles.number)}>{from + index}</td>
              <td className={mergeClasses(styles.cell, styles.name)}>
                <span className={styles.clamped} title={document.fileName}>
                  {document.fileName}
                </span>
              </td>
              <td className={styles.cell}>
                <span className={styles.clamped}>{document.notes ?? text('films.remarks.none')}</span>
              </td>
              <td className={mergeClasses(styles.cell, styles.date)}>{gmtDatesIn(language).day(document.createdAt)}</td>
              <td className={mergeClasses(styles.cell, styles.actions)}>
                <div className={styles.buttons}>
                  {actions.map((action) => (
                    <Button
                      key={action}
                      {...comesBackHere}
                      size="small"
                      disabledFocusable={isGoing}
                      aria-label={text(isGoing && action === 'delete' ? 'bts.deletingOf' : `bts.${action}Of`, {
                        name: document.fileName,
                      })}
                      onClick={() => onAction(action, document)}
                    >
                      {/* In the word's place: beside it, it would break the line of buttons. */}
                      {isGoing && action === 'delete' ? <Spinner size="extra-tiny" /> : <span>{text(`bts.${action}`)}</span>}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
