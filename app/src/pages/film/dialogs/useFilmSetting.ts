import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { sameDocument } from '@reelform/engine/validation';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { EditConflict } from '../../../components/dialog/conflict/EditConflict.ts';
import { sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
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

/**
 * Saves one setting of a film over the version that was opened. Where it was changed elsewhere meanwhile, both are
 * handed out to be compared; where something else of the film was, nothing of that is written over.
 */
export function useFilmSetting({ film, onClose, handle, dataOf, withSetting, send, saved, failed }: FilmSetting) {
  const toast = useToast();
  const queries = useQueryClient();
  const [data] = useState(() => dataOf(film));
  const base = useRef(film);
  const [clash, setClash] = useState<{ readonly newer: Film; readonly submission: Submission }>();

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    let version: number | undefined;
    try {
      version = await send(submission, base.current.version);
    } catch (error) {
      const failure = sortSaveFailure(error);
      if (failure.kind !== 'conflict') return toOutcome(error, (message) => toast.error(message ?? failed));
      const newer = failure.newer as Film; // the answer of the film's own call
      // Something else of the film was saved, or just this by a save whose answer was lost: nothing is written over.
      const isHarmless = [dataOf(base.current), submission.data].some((one) => sameDocument(one, dataOf(newer)));
      if (isHarmless && newer.version !== base.current.version) {
        base.current = newer;
        return save(submission);
      }
      setClash({ newer, submission });
      return { ok: false, errors: [] };
    }
    toast.success(saved);
    // Opened again before the film is there anew, it would take what was just saved for somebody else's.
    if (version !== undefined) showSaved(queries, withSetting({ ...base.current, version }, submission));
    void refreshFilm(queries, film.id);
    onClose();
    return { ok: true };
  };

  const conflict: EditConflict | undefined = clash && {
    base: dataOf(base.current),
    mine: clash.submission.data,
    theirs: dataOf(clash.newer),
    async settle(chosen) {
      setClash(undefined);
      base.current = clash.newer;
      handle.current?.settle(dataOf(clash.newer));
      handle.current?.replace(chosen);
      await handle.current?.press(clash.submission.action);
    },
    leave: () => setClash(undefined),
  };
  return { data, conflict, save };
}
