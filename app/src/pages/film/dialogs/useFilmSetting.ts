import type { FormHandle, JsonObject, Submission } from '@reelform/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useComparedSave } from '../../../components/dialog/conflict/useComparedSave.ts';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { refreshFilm, showSaved } from '../useAssets.ts';

type Film = FilmDialogProps['film'];

/** What a dialog about one setting of a film saves, and how. */
export interface FilmSetting extends FilmDialogProps {
  readonly handle: RefObject<FormHandle | null>;
  /** The setting of a film, as the form edits it. */
  readonly dataOf: (film: Film) => JsonObject;
  /** The film with what is saved. */
  readonly withSetting: (film: Film, submission: Submission) => Film;
  /** Saves over a version of the film. @returns the version after that; `undefined`: the backend tells none @throws as a call does */
  readonly send: (submission: Submission, version: number) => Promise<number | undefined>;
  readonly saved: string;
  /** Where the server says nothing. */
  readonly failed: string;
}

/** Saves one setting of a film, not over what was changed elsewhere meanwhile, and closes its dialog. */
export function useFilmSetting({ film, onClose, handle, dataOf, withSetting, send, saved, failed }: FilmSetting) {
  const toast = useToast();
  const queries = useQueryClient();
  const [data] = useState(() => dataOf(film));
  const { conflict, save } = useComparedSave<Film>({
    handle,
    opened: film,
    dataOf,
    intro: 'film.conflict.intro',
    async send(submission, base = film) {
      const version = await send(submission, base.version);
      toast.success(saved);
      // Opened again before the film is there anew, it would take what was just saved for somebody else's.
      if (version !== undefined) showSaved(queries, withSetting({ ...base, version }, submission));
      void refreshFilm(queries, film.id);
      onClose();
      return { ok: true };
    },
    fail: (error) => toOutcome(error, (message) => toast.error(message ?? failed)),
  });
  return { data, conflict, save };
}
