import { mergeClasses } from '@fluentui/react-components';
import { useFieldPointer } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { type FieldTemplateProps, titleId } from '@rjsf/utils';
import { use } from 'react';
import { useText } from '../../../portal/PortalContext.ts';
import { useAssetFieldStyles } from './AssetField.styles.ts';
import { type AssetPlaces, AssetPlacesContext } from './AssetPlacesContext.ts';
import { AssetStanding } from './AssetStanding.tsx';
import type { PlaceRow } from './assetPlaces.ts';
import { LiveAsset } from './LiveAsset.tsx';
import { MissingSubtitles } from './MissingSubtitles.tsx';

const template = fluentTheme.rjsf.templates?.FieldTemplate;
const Field = typeof template === 'function' ? template : undefined;

interface AssetLineProps {
  readonly field: FieldTemplateProps;
  readonly place: PlaceRow;
  readonly around: AssetPlaces;
}

/** One row of Manage Assets: the asset, what viewers see of it, its upload, and how it stands. */
function AssetLine({ field, place, around }: AssetLineProps) {
  const text = useText();
  const styles = useAssetFieldStyles();
  const { showsLive } = around;
  const nameId = titleId(field.id);
  const heading = (column: 'asset' | 'live' | 'upload' | 'status') => (
    <span data-heading="" className={styles.heading}>
      {text(`film.assets.column.${column}`)}
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a form are no table's, and a fieldset is no grid
    <div
      role="group"
      aria-labelledby={nameId}
      data-asset-line=""
      data-span="all"
      className={mergeClasses(styles.row, showsLive && styles.withLive)}
    >
      <div className={styles.cell}>
        {heading('asset')}
        <span id={nameId} className={styles.name}>
          {field.label}
        </span>
      </div>
      {showsLive && (
        <div className={styles.cell}>
          {heading('live')}
          <LiveAsset filmId={around.film.id} place={place} name={field.label} />
        </div>
      )}
      <div className={styles.cell}>
        {heading('upload')}
        {Field && <Field {...field} displayLabel={false} />}
      </div>
      <div className={styles.cell}>
        {heading('status')}
        <AssetStanding place={place} around={around} name={field.label} />
      </div>
    </div>
  );
}

/** The field template of Manage Assets: a place for one asset is a row, any other field as everywhere. */
export function AssetField(props: FieldTemplateProps) {
  const around = use(AssetPlacesContext);
  const pointer = useFieldPointer();
  const place = around?.places.get(pointer);
  if (!Field) return null;
  const { hidden, id, rawErrors = [] } = props;
  if (around?.onSubtitles && hidden && pointer.endsWith('/subtitles'))
    return rawErrors.length > 0 ? (
      <MissingSubtitles id={id} errors={rawErrors} onOpen={around.onSubtitles} />
    ) : (
      // Its place: the summary names what is missing in the order of the page before this is drawn.
      <span id={id} hidden />
    );
  return around && place && !hidden ? <AssetLine field={props} place={place} around={around} /> : <Field {...props} />;
}
