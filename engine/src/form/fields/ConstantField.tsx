import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { fillIn } from '../../validation/index.ts';
import { valueText } from '../schema/valueText.ts';
import { useFormParts } from '../storeContext.ts';
import { StockSchemaField } from './stockFields.ts';

/** Props of {@link ConstantField}. */
export interface ConstantFieldProps {
  readonly field: FieldProps;
  readonly constant: string | number | boolean;
}

/** A value that can be one text, number or truth only: a box to tick, for it is given or not given. */
export function ConstantField({ field, constant }: ConstantFieldProps): ReactNode {
  const { schema, uiSchema, formData, registry, name, onChange } = field;
  const { store } = useFormParts();
  const texts = store.form.messages.widgets['form'] ?? {};
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const label = String(options.title ?? field.title ?? schema.title ?? name);
  const value = valueText(texts, constant);
  const isSaid = constant === true || label.toLowerCase() === value.toLowerCase();
  const title = isSaid ? label : fillIn(texts['constant'] ?? '{label}: {value}', { label, value });
  const drawn = useMemo(() => {
    const { const: _const, default: _default, ...said } = schema;
    return { ...said, type: 'boolean' as const };
  }, [schema]);
  const take: FieldProps['onChange'] = (isGiven, path, errors, id) =>
    onChange(isGiven === true ? constant : undefined, path, errors, id);
  return (
    <StockSchemaField
      {...field}
      schema={drawn}
      uiSchema={{ ...uiSchema, 'ui:title': title }}
      formData={formData === constant ? true : undefined}
      onChange={take}
    />
  );
}
