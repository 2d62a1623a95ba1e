import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import { readMoment } from '@reelform/engine/validation';
import { assetsContext } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { refreshFilm } from '../useAssets.ts';

/** The date and time (GMT) that a film's owner asks its release for. */
export function ReleaseDateDialog({ film, onClose }: FilmDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const context = useMemo(() => assetsContext(film), [film]);
  const { requestedReleaseDate } = film;
  const [data] = useState(() =>
    requestedReleaseDate === null || requestedReleaseDate * 1000 < Date.now()
      ? {}
      : { releaseDate: new Date(requestedReleaseDate * 1000).toISOString(), ...film.added?.['release-date'] },
  );

  const submit = async (submission: Submission): Promise<SubmitOutcome> => {
    const { releaseDate, ...added } = payloadOf('release-date', submission);
    const body = {
      releaseDate: Math.floor(readMoment(releaseDate) / 1000),
      programId: film.platformProgramId,
      filmmakerFilmId: film.id,
      type: film.type,
      programStatus: film.status,
      ...addedMember(added),
    };
    try {
      await api.call('POST /filmmakers/films/update/request-release-date', { body });
    } catch (error) {
      return toOutcome(error, (message) => toast.error(message ?? text('film.release.failed')));
    }
    toast.success(text('film.release.requested'));
    void refreshFilm(queries, film.id);
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      title={text('film.release.title')}
      form="release-date"
      handle={handle}
      data={data}
      context={context}
      localDraftKey={`release-date/${userId ?? ''}/${film.id}`}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
