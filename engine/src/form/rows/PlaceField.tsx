import type { FieldProps, Registry, UiSchema } from '@rjsf/utils';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { withTitle } from '../fields/fieldPlan.ts';
import { StoredField } from '../fields/StoredField.tsx';
import { rowLabel } from '../schema/labelOf.ts';
import { useFormParts } from '../storeContext.ts';
import { withRowActions } from './withRowActions.tsx';

const NO_UI: UiSchema = {};

/** What the rows of a list that rjsf draws go by. */
interface Places {
  /** That of the list. */
  readonly uiSchema: UiSchema;
  readonly label: string;
  /** How many rows have schemas of their own. */
  readonly places: number;
  /** That of the form, for what is in the rows. */
  readonly registry: Registry;
}

/** The list around that rjsf draws. */
export const PlacesContext = createContext<Places | undefined>(undefined);

/** A row of a list that rjsf draws, called as the error summary calls it: rjsf would say 'Pair-1'. */
function PlaceField(props: FieldProps): ReactNode {
  const { store } = useFormParts();
  const list = use(PlacesContext);
  const { index = 0, schema, formData, uiSchema = NO_UI } = props;
  const title: unknown = uiSchema['ui:title'] ?? schema.title;
  const label = list && rowLabel(store.form, list.uiSchema, title, list.label, index, formData, index < list.places);
  const named = useMemo(() => (label === undefined ? uiSchema : withTitle(uiSchema, label)), [uiSchema, label]);
  return <StoredField {...props} uiSchema={named} registry={list?.registry ?? props.registry} />;
}

/** A registry by which rjsf draws the rows of a list through {@link PlaceField}, with the buttons of every list. */
export const withPlaceField = (registry: Registry): Registry => ({
  ...registry,
  templates: withRowActions(registry.templates),
  fields: { ...registry.fields, ArraySchemaField: PlaceField },
});
