import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { Facts } from '../../film/Facts.tsx';
import { useStaffFilmStyles } from '../film/StaffFilmPage.styles.ts';
import type { LibraryEvent } from './libraryQuery.ts';

/** What was done in the library: by whom and when, the newest first. */
export function LibraryHistory({ history }: { readonly history: readonly LibraryEvent[] }) {
  const { text, language } = usePortal();
  const styles = useStaffFilmStyles();
  if (history.length === 0) return null;
  return (
    <Facts title={text('staff.history')} as="h2">
      <ol className={styles.history}>
        {history.map(({ id, action, title, decidedAt, decidedBy }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.action}>{text(`staff.library.done.${action}`, { title })}</p>
            <p className={styles.hint}>
              {text('staff.history.line', {
                date: gmtDatesIn(language).moment(decidedAt),
                name: decidedBy ?? text('films.remarks.none'),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Facts>
  );
}
