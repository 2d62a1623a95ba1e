import { type ArrayField, createForm, type Field, type Form } from '@formily/core';
import {
  connect,
  createSchemaField,
  FormProvider,
  mapProps,
  observer,
  RecursionField,
  useField,
  useFieldSchema,
} from '@formily/react';
import type { ChangeEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { buttonNamed } from '../contenders/buttons.ts';
import type { CreateContender, Schema } from '../contenders/contender.ts';
import { resolved } from '../contenders/resolved.ts';

interface ControlProps {
  readonly value?: string | readonly string[] | boolean;
  readonly onChange: (value: unknown) => void;
  readonly options?: readonly string[];
  readonly multiple?: boolean;
  readonly readOnly?: boolean;
}

const Input = connect(
  ({ value, onChange, readOnly }: ControlProps) => (
    <input
      type="text"
      value={String(value ?? '')}
      readOnly={readOnly}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
    />
  ),
  mapProps({ readOnly: true }),
);

const Check = connect(({ value, onChange }: ControlProps) => (
  <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
));

const Select = connect(({ value, onChange, options = [], multiple }: ControlProps) => (
  <select
    multiple={multiple}
    value={multiple ? ((value ?? []) as string[]) : String(value ?? '')}
    onChange={({ target }) => onChange(multiple ? [...target.selectedOptions].map((option) => option.value) : target.value)}
  >
    {options.map((option) => (
      <option key={option}>{option}</option>
    ))}
  </select>
));

const Item = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<Field>();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label>
      {field.title}
      {children}
      {field.selfErrors?.length > 0 && <span role="alert">{field.selfErrors.join(' ')}</span>}
    </label>
  );
});

const List = observer(() => {
  const field = useField<ArrayField>();
  const schema = useFieldSchema();
  const items = schema.items as typeof schema;
  const name = String(schema.name);
  return (
    <fieldset>
      {field.value?.map((_: unknown, index: number) => (
        <div key={index} data-row="">
          <RecursionField schema={items} name={index} />
          <button type="button" onClick={() => field.moveDown(index)}>
            Move down
          </button>
          <button type="button" onClick={() => field.remove(index)}>
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={() => field.push(items.type === 'object' ? {} : '')}>
        {`Add ${name}`}
      </button>
    </fieldset>
  );
});

const SchemaField = createSchemaField({ components: { Input, Check, Select, Item, List } });

/** Formily's dialect of one part of a JSON Schema: each node names its component. */
const dialect = (given: Schema, isRequired: boolean, root: Schema): Record<string, unknown> => {
  const schema = resolved(given, root);
  const item = { title: schema.title, required: isRequired, 'x-decorator': 'Item' };
  const items = schema.items && resolved(schema.items, root);
  if (schema.type === 'object') {
    const kept = Object.entries(schema.properties ?? {}).filter(([key]) => key !== 'order');
    const children = kept.map(([key, child]) => [key, dialect(child, schema.required?.includes(key) ?? false, root)]);
    return { type: 'object', properties: Object.fromEntries(children) };
  }
  if (items?.enum)
    return { ...item, type: 'array', 'x-component': 'Select', 'x-component-props': { multiple: true, options: items.enum } };
  if (items) return { type: 'array', 'x-component': 'List', items: dialect(items, true, root) };
  if (schema.enum) return { ...item, type: 'string', 'x-component': 'Select', 'x-component-props': { options: schema.enum } };
  if (schema.type === 'boolean') return { ...item, type: 'boolean', 'x-component': 'Check' };
  const limits = { maxLength: schema.maxLength, pattern: schema.pattern };
  return { ...item, ...limits, type: 'string', 'x-read-only': schema.readOnly === true, 'x-component': 'Input' };
};

const countErrors = (reason: unknown) => (Array.isArray(reason) ? reason.length : 0);

/** Formily with plain HTML components. It validates whenever a value changes. */
export const create: CreateContender = ({ schema }) => {
  const converted = dialect(schema, true, schema);
  let root: Root | undefined;
  let form: Form | undefined;
  let complaints = 0;
  return {
    mount(container, data) {
      complaints = 0;
      const created = createForm({ initialValues: structuredClone(data) as object });
      form = created;
      root = createRoot(container);
      const submit = () =>
        created.submit().catch((reason: unknown) => {
          complaints = countErrors(reason);
        });
      const element = (
        <FormProvider form={created}>
          <SchemaField schema={converted} />
          <button type="button" onClick={submit}>
            Submit
          </button>
        </FormProvider>
      );
      flushSync(() => root?.render(element));
    },
    unmount: () => root?.unmount(),
    castLength: () => ((form?.values.cast ?? []) as readonly unknown[]).length,
    complaints: () => complaints,
    addButton: (container) => buttonNamed(container, 'Add cast'),
    removeButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Remove'),
    moveButton: (_, row) => buttonNamed(row.closest('[data-row]'), 'Move down'),
    submitButton: (container) => buttonNamed(container, 'Submit'),
  };
};
