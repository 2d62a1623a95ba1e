// @vitest-environment jsdom
import RjsfArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import {
  createSchemaUtils,
  type FieldProps,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ListControl } from './ListControl.tsx';

afterEach(cleanup);

const ROOT: RJSFSchema = { definitions: { text: { type: 'string', enum: ['a', 'b'] } } };
const validator: ValidatorType = {
  isValid: () => false,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** What a widget is handed by a field, and what the field reports once the widget has a value. */
function handed(Field: ComponentType<FieldProps>, schema: RJSFSchema, uiSchema: UiSchema, more: Partial<FieldProps>) {
  const seen: WidgetProps[] = [];
  const Recorder = (props: WidgetProps) => {
    seen.push(props);
    return null;
  };
  const onChange = vi.fn();
  const registry = {
    ...getDefaultRegistry(),
    widgets: { SelectWidget: Recorder, CheckboxesWidget: Recorder, FileWidget: Recorder, own: Recorder },
    schemaUtils: createSchemaUtils(validator, ROOT),
    globalUiOptions: { copyable: true },
    globalFormOptions: {
      ...getDefaultRegistry().globalFormOptions,
      nameGenerator: (path: readonly unknown[], prefix: string, isMulti?: boolean) => `${prefix}/${path}${isMulti ? '[]' : ''}`,
    },
  };
  const props: FieldProps = {
    schema,
    uiSchema,
    registry,
    name: 'kinds',
    fieldPathId: { $id: 'root_kinds', path: ['kinds'] },
    onChange,
    onBlur: () => undefined,
    onFocus: () => undefined,
    ...more,
  };
  render(<Field {...props} />);
  const [first] = seen;
  if (!first) throw new Error('No widget was drawn');
  first.onChange(['b']);
  const { registry: _registry, schema: given, ...told } = first;
  const isPlain = (value: unknown) => value !== undefined && typeof value !== 'function';
  return {
    told: { ...Object.fromEntries(Object.entries(told).filter(([, value]) => isPlain(value))), schema: given },
    reported: onChange.mock.calls,
  };
}

const choice = { type: 'array', uniqueItems: true, items: { $ref: '#/definitions/text' } } as const;
const files = { type: 'array', items: { type: 'string', format: 'data-url' } } as const;
const texts = { type: 'array', title: 'Texts', items: { type: 'string' } } as const;

it.each<[string, RJSFSchema, UiSchema, Partial<FieldProps>]>([
  ['a choice of several', choice, {}, { formData: ['a'] }],
  ['a choice of several without any', choice, {}, { formData: undefined }],
  ['a choice of several by boxes', choice, { 'ui:widget': 'checkboxes', 'ui:title': 'Kinds' }, { required: true }],
  ['a choice whose options have other names', choice, { items: { 'ui:enumNames': ['A', 'B'] } }, { disabled: true }],
  ['a choice whose options have names of the list', choice, { 'ui:enumNames': ['A', 'B'] }, { readonly: true }],
  ['files', files, {}, { formData: ['data:,'], rawErrors: ['Missing'] }],
  ['files by name', texts, { 'ui:widget': 'files', 'ui:label': false }, { autofocus: true }],
  ['another widget', texts, { 'ui:widget': 'own', 'ui:options': { size: 3 } }, { placeholder: 'None', hideError: true }],
  ['the list of a chosen option', texts, { 'ui:widget': 'own' }, { childFieldPathId: { $id: 'root_part', path: ['part'] } }],
])('%s: the control is handed what rjsf hands it, and reports as with rjsf', (_what, schema, uiSchema, more) => {
  const stock = handed(RjsfArrayField, schema, uiSchema, more);
  const own = handed(ListControl, schema, uiSchema, more);
  expect(own.told).toMatchObject(stock.told);
  expect(own.reported).toEqual(stock.reported);
});
