import { type FieldProps, type UiSchema, useDeepCompareMemo } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { StockObjectField } from './stockFields.ts';

const NO_UI: UiSchema = {};

/** rjsf's ObjectField, handed the same schema and uiSchema while they say the same, so that its properties can rest. */
export function ObjectField(props: FieldProps): ReactNode {
  const schema = useDeepCompareMemo(props.schema);
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? NO_UI);
  return <StockObjectField {...props} schema={schema} uiSchema={uiSchema} />;
}
