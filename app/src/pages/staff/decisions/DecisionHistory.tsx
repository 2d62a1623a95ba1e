import { type ChannelActionName, formOfDecision } from '@reelform/schemas/api';
import { gmtDatesIn } from '../../../components/gmtDate.ts';
import { usePortal, useText } from '../../../portal/PortalContext.ts';
import { type AddedToForm, useAddedFacts } from '../../film/addedFacts.ts';
import { useStaffFilmStyles } from '../film/StaffFilmPage.styles.ts';
import type { StaffFilm } from '../film/staffFilm.ts';

type FilmEntry = StaffFilm['history'][number];

/** A decision about a film, or about a channel. */
export type DecisionEntry = Pick<FilmEntry, 'id' | 'decidedBy' | 'decidedAt' | 'note'> &
  Partial<Pick<FilmEntry, 'assetName' | 'releaseDate' | 'added'>> & {
    readonly action: FilmEntry['action'] | ChannelActionName;
  };

/** What was said in fields that only the file of the decision's form has. */
function AddedLines({ action, added }: Pick<DecisionEntry, 'action'> & Pick<AddedToForm, 'added'>) {
  const text = useText();
  const styles = useStaffFilmStyles();
  const form = formOfDecision(action);
  const facts = useAddedFacts(form ? [{ form, added }] : []);
  return facts.map(([label, said]) => (
    <p key={label} className={styles.note}>
      {text('film.conflict.member', { field: label, value: said })}
    </p>
  ));
}

/** What was decided: by whom, when, and with which note; the newest first. */
export function DecisionHistory({ history }: { readonly history: readonly DecisionEntry[] }) {
  const { text, language } = usePortal();
  const styles = useStaffFilmStyles();
  const moment = (seconds: number) => gmtDatesIn(language).moment(seconds);
  if (history.length === 0) return <p className={styles.hint}>{text('staff.history.empty')}</p>;
  return (
    <ol className={styles.history}>
      {history.map(({ id, action, decidedAt, decidedBy, assetName = null, releaseDate = null, note, added }) => (
        <li key={id} className={styles.entry}>
          <p className={styles.action}>{text(`staff.done.${action}`, { name: assetName ?? '' })}</p>
          <p className={styles.hint}>
            {text('staff.history.line', { date: moment(decidedAt), name: decidedBy ?? text('staff.history.filmmaker') })}
          </p>
          {releaseDate !== null && (
            <p className={styles.hint}>{text('staff.history.release', { date: moment(releaseDate) })}</p>
          )}
          {note !== null && <p className={styles.note}>{note}</p>}
          <AddedLines action={action} added={added} />
        </li>
      ))}
    </ol>
  );
}
