import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import { assetsContext, SaveStatus } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { useToast } from '../../../components/toast/useToast.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { createCountrySource } from '../countrySource.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { refreshFilm } from '../useAssets.ts';
import { FormDialog } from './FormDialog.tsx';
import { toOutcome } from './toOutcome.ts';

/** The countries in which a film is shown, or those in which it is not. */
export function AvailabilityDialog({ film, onClose }: FilmDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const [data] = useState(() => ({ ...film.geoRestriction }));
  const sources = useMemo(() => ({ countries: createCountrySource(api) }), [api]);
  const context = useMemo(() => assetsContext(film), [film]);

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = {
      programStatus: SaveStatus.finishLater,
      programDetails: { geoRestriction: payloadOf('availability', submission) },
      version: film.version,
    };
    try {
      await api.call('POST /filmmakers/films/:id/update', { params: { id: film.id }, body });
    } catch (error) {
      // What is typed stays; the film that it was typed over is fetched, and the next press saves over it.
      if (error instanceof ApiError && error.code === 'conflict') void refreshFilm(queries, film.id);
      return toOutcome(error, (message) => toast.error(message ?? text('film.saveFailed')));
    }
    toast.success(text('film.assets.saved'));
    void refreshFilm(queries, film.id);
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      title={text('film.availability.title')}
      form="availability"
      handle={handle}
      data={data}
      context={context}
      sources={sources}
      localDraftKey={`availability/${userId ?? ''}/${film.id}`}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
