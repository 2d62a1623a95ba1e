import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useMemo, useState } from 'react';
import { drawnSchema, kindOf, type OpenKind, type ValueKind } from '../schema/openKind.ts';
import { StockSchemaField } from './stockFields.ts';

/** Props of {@link OpenField}. */
export interface OpenFieldProps extends FieldProps {
  readonly open: OpenKind;
}

/**
 * A field whose schema does not say one kind of value: it is drawn as the kind that its value has, and without a value
 * as the schema's first. A field that is emptied stays as it was, so that the focus is not lost while somebody types.
 */
export function OpenField({ open, ...field }: OpenFieldProps): ReactNode {
  const { schema, formData } = field;
  const [memory] = useState((): { kind: ValueKind } => ({ kind: open.first }));
  const given = kindOf(formData);
  if (given !== undefined && given !== 'null' && (open.kinds?.includes(given) ?? true)) memory.kind = given;
  const { kind } = memory;
  const drawn = useMemo(() => drawnSchema(schema, open, kind), [schema, open, kind]);
  return <StockSchemaField {...field} schema={drawn} />;
}
