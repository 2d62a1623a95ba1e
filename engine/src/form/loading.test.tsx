// @vitest-environment jsdom

import type { WidgetProps } from '@rjsf/utils';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormModule, JsonObject } from '../validation/types.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { FormHandle, SchemaFormProps } from './types.ts';

afterEach(cleanup);

async function mount(schema: object, props: Partial<SchemaFormProps> = {}, ui: object = {}) {
  return mountModule(await moduleOf(schema, ui), props);
}

function mountModule(form: FormModule, props: Partial<SchemaFormProps> = {}) {
  const ref = createRef<FormHandle>();
  render(
    <StrictMode>
      <SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} ref={ref} {...props} />
    </StrictMode>,
  );
  return ref;
}

const defaults = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'boolean', const: true, default: true },
    optional: { type: 'string', default: 'filled in' },
    terms: { type: 'boolean', const: true },
    list: { type: 'array', minItems: 0, items: { type: 'object', properties: { x: { type: 'string', default: 'x' } } } },
    nested: { type: 'object', properties: { a: { type: ['string', 'null'] } } },
  },
};

describe('loading a document', () => {
  it.each<[string, JsonObject]>([
    ['with members the schema does not know', { kind: true, extra: { deep: [1] } }],
    ['with nulls and empty containers', { kind: true, nested: { a: null }, list: [], other: null }],
    ['without members that have a default', { kind: true, list: [{}] }],
    ['with empty texts', { kind: true, optional: '' }],
  ])('%s gives it back as it is, and clean', async (_what, initialData) => {
    const onDirtyChange = vi.fn();
    const ref = await mount(defaults, { initialData, onDirtyChange });
    expect(ref.current?.getData()).toEqual(initialData);
    expect(JSON.stringify(ref.current?.getData())).toBe(JSON.stringify(initialData));
    expect(onDirtyChange).not.toHaveBeenCalled();
  });

  it('fills the defaults of a new document, and ticks no terms', async () => {
    expect((await mount(defaults)).current?.getData()).toEqual({ kind: true, optional: 'filled in' });
  });

  it('fills only defaults of required members that a stored document lacks', async () => {
    expect((await mount(defaults, { initialData: { nested: {} } })).current?.getData()).toEqual({ nested: {}, kind: true });
  });

  it.each<[JsonObject, number, unknown]>([
    [{}, 0, ['x']],
    [{ pair: ['a'] }, 1, ['a', 'x']],
    [{ pair: null }, 0, ['x']],
  ])('of %j draws every place of a list, to be filled in', async (initialData, place, filled) => {
    const pair = { title: 'Pair', type: 'array', items: [{ type: 'string' }, { type: 'string' }] };
    const ref = await mount({ type: 'object', properties: { pair } }, { initialData });
    expect(ref.current?.getData()).toEqual(initialData);
    fireEvent.change(document.getElementById(`root_pair_${place}`) as HTMLElement, { target: { value: 'x' } });
    expect(ref.current?.getData()).toEqual({ pair: filled });
    expect(document.querySelectorAll('[id^="root_pair_"]:is(input)')).toHaveLength(2);
  });

  it('leaves out the places of a list that have no default', async () => {
    const text = { type: 'string' };
    const pair = { title: 'Pair', type: 'array', minItems: 1, items: [text, text] };
    const ref = await mount({ type: 'object', properties: { pair, size: { type: 'integer', default: 1 } } });
    expect(Object.keys(ref.current?.getData() ?? {})).toEqual(['size']);
    expect(document.getElementById('root_pair_1')).not.toBeNull();
  });

  it('draws a list of places that is null as an empty one, and leaves it null', async () => {
    const places = { type: 'object', properties: { pair: { title: 'Pair', type: 'array', items: [{ type: 'string' }] } } };
    const ref = await mount(places, { initialData: { pair: null } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(ref.current?.getData()).toEqual({ pair: null });
  });

  it.each([
    ['plain', {}],
    ['open', { choice: { title: 'Choice', oneOf: [{ type: 'string' }, { type: 'number' }] } }],
  ])('makes up no empty list and no empty part that must be there: it would count as entered (%s)', async (_kind, more) => {
    const list = { type: 'array', items: { type: 'string' } };
    const part = { type: 'object', required: ['list'], properties: { list, text: { type: 'string', default: 'x' } } };
    const schema = {
      type: 'object',
      required: ['list', 'part', 'none', 'two'],
      properties: {
        name: { type: 'string' },
        list,
        part,
        none: { ...list, default: [] },
        two: { ...list, default: ['2'] },
        rows: { type: 'array', items: part },
        ...more,
      },
    };
    const stored = { name: 'a', rows: [{ text: 'b' }] };
    const ref = await mount(schema, { initialData: stored });
    await waitFor(() => expect(ref.current).not.toBeNull());
    expect(ref.current?.getData()).toEqual({ ...stored, none: [], two: ['2'] });
    expect(ref.current?.isDirty()).toBe(false);
  });

  it('keeps what is stored by a name that objects inherit', async () => {
    const named = {
      type: 'object',
      properties: { toString: { type: 'string', oneOf: [{ const: 'x' }] }, size: { type: 'number', default: 1 } },
    };
    const ref = await mount(named, { initialData: { size: 'no number', toString: 'x' } });
    expect(ref.current?.getData()).toEqual({ size: 'no number', toString: 'x' });
  });

  it.each<[string, JsonObject]>([
    ['a text', { type: 'string', default: 'd' }],
    ['a list', { type: 'array', items: { type: 'string' }, default: ['d'] }],
    ['a choice without a type', { enum: ['d', 'e'], default: 'd' }],
  ])('puts no default of %s into an object that stands in its place, in a row neither', async (_what, field) => {
    const part = { type: 'object', required: ['f'], properties: { f: { $ref: '#/definitions/f' } } };
    const open = { anyOf: [{ required: ['f'] }, { required: ['none'] }] };
    const schema = { ...part, ...open, properties: { ...part.properties, rows: { type: 'array', items: part } } };
    const initialData = { f: {}, rows: [{ f: {} }] };
    const ref = await mount({ ...schema, definitions: { f: field } }, { initialData });
    expect(ref.current?.getData()).toEqual(initialData);
  });

  it.each<[string, object, unknown, unknown]>([
    ['a text', { type: 'string', title: 'Whole' }, undefined, 'typed'],
    ['a text without a title', { type: 'string' }, undefined, 'typed'],
    ['a number with a default', { type: 'integer', title: 'Whole', default: 4 }, 4, 7],
    ['a choice without a type', { enum: ['typed', 'other'], title: 'Whole' }, undefined, 'typed'],
  ])('begins a form that is %s with nothing, named and ready to be filled in', async (_what, schema, begins, ends) => {
    const ref = await mount(schema);
    await waitFor(() => expect(document.getElementById('root')).not.toBeNull());
    expect(ref.current?.getData()).toBe(begins);
    expect(document.querySelector('label[for="root"]')?.textContent).not.toBe('');
    fireEvent.change(document.getElementById('root') as HTMLInputElement, { target: { value: String(ends) } });
    expect(ref.current?.getData()).toBe(ends);
  });

  it('begins a form that is a list without rows', async () => {
    expect((await mount({ type: 'array', title: 'Rows', items: { type: 'string' } })).current?.getData()).toEqual([]);
  });

  it('is an object still when the option of a whole form is chosen anew', async () => {
    const options = [{ title: 'A', properties: { a: { type: 'string' } }, required: ['a'] }, { title: 'B' }];
    const ref = await mount({ oneOf: options }, { initialData: { a: 'x' } });
    await waitFor(() => expect(document.querySelector('select')).not.toBeNull());
    fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: '1' } });
    expect(ref.current?.getData()).toEqual({});
  });

  it('gives a new row its defaults', async () => {
    const ref = await mount(defaults, { initialData: { kind: true } });
    act(() => screen.getByRole('button', { name: 'Add to list' }).click());
    expect(ref.current?.getData()).toEqual({ kind: true, list: [{ x: 'x' }] });
  });
});

function Broken(): never {
  throw new Error('broken');
}

describe('fields that cannot be drawn', () => {
  it.each<[string, JsonObject, JsonObject, string]>([
    ['an unknown widget', { type: 'string' }, { 'ui:widget': 'holo' }, "The widget 'holo' is not known."],
    [
      'an unknown widget of a list',
      { type: 'array', items: { type: 'string' } },
      { 'ui:widget': 'holo' },
      "The widget 'holo' is not known.",
    ],
    ['an unknown field', { type: 'string' }, { 'ui:field': 'holo' }, "The field 'holo' is not known."],
    [
      'an unknown template',
      { type: 'string' },
      { 'ui:options': { FieldTemplate: 'holo' } },
      "The FieldTemplate 'holo' is not known.",
    ],
    [
      'a reference that leads nowhere',
      { $ref: '#/definitions/none' },
      {},
      "The part '#/definitions/none' of this form is missing.",
    ],
  ])('%s says so in its place', async (_what, schema, ui, message) => {
    mountModule({
      ...(await moduleOf({ type: 'object', properties: { good: { title: 'Good', type: 'string' } } })),
      schema: { type: 'object', properties: { bad: schema, good: { title: 'Good', type: 'string' } } },
      uiSchema: { bad: ui },
    });
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.getByLabelText('Good')).toBeTruthy();
  });

  it.each<[string, JsonObject]>([
    ['by reference', { $ref: '#/definitions/grade' }],
    ['by an allOf of one reference, as generators write it', { allOf: [{ $ref: '#/definitions/grade' }] }],
    ['by an allOf whose parts say its kind and its values', { allOf: [{ type: 'integer' }, { enum: [1, 2] }] }],
  ])('are none where a value that the widget draws is said %s', async (_what, food) => {
    const definitions = {
      grade: {
        type: 'integer',
        oneOf: [
          { const: 1, title: 'Poor' },
          { const: 2, title: 'Good' },
        ],
      },
    };
    await mount({ type: 'object', definitions, properties: { food } }, {}, { food: { 'ui:widget': 'radio' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });

  it('a widget that throws keeps the rest of the form', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const theme = { ...plainTheme, rjsf: { ...plainTheme.rjsf, widgets: { ...plainTheme.rjsf.widgets, broken: Broken } } };
    const form = await moduleOf({
      type: 'object',
      properties: { bad: { type: 'string' }, good: { title: 'Good', type: 'string' } },
    });
    mountModule({ ...form, uiSchema: { bad: { 'ui:widget': 'broken' } } }, { theme });
    expect(screen.getByRole('alert').textContent).toContain("The widget 'broken' has failed.");
    expect(screen.getByLabelText('Good')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('a line of text that throws keeps the fields beside it, and what is typed into them, and is back with another value', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { TextWidget } = plainTheme.rjsf.widgets ?? {};
    const Moody = (props: WidgetProps) => {
      if (props.value === 'fail') throw new Error('broken');
      return TextWidget && <TextWidget {...props} />;
    };
    const theme = { ...plainTheme, rjsf: { ...plainTheme.rjsf, widgets: { ...plainTheme.rjsf.widgets, TextWidget: Moody } } };
    const texts = { type: 'object', properties: { a: { title: 'A', type: 'string' }, b: { title: 'B', type: 'string' } } };
    const ref = await mount({ ...texts, properties: { ...texts.properties, in: texts } }, { theme });
    fireEvent.change(screen.getAllByLabelText('B')[0] as HTMLInputElement, { target: { value: 'typed' } });
    act(() => ref.current?.setValue('/a', 'fail'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByLabelText('B').map((field) => (field as HTMLInputElement).value)).toEqual(['typed', '']);
    act(() => ref.current?.setValue('/in/a', 'fail'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(ref.current?.getData()).toEqual({ a: 'fail', b: 'typed', in: { a: 'fail' } });
    act(() => ref.current?.setValue('/a', 'fine'));
    act(() => ref.current?.setValue('/in/a', 'too'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByLabelText('A').map((field) => (field as HTMLInputElement).value)).toEqual(['fine', 'too']);
    vi.restoreAllMocks();
  });
});

describe('hints', () => {
  it('name the limits of their own field', async () => {
    await mount(
      {
        type: 'object',
        definitions: { secret: { type: 'string', minLength: 6 } },
        properties: { secret: { $ref: '#/definitions/secret' } },
      },
      {},
      { secret: { 'ui:help': 'At least {minLength} characters.' } },
    );
    expect(document.querySelector('[data-help="root_secret"]')?.textContent).toBe('At least 6 characters.');
  });
});

describe('a field', () => {
  it('knows whether it differs from what is saved', async () => {
    await mount({ type: 'object', properties: { title: { title: 'Title', type: 'string' } } });
    const isDirty = () => screen.getByLabelText('Title').closest('[data-dirty]')?.getAttribute('data-dirty');
    expect(isDirty()).toBe('false');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'x' } });
    fireEvent.blur(screen.getByLabelText('Title'));
    expect(isDirty()).toBe('true');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: '' } });
    fireEvent.blur(screen.getByLabelText('Title'));
    expect(isDirty()).toBe('false');
  });
});

describe('branches', () => {
  const schema = {
    type: 'object',
    properties: {
      contact: {
        title: 'Contact',
        oneOf: [
          { title: 'Mail', type: 'object', properties: { mail: { title: 'Mail', type: 'string' } }, required: ['mail'] },
          { title: 'Phone', type: 'object', properties: { phone: { title: 'Phone', type: 'string' } }, required: ['phone'] },
        ],
      },
    },
  };

  it('that were not compiled are matched by the interpreter, loaded before the form is drawn', async () => {
    // Modules of their own: another test may have had the interpreter loaded.
    vi.resetModules();
    const anew = await import('./SchemaForm.tsx');
    const { plainTheme: theme } = await import('./fixture/plainTheme.tsx');
    const form = { ...(await moduleOf(schema)), branches: {} };
    const initialData = { contact: { phone: '1' } };
    render(<anew.SchemaForm form={form} theme={theme} initialData={initialData} onSubmit={async () => ({ ok: true })} />);
    expect(document.querySelector('form')).toBeNull();
    expect(await screen.findByLabelText<HTMLInputElement>(/^Phone/)).toHaveProperty('value', '1');
  });

  it('that were compiled need no interpreter', async () => {
    await mount(schema, { initialData: { contact: { phone: '1' } } });
    expect(screen.getByLabelText<HTMLInputElement>(/^Phone/)).toHaveProperty('value', '1');
  });

  it('show an error of the whole choice once', async () => {
    const ref = await mount(schema, { initialData: { contact: { phone: '1' } } });
    await screen.findByLabelText(/^Phone/);
    act(() => ref.current?.setErrors([{ path: '/contact', keyword: 'x', message: 'Not this' }]));
    expect(document.querySelectorAll('[data-error="root_contact"]')).toHaveLength(1);
  });
});
