import { type FieldProps, getUiOptions, shouldRenderOptionalField, type UiSchema, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { fetchOpenParts, loadedOpenParts } from '../open/fetchOpenParts.ts';
import { fixedSchema } from './fixedSchema.ts';
import { LongObject, longObjectCounts } from './LongObject.tsx';
import { PlainObject, propertyNames } from './PlainObject.tsx';

const NO_UI: UiSchema = {};

/**
 * An object: drawn property by property where its properties are the same whatever the data, else by rjsf's ObjectField,
 * as is one that is closed to members that its data have: they are to be seen, and to go.
 * Both are handed the same schema and uiSchema while they say the same, so that the properties can rest.
 */
export function ObjectField(props: FieldProps): ReactNode {
  const { registry, required, formData } = props;
  const [, redraw] = useState<unknown>();
  const parts = loadedOpenParts();
  const own = parts?.withoutOptionNames(props.schema, formData, registry) ?? props.schema;
  const schema = useDeepCompareMemo(own);
  const uiSchema = useDeepCompareMemo(props.uiSchema ?? NO_UI);
  const field = { ...props, schema, uiSchema };
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
  const isBeyond =
    (schema.additionalProperties ?? schema['unevaluatedProperties']) === false &&
    Object.keys(Object(formData)).some((name) => !Object.hasOwn(schema.properties ?? NO_UI, name));
  useEffect(() => {
    // Not fetched, what is beyond is not drawn, and the rest is as good as before.
    if (isBeyond) fetchOpenParts().then(redraw, () => undefined);
  }, [isBeyond]);
  // As it began: another component would be mounted anew when properties come or go.
  const [counts] = useState(() => names && longObjectCounts(field, names));
  // What may be beyond changes with any entry, and with another component the focus would go.
  const [drawn] = useState({ asFree: false });
  drawn.asFree ||= !names || isBeyond || schema['unevaluatedProperties'] === false;
  if (!names || (drawn.asFree && parts)) return parts && <parts.FreeObject {...field} />;
  return counts ? <LongObject {...field} names={names} counts={counts} /> : <PlainObject {...field} names={names} />;
}
