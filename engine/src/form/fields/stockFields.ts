import RjsfObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import RjsfSchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

/** rjsf's own SchemaField, which draws what changes with the data. */
export const StockSchemaField: ComponentType<FieldProps> = RjsfSchemaField;

/** rjsf's own ObjectField, which draws objects whose members change with the data. */
export const StockObjectField: ComponentType<FieldProps> = RjsfObjectField;
