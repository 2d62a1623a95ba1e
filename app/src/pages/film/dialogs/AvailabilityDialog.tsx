import type { FormHandle, JsonObject, Submission } from '@reelform/engine';
import { assetsContext, SaveStatus } from '@reelform/schemas/api';
import { useMemo, useRef } from 'react';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { createCountrySource } from '../countrySource.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { useCountryNames } from '../useCountryNames.ts';
import { useFilmSetting } from './useFilmSetting.ts';

type Film = FilmDialogProps['film'];

const dataOf = ({ geoRestriction, added }: Film): JsonObject => ({
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
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const sources = useMemo(() => ({ countries: createCountrySource(api) }), [api]);
  const context = useMemo(() => assetsContext(film), [film]);
  const { data, conflict, save } = useFilmSetting({
    film,
    onClose,
    handle,
    dataOf,
    withSetting: withAvailability,
    async send(submission, version) {
      const programDetails = { geoRestriction: payloadOf('availability', submission) };
      const body = { programStatus: SaveStatus.finishLater, programDetails, version };
      return (await api.call('POST /filmmakers/films/:id/update', { params: { id: film.id }, body })).data.version;
    },
    saved: text('film.assets.saved'),
    failed: text('film.saveFailed'),
  });
  const codes = conflict ? [...codesIn(conflict.mine), ...codesIn(conflict.theirs)] : [];
  const names = useCountryNames(codes);
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
