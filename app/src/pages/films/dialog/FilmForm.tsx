import { FilmStatus, filmContext } from '@reelform/schemas/api';
import { type Ref, useImperativeHandle, useMemo } from 'react';
import { Comparison } from '../../../components/dialog/conflict/Comparison.tsx';
import { dialogTheme } from '../../../components/dialog/dialogTheme.tsx';
import { useFirstFieldFocus } from '../../../components/dialog/useFirstFieldFocus.ts';
import { PortalForm } from '../../../components/PortalForm.tsx';
import type { LoadedForm } from '../../../portal/forms.ts';
import type { Film } from './film.ts';
import { toFormData, withKnownEpisodes } from './filmData.ts';
import type { Leaving } from './leaving.ts';
import { useFilmEditing } from './useFilmEditing.ts';

/** Props of {@link FilmForm}. */
export interface FilmFormProps {
  readonly loaded: LoadedForm;
  /** The draft that is taken up again; absent: a new film. */
  readonly film: Film | undefined;
  /** The person wants to leave. */
  readonly onClose: () => void;
  /** The film is saved, or could not be: the dialog is done with. */
  readonly onDone: () => void;
  /** Tells what leaving would cost. */
  readonly ref: Ref<Leaving>;
}

const newFilm = {};

/** The submission form of one film, with its uploads. */
export function FilmForm({ loaded, film, onClose, onDone, ref }: FilmFormProps) {
  const { handle, services, filmId, save, leaving, conflict } = useFilmEditing(film, onDone);
  const initialData = useMemo(() => (film ? toFormData(film) : newFilm), [film]);
  const context = useMemo(
    () => filmContext(filmId === undefined ? undefined : (film?.status ?? FilmStatus.draft)),
    [filmId, film],
  );
  const around = useFirstFieldFocus();
  useImperativeHandle(ref, () => leaving, [leaving]);
  return (
    <div ref={around}>
      <PortalForm
        ref={handle}
        name="film-submission"
        record={filmId}
        loaded={loaded}
        theme={dialogTheme}
        idPrefix="film"
        initialData={initialData}
        {...(film && { refreshDraft: (kept) => withKnownEpisodes(kept, film) })}
        context={context}
        services={services}
        onSubmit={save}
        onAction={onClose}
      />
      <Comparison loaded={loaded} conflict={conflict} />
    </div>
  );
}
