import { type FieldProps, getUiOptions, type Registry } from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import { referableId } from '../fields/referableId.ts';
import { StoredField } from '../fields/StoredField.tsx';
import { PlacesContext, usePlaceUi } from './placesContext.ts';
import { withRowActions } from './withRowActions.tsx';

/** A row of a list that rjsf draws, called as the error summary calls it. */
function PlaceField(props: FieldProps): ReactNode {
  const list = use(PlacesContext);
  const uiSchema = usePlaceUi(props, props.formData);
  const fieldPathId = referableId(props.fieldPathId);
  const { title = props.title } = getUiOptions(uiSchema);
  const called = title === undefined ? {} : { title };
  const registry = list?.registry ?? props.registry;
  return <StoredField {...props} {...called} fieldPathId={fieldPathId} uiSchema={uiSchema} registry={registry} />;
}

/** A registry by which rjsf draws the rows of a list through {@link PlaceField}, with the buttons of every list. */
export const withPlaceField = (registry: Registry): Registry => ({
  ...registry,
  templates: withRowActions(registry.templates),
  fields: { ...registry.fields, ArraySchemaField: PlaceField },
});
