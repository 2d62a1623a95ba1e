import {
  type FieldProps,
  isCustomWidget,
  isFixedItems,
  isObject,
  shouldRenderOptionalField,
  type UiSchema,
  useDeepCompareMemo,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { RowList } from './RowList.tsx';
import { StockArrayField } from './stockFields.ts';

const NO_UI: UiSchema = {};

/** A list of rows is the engine's own; lists drawn by one widget, tuples and optional lists are rjsf's. */
export function ArrayField(props: FieldProps): ReactNode {
  const schema = useDeepCompareMemo(props.schema);
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
