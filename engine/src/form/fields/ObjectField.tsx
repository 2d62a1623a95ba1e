import { type FieldProps, getUiOptions, shouldRenderOptionalField, type UiSchema, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactNode, useMemo, useState } from 'react';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { fixedSchema } from './fixedSchema.ts';
import { LongObject, longObjectCounts } from './LongObject.tsx';
import { PlainObject, propertyNames } from './PlainObject.tsx';

const NO_UI: UiSchema = {};

/**
 * An object: drawn property by property where its properties are the same whatever the data, else by rjsf's ObjectField.
 * Both are handed the same schema and uiSchema while they say the same, so that the properties can rest.
 */
export function ObjectField(props: FieldProps): ReactNode {
  const { registry, required } = props;
  const own = loadedOpenParts()?.withoutOptionNames(props.schema, props.formData, registry) ?? props.schema;
  const schema = useDeepCompareMemo(own);
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? NO_UI);
  const names = useMemo(() => {
    if (!fixedSchema(schema, registry) || shouldRenderOptionalField(registry, schema, required === true, uiSchema))
      return undefined;
    try {
      return propertyNames(schema, getUiOptions(uiSchema, registry.globalUiOptions).order);
    } catch {
      // rjsf's own field says what is wrong with the order.
      return undefined;
    }
  }, [registry, schema, uiSchema, required]);
  // As it began: another component would be mounted anew when properties come or go.
  const [counts] = useState(() => names && longObjectCounts({ ...props, schema, uiSchema }, names));
  if (names && counts) return <LongObject {...props} schema={schema} uiSchema={uiSchema} names={names} counts={counts} />;
  if (names) return <PlainObject {...props} schema={schema} uiSchema={uiSchema} names={names} />;
  const FreeObject = loadedOpenParts()?.FreeObject;
  return FreeObject && <FreeObject {...props} schema={schema} uiSchema={uiSchema} />;
}
