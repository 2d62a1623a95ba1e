import {
  type FieldProps,
  getUiOptions,
  isCustomWidget,
  isFixedItems,
  isObject,
  type RJSFSchema,
  shouldRenderOptionalField,
  type UiSchema,
  useDeepCompareMemo,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { remembered } from '../data/remembered.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { ListControl } from './ListControl.tsx';
import { withPlaces } from './places.ts';
import { RowList } from './RowList.tsx';

const NO_UI: UiSchema = {};

const anyRows = new WeakMap<RJSFSchema, RJSFSchema>();

/** A list that says nothing about its rows takes any, and one that forbids rows has room for none. */
function withRows(schema: RJSFSchema): RJSFSchema {
  const items: unknown = schema.items;
  if (typeof items === 'object') return schema;
  return remembered(anyRows, schema, () => ({ ...schema, items: {}, ...(items === false && { maxItems: 0 }) }));
}

/** A list of rows, or one that is a single control, is the engine's own; tuples and optional lists are rjsf's. */
export function ArrayField(props: FieldProps): ReactNode {
  const schema = withRows(useDeepCompareMemo(props.schema));
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? NO_UI);
  const { registry, required } = props;
  const { schemaUtils } = registry;
  const isOptional = shouldRenderOptionalField(registry, schema, required === true, uiSchema);
  const hasRows =
    isObject(schema.items) &&
    !isFixedItems(schema) &&
    !schemaUtils.isMultiSelect(schema) &&
    !isCustomWidget(uiSchema) &&
    !schemaUtils.isFilesArray(schema, uiSchema) &&
    !isOptional;
  if (hasRows) return <RowList {...props} schema={schema} uiSchema={uiSchema} />;
  // rjsf asks a list of places how long it is, and takes only what is missing for none.
  const isPlaced = isFixedItems(schema) && !isOptional;
  const formData =
    isPlaced && Array.isArray(schema.items) ? withPlaces(schema.items.length, props.formData) : (props.formData ?? undefined);
  // Its fields of text read the placeholder themselves; its lists wait to be handed one.
  const { placeholder } = getUiOptions(uiSchema);
  const StockList = isOptional || isFixedItems(schema) ? loadedOpenParts()?.StockList : undefined;
  const List = StockList ?? ListControl;
  return <List {...props} formData={formData} schema={schema} uiSchema={uiSchema} placeholder={placeholder} />;
}
