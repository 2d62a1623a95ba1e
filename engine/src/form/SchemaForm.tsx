import { type ReactNode, useMemo } from 'react';
import { localizeForm } from '../validation/index.ts';
import type { FormModule, JsonObject } from '../validation/types.ts';
import { checkProps } from './checkProps.ts';
import { remembered } from './data/remembered.ts';
import { FormBody } from './FormBody.tsx';
import { usePreparedParts } from './open/usePreparedParts.ts';
import type { SchemaFormProps } from './types.ts';
import { useFormReminder } from './useFormReminder.ts';

const moduleKeys = new WeakMap<object, number>();
let lastModuleKey = 0;

const newKey = (): number => {
  lastModuleKey += 1;
  return lastModuleKey;
};

/** Another module is another form, with its own data. */
const keyOf = (form: FormModule): number => remembered(moduleKeys, form, newKey);

/**
 * Draws a form module: its fields through the theme, its buttons, its errors. A form whose schema leaves open what is
 * drawn is drawn once the parts for that have been fetched. @throws what their import throws, and a `TypeError` about a
 * `form`, `theme` or `locale` that is none
 */
export function SchemaForm<Document extends JsonObject = JsonObject, Payload extends JsonObject = Document>(
  props: NoInfer<SchemaFormProps<Document, Payload>>,
): ReactNode;
export function SchemaForm(props: SchemaFormProps): ReactNode {
  checkProps(props);
  const { form, theme, locale } = props;
  useFormReminder(form);
  const localized = useMemo(() => (locale ? localizeForm(form, locale) : form), [form, locale]);
  const parts = usePreparedParts(form, theme);
  return parts && <FormBody key={keyOf(form)} {...props} {...parts} form={localized} />;
}
