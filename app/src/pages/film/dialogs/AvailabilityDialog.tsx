import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { sameDocument } from '@reelform/engine/validation';
import { assetsContext, SaveStatus } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { EditConflict } from '../../../components/dialog/conflict/EditConflict.ts';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { createCountrySource } from '../countrySource.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { refreshFilm, showSaved } from '../useAssets.ts';
import { useCountryNames } from '../useCountryNames.ts';

type Film = FilmDialogProps['film'];

const dataOf = ({ geoRestriction, added }: Pick<Film, 'geoRestriction' | 'added'>): JsonObject => ({
  ...geoRestriction,
  ...added?.['availability'],
});

const withAvailability = (film: Film, submission: Submission): Film => {
  const { type, countries, ...added } = payloadOf('availability', submission);
  return { ...film, geoRestriction: { type, countries }, added: { ...film.added, availability: added } };
};

const codesIn = ({ countries }: JsonObject): readonly string[] =>
  Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [];

/** The countries in which a film is shown, or those in which it is not. */
export function AvailabilityDialog({ film, onClose }: FilmDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const [data] = useState(() => dataOf(film));
  const base = useRef(film);
  const [clash, setClash] = useState<{ readonly newer: Film; readonly submission: Submission }>();
  const sources = useMemo(() => ({ countries: createCountrySource(api) }), [api]);
  const context = useMemo(() => assetsContext(film), [film]);
  const codes = clash ? [...codesIn(clash.submission.data), ...codesIn(dataOf(clash.newer))] : [];
  const names = useCountryNames(codes);

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = {
      programStatus: SaveStatus.finishLater,
      programDetails: { geoRestriction: payloadOf('availability', submission) },
      version: base.current.version,
    };
    let version: number;
    try {
      version = (await api.call('POST /filmmakers/films/:id/update', { params: { id: film.id }, body })).data.version;
    } catch (error) {
      const failure = sortSaveFailure(error);
      if (failure.kind !== 'conflict') return toOutcome(error, (message) => toast.error(message ?? text('film.saveFailed')));
      const newer = failure.newer as Film; // the answer of the film's own call
      // Something else of the film was saved, or just this by a save whose answer was lost: nothing is written over.
      const isHarmless = [dataOf(base.current), submission.data].some((data) => sameDocument(data, dataOf(newer)));
      if (isHarmless && newer.version !== base.current.version) {
        base.current = newer;
        return save(submission);
      }
      setClash({ newer, submission });
      return { ok: false, errors: [] };
    }
    toast.success(text('film.assets.saved'));
    // Opened again before the film is there anew, it would take what was just saved for somebody else's.
    showSaved(queries, withAvailability({ ...base.current, version }, submission));
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
  return (
    <FormDialog
      title={text('film.availability.title')}
      form="availability"
      handle={handle}
      data={data}
      context={context}
      sources={sources}
      localDraftKey={`availability/${userId ?? ''}/${film.id}`}
      conflict={conflict}
      say={(value) => (typeof value === 'string' ? names[codes.indexOf(value)] : undefined)}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
