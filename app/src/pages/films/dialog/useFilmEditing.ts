import type { FormHandle, FormServices, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { type RefObject, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { createFilmRecord } from '../../../api/filmRecord.ts';
import { createLostCreation } from '../../../api/lostCreation.ts';
import { createFilmUploads } from '../../../api/uploads.ts';
import type { EditConflict } from '../../../components/dialog/conflict/EditConflict.ts';
import { sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { costOf } from '../../../portal/leaveCost.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useSession } from '../../../session/useSession.ts';
import { useUploads } from '../../../uploads/UploadsContext.ts';
import type { Film } from './film.ts';
import { toFilmSave, toFormData, withKnownEpisodes } from './filmData.ts';
import type { Leaving } from './leaving.ts';

/** One film while its form is open. */
export interface FilmEditing {
  /** To be given to the form. */
  readonly handle: RefObject<FormHandle | null>;
  readonly services: FormServices;
  /** The film's number; `undefined` until the server has it, which it has from the moment of an upload. */
  readonly filmId: number | undefined;
  readonly save: (submission: Submission) => Promise<SubmitOutcome>;
  readonly leaving: Leaving;
  /** The film was saved elsewhere meanwhile; absent while it was not. */
  readonly conflict: EditConflict | undefined;
}

const refused: SubmitOutcome = { ok: false, errors: [] };

/** Key of the text that says why a film is no draft any more; `undefined` where the failure says nothing of it. */
const whyOver = (error: unknown): 'film.gone' | 'film.submittedElsewhere' | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'film.gone';
  return error.code === 'film_locked' ? 'film.submittedElsewhere' : undefined;
};

/** Edits `film`, or a new one. @param onDone called when it is saved, and when it cannot be */
export const useFilmEditing = (film: Film | undefined, onDone: () => void): FilmEditing => {
  const { api, text } = usePortal();
  const toast = useToast();
  const boards = useUploads();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const isSaving = useRef(false);
  const isOver = useRef(false);
  const [createdId, setCreatedId] = useState<number>();
  const [clash, setClash] = useState<{ readonly newer: Film; readonly submission: Submission }>();
  const edited = useRef(film);
  const base = () => (edited.current ? toFormData(edited.current) : {});
  const filmId = film?.id ?? createdId;

  const [{ record, uploads, services, leaving }] = useState(() => {
    const record = createFilmRecord({
      api,
      onCreated: setCreatedId,
      lost: createLostCreation(userId),
      ...(film && { stored: { id: film.id, version: film.version } }),
    });
    const uploads = createFilmUploads({
      api,
      text,
      film: record,
      form: () => handle.current,
      boards,
      onRemoved: () => toast.success(text('film.videoRemoved')),
      previews: new Map(film?.videoUrl && film.videoLivePreview ? [[film.videoUrl, film.videoLivePreview]] : []),
    });
    const leaving: Leaving = {
      cost: () => {
        if (isSaving.current) return 'saving';
        const cost = costOf(handle.current, uploads.active());
        return isOver.current && cost !== 'nothing' ? 'last' : cost;
      },
    };
    return { record, uploads, services: { uploads }, leaving };
  });

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const { data, mode } = submission;
    if (uploads.active() > 0) {
      toast.error(text('film.uploadUnderWay'));
      return refused;
    }
    isSaving.current = true;
    try {
      await record.save(toFilmSave(data, mode));
    } catch (error) {
      const failure = sortSaveFailure(error);
      if (failure.kind === 'fields') return { ok: false, errors: failure.errors };
      if (failure.kind === 'conflict') setClash({ newer: failure.newer as Film, submission }); // the answer of the film's own call
      if (failure.kind === 'message') {
        // There is no draft left to open again with what was typed.
        const over = filmId === undefined ? undefined : whyOver(error);
        if (over) {
          toast.error(text(over));
          isOver.current = true;
        } else if (handle.current?.isKept() === false) {
          // Nothing of it is kept on this device: closed, the dialog would lose it.
          toast.error(failure.message ?? text('film.saveFailed'));
        } else {
          // The dialog goes, and with it everything that was typed, as it looks.
          const place = record.id() === undefined ? 'film.keptNew' : 'film.keptDraft';
          toast.error(failure.message ?? text('film.saveFailed'), handle.current?.isDirty() ? text(place) : undefined);
          onDone();
        }
      }
      return refused;
    } finally {
      isSaving.current = false;
    }
    toast.success(text(film ? 'film.updated' : 'film.created'));
    onDone();
    return { ok: true };
  };

  const conflict: EditConflict | undefined = clash && {
    intro: 'film.conflict.intro',
    base: base(),
    mine: clash.submission.data,
    theirs: toFormData(clash.newer),
    async settle(chosen: JsonObject) {
      const { newer, submission } = clash;
      setClash(undefined);
      edited.current = newer;
      record.rebase(newer.version);
      handle.current?.settle(toFormData(newer));
      handle.current?.replace(withKnownEpisodes(chosen, newer));
      await handle.current?.press(submission.action);
    },
    leave: () => setClash(undefined),
  };
  return { conflict, handle, services, filmId, save, leaving };
};
