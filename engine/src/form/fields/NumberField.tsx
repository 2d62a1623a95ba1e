import { type FieldProps, getDecimalSeparator, getUiOptions, resolveDefaultWidget } from '@rjsf/utils';
import { type ReactNode, useCallback, useState } from 'react';
import { typedNumber } from './typedNumber.ts';

/** Whether the control shows text of the person's language; every other one takes the number itself. */
function isText({ schema, uiSchema, registry }: FieldProps): boolean {
  const { defaultWidget } = resolveDefaultWidget(schema, uiSchema, registry.schemaUtils, registry.widgets);
  const { widget = defaultWidget, inputType } = getUiOptions(uiSchema);
  return widget === 'text' && inputType !== 'number';
}

/**
 * A number. What is typed stays in sight as it was typed, and text that is no number stays in the data until it is
 * complained about: rjsf's own makes something of it (of `..` for instance `0.`), which nobody has typed.
 */
export function NumberField(props: FieldProps): ReactNode {
  const { registry, onChange, formData } = props;
  const [own] = useState(() => getDecimalSeparator());
  const separator = own !== '.' && isText(props) ? own : '.';
  const [typed, setTyped] = useState<unknown>();
  const take = useCallback<FieldProps['onChange']>(
    (value, path, errors, id) => {
      setTyped(value);
      onChange(typedNumber(value, separator), path, errors, id);
    },
    [onChange, separator],
  );
  const { StringField } = registry.fields;
  if (!StringField) throw new Error('@rjsf/core has no StringField');
  const isTyped = typeof typed === 'string' && typeof formData === 'number' && typedNumber(typed, separator) === formData;
  const isForeign = separator !== '.' && typeof formData === 'number' && !isTyped;
  const shown: unknown = isTyped ? typed : isForeign ? String(formData).replace('.', separator) : formData;
  return <StringField {...props} formData={shown} onChange={take} />;
}
