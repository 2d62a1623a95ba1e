import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

const { SchemaField, ObjectField } = getDefaultRegistry().fields;

function present(field: ComponentType<FieldProps> | undefined): ComponentType<FieldProps> {
  if (!field) throw new Error('@rjsf/core has no such field any more');
  return field;
}

/** rjsf's own SchemaField, which the engine's wraps. */
export const StockSchemaField = present(SchemaField);

/** rjsf's own ObjectField, which the engine's wraps. */
export const StockObjectField = present(ObjectField);
