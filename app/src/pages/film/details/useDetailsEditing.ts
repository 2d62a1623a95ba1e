import {
  type FormHandle,
  type JsonObject,
  mergeDocuments,
  type StaleDraft,
  type Submission,
  type SubmitOutcome,
} from '@reelform/engine';
import { type FormError, sameDocument } from '@reelform/engine/validation';
import { SaveStatus } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { createFilmRecord, type FilmSave, type SavedFilm } from '../../../api/filmRecord.ts';
import { createLostCreation } from '../../../api/lostCreation.ts';
import type { EditConflict } from '../../../components/dialog/conflict/EditConflict.ts';
import { type SaveFailure, sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { questionOf } from '../../../portal/leaveCost.ts';
import type { NoticeKey } from '../../../portal/messages.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Film } from '../../films/dialog/film.ts';
import { refreshFilm } from '../useAssets.ts';
import { type DetailsSubject, getDetails } from './detailsData.ts';
import { createEntries, type Entries } from './entries.ts';

/** The details of one film or episode while their form is open. */
export interface DetailsEditing {
  /** To be given to the form. */
  readonly handle: RefObject<FormHandle | null>;
  /** What the form begins with. */
  readonly data: JsonObject;
  /** What is typed, for those beside the form. */
  readonly entries: Entries;
  /** How often something outside of the form was missing when it was submitted. */
  readonly refusals: number;
  readonly save: (submission: Submission) => Promise<SubmitOutcome>;
  /** Two versions to be compared; absent while there is one. */
  readonly conflict: DetailsConflict | undefined;
  /** Takes entries of this device that were typed over an older version. */
  readonly compare: (draft: StaleDraft) => void;
  /** Key of what is said before the form is left; `undefined` where nothing would be lost. */
  readonly leaveQuestion: () => NoticeKey | undefined;
  /** Whether a save is under way. */
  readonly isSaving: () => boolean;
}

/** Two versions of the details; what is chosen of both is saved, or, of entries kept on this device, shown in the form. */
export interface DetailsConflict extends EditConflict {
  readonly outcome: 'saved' | 'shown';
}

type Clash = { readonly newer: Film; readonly submission: Submission } | { readonly draft: StaleDraft };

type Failure = SaveFailure | { readonly kind: 'incomplete'; readonly message: string };

/** Whether a complaint is about files or episodes, which have no field in the form. */
const isElsewhere = ({ path }: FormError) => /^\/(?:assetsData|episodeData)\//.test(path);

/** Sorts the failure of a save. Without an answer there is no message of the server's. */
const sortFailure = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return sortSaveFailure(error);
  if (error.status === 0) return { kind: 'message', message: undefined };
  const failure = sortSaveFailure(error);
  if (failure.kind !== 'fields') return failure;
  const errors = failure.errors.filter((one) => !isElsewhere(one));
  return errors.length > 0 ? { kind: 'fields', errors } : { kind: 'incomplete', message: error.message };
};

const refused: SubmitOutcome = { ok: false, errors: [] };

const toSave = ({ episode }: DetailsSubject, { data, mode }: Submission): FilmSave => ({
  form: 'film-details',
  programStatus: mode === 'strict' ? SaveStatus.submitNow : SaveStatus.finishLater,
  continue: mode === 'draft',
  programDetails: data,
  ...(episode && { programChapterId: episode.chapterId, isNewEpisode: episode.isNewEpisode }),
});

/** Edits the details of a film or an episode. @param onSaved called when they are saved, with the server's answer */
export const useDetailsEditing = (subject: DetailsSubject, onSaved: (saved: SavedFilm) => void): DetailsEditing => {
  const { film, episode } = subject;
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const handle = useRef<FormHandle>(null);
  const isSaving = useRef(false);
  const [refusals, setRefusals] = useState(0);
  const [clash, setClash] = useState<Clash>();
  const [data] = useState(() => getDetails(subject));
  const [entries] = useState(() => createEntries(data));
  const base = useRef(data);
  const userId = useSession()?.id;
  const [record] = useState(() =>
    createFilmRecord({
      api,
      lost: createLostCreation(userId),
      ...(film && { stored: { id: film.id, version: film.version } }),
    }),
  );

  // A version that says the same in this form is the one that is edited, whatever else has changed in it.
  useEffect(() => {
    if (!film) return;
    const stored = getDetails({ film, ...(episode && { episode }) });
    const form = handle.current;
    if (form && !sameDocument(stored, base.current)) {
      if (form.isDirty()) {
        // The dialogs of this page save parts of it, too: what nobody has edited here is taken up, with no question.
        const { merged, overlaps } = mergeDocuments(base.current, form.getData(), stored);
        if (overlaps.length > 0) return;
        form.settle(stored);
        form.replace(merged);
      } else form.reset(stored);
    }
    base.current = stored;
    record.rebase(film.version);
  }, [film, episode, record]);

  const send = (submission: Submission): Promise<SavedFilm | Failure> =>
    record.save(toSave(subject, submission)).catch(sortFailure);
  const attempt = async (submission: Submission) => {
    const saved = await send(submission);
    if (!('kind' in saved) || saved.kind !== 'conflict') return saved;
    const newer = saved.newer as Film; // the answer of the film's own call
    // Other parts of the film were saved elsewhere, or just what is saved here.
    const theirs = getDetails({ ...subject, film: newer });
    if (![base.current, submission.data].some((data) => sameDocument(data, theirs))) return saved;
    record.rebase(newer.version);
    return send(submission);
  };

  const settle = async (submission: Submission): Promise<SubmitOutcome> => {
    const saved = await attempt(submission);
    if (!('kind' in saved)) {
      base.current = submission.data;
      toast.success(text(saved.submit ? 'details.submitted' : 'details.saved'));
      onSaved(saved);
      return { ok: true };
    }
    if (saved.kind === 'fields') return { ok: false, errors: saved.errors };
    if (saved.kind === 'conflict') setClash({ newer: saved.newer as Film, submission }); // as above
    if (saved.kind === 'message') {
      toast.error(saved.message ?? text('details.saveFailed'));
      // Refused with a reason: the film may be locked or gone, which its page is to show.
      if (film && saved.message !== undefined) void refreshFilm(queries, film.id);
    }
    if (saved.kind === 'incomplete') {
      toast.error(saved.message);
      setRefusals((count) => count + 1);
    }
    return refused;
  };
  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    isSaving.current = true;
    try {
      return await settle(submission);
    } finally {
      isSaving.current = false;
    }
  };

  const conflict = useMemo((): DetailsConflict | undefined => {
    if (!clash) return undefined;
    const intro = episode ? 'details.episodes.conflict' : 'film.conflict.intro';
    const leave = () => setClash(undefined);
    const take = (theirs: JsonObject, chosen: JsonObject) => {
      setClash(undefined);
      base.current = theirs;
      handle.current?.settle(theirs);
      handle.current?.replace(chosen);
    };
    if ('draft' in clash) {
      const theirs = base.current;
      return { ...clash.draft, intro, theirs, outcome: 'shown', leave, settle: async (chosen) => take(theirs, chosen) };
    }
    const { newer, submission } = clash;
    const theirs = getDetails({ film: newer, ...(episode && { episode }) });
    return {
      intro,
      base: base.current,
      mine: submission.data,
      theirs,
      outcome: 'saved',
      leave,
      async settle(chosen) {
        take(theirs, chosen);
        record.rebase(newer.version);
        await handle.current?.press(submission.action);
      },
    };
  }, [clash, episode, record]);

  return {
    handle,
    data,
    entries,
    refusals,
    save,
    conflict,
    compare: (draft) => setClash({ draft }),
    leaveQuestion: () => (isSaving.current ? undefined : questionOf(handle.current)),
    isSaving: () => isSaving.current,
  };
};
