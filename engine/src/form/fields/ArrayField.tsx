import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import {
  type FieldProps,
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

/** A list of rows is the engine's own; lists drawn by one widget, tuples and optional lists are rjsf's. */
export function ArrayField(props: FieldProps): ReactNode {
  const schema = withRows(useDeepCompareMemo(props.schema));
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? NO_UI);
  const { registry, required } = props;
  const { schemaUtils } = registry;
  const hasRows =
    isObject(schema.items) &&
    !isFixedItems(schema) &&
    !schemaUtils.isMultiSelect(schema) &&
    !isCustomWidget(uiSchema) &&
    !schemaUtils.isFilesArray(schema, uiSchema) &&
    !shouldRenderOptionalField(registry, schema, required === true, uiSchema);
  if (hasRows) return <RowList {...props} schema={schema} uiSchema={uiSchema} />;
  // rjsf asks a list of places how long it is, and takes only what is missing for none.
  return <StockArrayField {...props} formData={props.formData ?? undefined} schema={schema} uiSchema={uiSchema} />;
}
