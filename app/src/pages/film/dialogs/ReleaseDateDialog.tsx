import type { FormHandle, JsonObject, Submission } from '@reelform/engine';
import { readMoment } from '@reelform/engine/validation';
import { assetsContext } from '@reelform/schemas/api';
import { useMemo, useRef } from 'react';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { useFilmSetting } from './useFilmSetting.ts';

type Film = FilmDialogProps['film'];

/** The date that was asked for, unless it has gone by. */
const dataOf = ({ requestedReleaseDate, added }: Film): JsonObject =>
  requestedReleaseDate === null || requestedReleaseDate * 1000 < Date.now()
    ? {}
    : { releaseDate: new Date(requestedReleaseDate * 1000).toISOString(), ...added?.['release-date'] };

const entriesOf = (submission: Submission) => {
  const { releaseDate, ...added } = payloadOf('release-date', submission);
  return { releaseDate: Math.floor(readMoment(releaseDate) / 1000), added };
};

const withRequest = (film: Film, submission: Submission): Film => {
  const { releaseDate, added } = entriesOf(submission);
  return { ...film, requestedReleaseDate: releaseDate, added: { ...film.added, 'release-date': added } };
};

/** The date and time (GMT) that a film's owner asks its release for. */
export function ReleaseDateDialog({ film, onClose }: FilmDialogProps) {
  const { api, text } = usePortal();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const context = useMemo(() => assetsContext(film), [film]);
  const { data, conflict, save } = useFilmSetting({
    film,
    onClose,
    handle,
    dataOf,
    withSetting: withRequest,
    async send(submission, version) {
      const { releaseDate, added } = entriesOf(submission);
      const body = {
        releaseDate,
        programId: film.platformProgramId,
        filmmakerFilmId: film.id,
        type: film.type,
        programStatus: film.status,
        version,
        ...addedMember(added),
      };
      return (await api.call('POST /filmmakers/films/update/request-release-date', { body })).version;
    },
    saved: text('film.release.requested'),
    failed: text('film.release.failed'),
  });
  return (
    <FormDialog
      title={text('film.release.title')}
      form="release-date"
      handle={handle}
      data={data}
      context={context}
      localDraftKey={`release-date/${userId ?? ''}/${film.id}`}
      conflict={conflict}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
