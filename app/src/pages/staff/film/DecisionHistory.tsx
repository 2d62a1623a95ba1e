import { usePortal } from '../../../portal/PortalContext.ts';
import { gmtDatesIn } from '../../films/row/gmtDate.ts';
import { useStaffFilmStyles } from './StaffFilmPage.styles.ts';
import type { StaffFilm } from './staffFilm.ts';

/** What was decided about a film: by whom, when, and with which note; the newest first. */
export function DecisionHistory({ history }: Pick<StaffFilm, 'history'>) {
  const { text, language } = usePortal();
  const styles = useStaffFilmStyles();
  const moment = (seconds: number) => gmtDatesIn(language).moment(seconds);
  if (history.length === 0) return <p className={styles.hint}>{text('staff.history.empty')}</p>;
  return (
    <ol className={styles.history}>
      {history.map(({ id, action, decidedAt, decidedBy, assetName, releaseDate, note }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.action}>{text(`staff.done.${action}`, { name: assetName ?? '' })}</p>
          <p className={styles.hint}>
            {text('staff.history.line', { date: moment(decidedAt), name: decidedBy ?? text('staff.history.filmmaker') })}
          </p>
          {releaseDate !== null && (
            <p className={styles.hint}>{text('staff.history.release', { date: moment(releaseDate) })}</p>
          )}
          {note !== null && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
