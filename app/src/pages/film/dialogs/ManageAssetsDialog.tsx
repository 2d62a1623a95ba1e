import { Suspense, useCallback, useMemo, useState } from 'react';
import { createPortalPart } from '../../../components/createPortalPart.tsx';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useAssetFieldStyles } from '../assets/AssetField.styles.ts';
import { AssetPlacesAround } from '../assets/AssetPlacesAround.tsx';
import { assetsDialogTheme } from '../assets/assetsTheme.tsx';
import { useAssetForm } from '../assets/useAssetForm.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';

const SubtitlesDialog = createPortalPart(async () => (await import('./SubtitlesDialog.tsx')).SubtitlesDialog);

/** The assets of a film, a row each, and its lists of images; each file is registered as soon as it is stored. */
export function ManageAssetsDialog({ film, onClose }: FilmDialogProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const { handle, rows, data, failed, retry, context, uploads, save, onChange, cost } = useAssetForm({
    film,
    form: 'manage-assets',
    onSaved: onClose,
  });
  const services = useMemo(() => ({ uploads }), [uploads]);
  const [hasSubtitles, setSubtitles] = useState(false);
  const openSubtitles = useCallback(() => setSubtitles(true), []);
  return (
    <AssetPlacesAround film={film} rows={rows} remove={uploads.removeAt} onSubtitles={openSubtitles}>
      <FormDialog
        title={text('film.assets.title')}
        form="manage-assets"
        isWide
        className={styles.around}
        theme={assetsDialogTheme}
        handle={handle}
        data={data}
        failed={failed}
        onRetry={retry}
        context={context}
        services={services}
        cost={cost}
        onChange={onChange}
        onSubmit={save}
        onClose={onClose}
      />
      {hasSubtitles && (
        <Suspense fallback={null}>
          <SubtitlesDialog film={film} onClose={() => setSubtitles(false)} />
        </Suspense>
      )}
    </AssetPlacesAround>
  );
}
