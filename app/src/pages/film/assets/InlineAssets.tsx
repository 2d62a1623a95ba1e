import { mergeClasses, Spinner } from '@fluentui/react-components';
import { SchemaForm } from '@reelform/engine';
import type { AssetFormName, AssetsPlace } from '@reelform/schemas/api';
import { useEffect, useMemo } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import type { Film } from '../../films/dialog/film.ts';
import { useAssetFieldStyles } from './AssetField.styles.ts';
import { AssetPlacesAround } from './AssetPlacesAround.tsx';
import { assetsTheme, episodeAssetsTheme } from './assetsTheme.tsx';
import { useAssetForm } from './useAssetForm.ts';

/** Props of {@link InlineAssets}. */
export interface InlineAssetsProps {
  readonly film: Film;
  readonly form: AssetFormName;
  /** The screen that it is a part of. */
  readonly part: AssetsPlace;
  /** JSON pointer of the field that takes the focus, once it is there; `undefined`: none does. */
  readonly place: string | undefined;
  /** That field has the focus. */
  readonly onArrived: () => void;
}

const noChange = () => {};

/** One of a film's asset forms as a part of another screen; its dialogs are the same forms. */
export function InlineAssets({ film, form, part, place, onArrived }: InlineAssetsProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const loaded = useDrawnForm(form);
  const assets = useAssetForm({ film, form, part, onSaved: noChange });
  const { handle, rows, data, failed, retry, context, uploads, save, onChange } = assets;
  const services = useMemo(() => ({ uploads }), [uploads]);
  const isReady = loaded.data !== undefined && data !== undefined;
  useEffect(() => {
    if (!isReady || place === undefined) return;
    handle.current?.goTo(place);
    onArrived();
  }, [isReady, place, handle, onArrived]);
  if (failed || loaded.isError) {
    const again = () => {
      if (loaded.isError) void loaded.refetch();
      if (failed) retry();
    };
    return <LoadFailure message={text('film.loadFailed')} onRetry={again} />;
  }
  if (!loaded.data || !data) return <Spinner label={text('app.loading')} />;
  return (
    <AssetPlacesAround film={film} rows={rows} remove={uploads.removeAt}>
      <div className={mergeClasses(styles.around, styles.inline)}>
        <SchemaForm
          {...loaded.data}
          ref={handle}
          theme={part === 'episode' ? episodeAssetsTheme : assetsTheme}
          idPrefix={`${part}-${form}`}
          initialData={data}
          context={context}
          services={services}
          onChange={onChange}
          onSubmit={save}
        />
      </div>
    </AssetPlacesAround>
  );
}
