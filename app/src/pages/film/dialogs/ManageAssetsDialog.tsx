import { extendTheme } from '@reelform/engine';
import { FilmStatus } from '@reelform/schemas/api';
import { fluentTheme } from '@reelform/widgets';
import { useMemo } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { AssetField } from '../assets/AssetField.tsx';
import { AssetPlacesContext } from '../assets/AssetPlacesContext.ts';
import { getPlaces } from '../assets/assetPlaces.ts';
import { useAssetForm } from '../assets/useAssetForm.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import { FormDialog } from './FormDialog.tsx';

const theme = extendTheme(fluentTheme, { templates: { FieldTemplate: AssetField } });

/** The assets of a film, a row each, and its lists of images; each file is registered as soon as it is stored. */
export function ManageAssetsDialog({ film, place, onClose }: FilmDialogProps) {
  const text = useText();
  const { handle, rows, data, failed, retry, context, uploads, save } = useAssetForm(film, 'manage-assets', onClose);
  const services = useMemo(() => ({ uploads }), [uploads]);
  const places = useMemo(
    () => ({
      film,
      places: getPlaces(film.chapters, rows ?? []),
      showsLive: film.status === FilmStatus.active || film.status === FilmStatus.inactive,
      remove: uploads.removeAt,
    }),
    [film, rows, uploads],
  );
  return (
    <AssetPlacesContext value={places}>
      <FormDialog
        title={text('film.assets.title')}
        form="manage-assets"
        isWide
        theme={theme}
        handle={handle}
        data={data}
        failed={failed}
        onRetry={retry}
        context={context}
        services={services}
        cost={() => (uploads.active() > 0 ? 'upload' : 'nothing')}
        onSubmit={save}
        place={place}
        onClose={onClose}
      />
    </AssetPlacesContext>
  );
}
