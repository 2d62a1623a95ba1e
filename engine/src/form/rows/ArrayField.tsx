import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
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
import type { ComponentType, ReactNode } from 'react';
import { remembered } from '../data/remembered.ts';
import { RowList } from './RowList.tsx';

/** rjsf's own ArrayField, from its own file, so that a page that fetches lists later fetches it with them. */
const StockArrayField: ComponentType<FieldProps> = RjsfArrayField;

const NO_UI: UiSchema = {};

const anyRows = new WeakMap<RJSFSchema, RJSFSchema>();

/** A list that says nothing about its rows takes any, and one that forbids rows has room for none. */
function withRows(schema: RJSFSchema): RJSFSchema {
  const items: unknown = schema.items;
  if (typeof items === 'object') return schema;
  return remembered(anyRows, schema, () => ({ ...schema, items: {}, ...(items === false && { maxItems: 0 }) }));
}

/** What a list of places holds, with room for each of them: rjsf draws only places that are there. */
function withPlaces({ items }: RJSFSchema, value: unknown): unknown {
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  const missing = Array.isArray(items) ? items.length - held.length : 0;
  return missing > 0 ? [...held, ...Array.from({ length: missing })] : (value ?? undefined);
}

/** A list of rows is the engine's own; lists drawn by one widget, tuples and optional lists are rjsf's. */
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
  const formData = isOptional ? (props.formData ?? undefined) : withPlaces(schema, props.formData);
  // Its fields of text read the placeholder themselves; its lists wait to be handed one.
  const { placeholder } = getUiOptions(uiSchema);
  return <StockArrayField {...props} formData={formData} schema={schema} uiSchema={uiSchema} placeholder={placeholder} />;
}
