import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { type FieldProps, isObject, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react';
import { ArrayRowsContext } from './arrayRows.ts';
import { withPlaceField } from './PlaceField.tsx';
import { PlacesContext } from './placesContext.ts';
import { useListRows } from './useListRows.ts';

const StockArrayField: ComponentType<FieldProps> = RjsfArrayField;

const NO_ITEMS: readonly unknown[] = [];
const NO_SCHEMA: RJSFSchema = {};
const NO_UI: UiSchema = {};

/** A list whose rows rjsf draws, a tuple or an optional list; what is done with them is the engine's, as everywhere. */
export function StockList(props: FieldProps): ReactNode {
  const { onChange, schema, registry, uiSchema = NO_UI } = props;
  const { items, additionalItems } = schema;
  const added: unknown = Array.isArray(items) ? additionalItems : items;
  const places = Array.isArray(items) ? items.length : 0;
  const values: readonly unknown[] = Array.isArray(props.formData) ? props.formData : NO_ITEMS;
  const itemSchema = isObject(added) ? added : NO_SCHEMA;
  const { arrayRows, canAdd, pathId, label } = useListRows(props, {
    items: values,
    itemSchema,
    itemTitle: undefined,
    places,
    isWhole: true,
    isUndoable: false,
  });
  const { path } = pathId;
  const empty = registry.schemaUtils.retrieveSchema(itemSchema).type === 'string' ? '' : null;
  const isThere = props.formData !== undefined;
  const { add } = arrayRows;
  const onPlaceChange = useCallback<FieldProps['onChange']>(
    (value, at, errorSchema, id) => {
      const [place, ...inside] = at.slice(path.length);
      // Whoever adds a list that need not be there wants a row in it.
      const isBegun = place === undefined && !isThere && Array.isArray(value) && value.length === 0;
      if (isBegun && canAdd) return add();
      // rjsf enters null where a place or a row is cleared, as if somebody had chosen it.
      const isCleared = value === null && inside.length === 0 && typeof place === 'number';
      const cleared = Number(place) < places ? undefined : empty;
      onChange(isCleared ? cleared : value, at, errorSchema, id);
    },
    [onChange, path, places, empty, isThere, canAdd, add],
  );
  // A list that ends with its places is never longer: there is nothing to add, and no reason to tell why not.
  const ends = places > 0 && (!isObject(added) || places >= (schema.maxItems ?? Number.POSITIVE_INFINITY));
  const rows = useMemo(() => (ends ? { ...arrayRows, fullReason: undefined } : arrayRows), [ends, arrayRows]);
  const list = useMemo(() => ({ uiSchema, label, places, registry, values }), [uiSchema, label, places, registry, values]);
  const placing = useMemo(() => withPlaceField(registry), [registry]);
  return (
    <ArrayRowsContext value={rows}>
      <PlacesContext value={list}>
        <StockArrayField {...props} registry={placing} onChange={onPlaceChange} />
      </PlacesContext>
    </ArrayRowsContext>
  );
}
