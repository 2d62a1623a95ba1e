import { useRef, useState } from 'react';
import { useDialogStyles } from '../../../components/dialog/dialog.styles.ts';
import { FetchedDialog } from '../../../components/dialog/FetchedDialog.tsx';
import { RouteLink } from '../../../components/RouteLink.tsx';
import { leaveQuestions } from '../../../portal/leaveCost.ts';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { addressOfFilm, newFilmId } from '../addressOfFilm.ts';
import { FilmForm } from './FilmForm.tsx';
import { getFilmProblem } from './filmProblem.ts';
import type { Leaving } from './leaving.ts';
import { useFilm } from './useFilm.ts';

/** Props of {@link FilmDialog}. */
export interface FilmDialogProps {
  /** The draft to take up again; absent: a new film. */
  readonly filmId: number | undefined;
  readonly onClose: () => void;
}

const questions = { ...leaveQuestions, last: 'film.leaveLast' } as const;

/** 'Submit New Film', or 'Edit Film' for a draft. Unsaved entries and uploads are not left without a question. */
export function FilmDialog({ filmId, onClose }: FilmDialogProps) {
  const text = useText();
  const styles = useDialogStyles();
  const leaving = useRef<Leaving>(null);
  const [question, setQuestion] = useState<(typeof questions)[keyof typeof questions]>();
  const film = useFilm(filmId);
  const form = useDrawnForm('film-submission');
  const problem = getFilmProblem({ film: film.data, failed: film.isError || form.isError });
  const askToClose = () => {
    const cost = leaving.current?.cost() ?? 'nothing';
    if (cost === 'nothing') onClose();
    else if (cost !== 'saving') setQuestion(questions[cost]);
  };
  const retry = () => {
    if (film.isError) void film.refetch();
    if (form.isError) void form.refetch();
  };

  return (
    <FetchedDialog
      title={text(filmId === undefined ? 'film.dialog.new' : 'film.dialog.edit')}
      problem={problem && { message: text(problem), onRetry: problem === 'film.loadFailed' ? retry : undefined }}
      isReady={form.data !== undefined && (filmId === undefined || film.data !== undefined)}
      question={question && text(question)}
      onStay={() => setQuestion(undefined)}
      onAskToClose={askToClose}
      onClose={onClose}
    >
      {form.data && <FilmForm ref={leaving} loaded={form.data} film={film.data} onClose={askToClose} onDone={onClose} />}
      {filmId === undefined && (
        <p className={styles.other}>
          <RouteLink to={addressOfFilm(newFilmId)}>{text('details.atOnce')}</RouteLink>
        </p>
      )}
    </FetchedDialog>
  );
}
