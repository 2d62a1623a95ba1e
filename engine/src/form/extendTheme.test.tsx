// @vitest-environment jsdom

import { ErrorSchemaBuilder, type FieldProps, type WidgetProps } from '@rjsf/utils';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extendTheme } from './extendTheme.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';
import type { FormHandle } from './types.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Own = () => null;

it('adds what the host brings, lets it win over the theme, and leaves the theme as it was', () => {
  const before = { ...plainTheme.rjsf.widgets };
  const theme = extendTheme(plainTheme, { widgets: { iban: Own, TextWidget: Own }, fields: { geo: Own } });
  expect(theme.rjsf.widgets).toEqual({ ...before, iban: Own, TextWidget: Own });
  expect(Object.keys(theme.rjsf.fields ?? {})).toEqual([...Object.keys(plainTheme.rjsf.fields ?? {}), 'geo']);
  expect(theme.rjsf.templates).toEqual({ ButtonTemplates: {}, ...plainTheme.rjsf.templates });
  expect(theme.Actions).toBe(plainTheme.Actions);
  expect(plainTheme.rjsf.widgets).toEqual(before);
});

it('keeps the buttons of the theme that the host has none of its own for', () => {
  const first = extendTheme(plainTheme, { templates: { ButtonTemplates: { AddButton: Own, CopyButton: Own } } });
  const Other = () => null;
  const theme = extendTheme(first, { templates: { ButtonTemplates: { AddButton: Other } } });
  const before = plainTheme.rjsf.templates?.ButtonTemplates;
  expect(theme.rjsf.templates?.ButtonTemplates).toEqual({ ...before, AddButton: Other, CopyButton: Own });
});

it('has the same fields each time that a host extends a theme by them: one that does so while drawing keeps what is drawn', () => {
  const extended = () => extendTheme(plainTheme, { fields: { geo: Own } }).rjsf.fields?.['geo'];
  expect(extended()).toBe(extended());
});

it('keeps what is drawn, with its focus, where a host puts the theme together anew while drawing, and says where its parts are others', async () => {
  const Shown = ({ value }: WidgetProps) => <output>{value}</output>;
  const Other = ({ value }: WidgetProps) => <output>{`Code ${value}`}</output>;
  const properties = { title: { type: 'string', title: 'Title' }, code: { type: 'string' } };
  const form = await moduleOf({ type: 'object', properties }, { code: { 'ui:widget': 'code' } });
  const drawn = (code: typeof Shown) => (
    <SchemaForm
      form={form}
      theme={extendTheme(plainTheme, { widgets: { code } })}
      initialData={{ code: 'AB' }}
      onSubmit={async () => ({ ok: true })}
    />
  );
  const { rerender } = render(drawn(Shown));
  const field = screen.getByLabelText<HTMLInputElement>('Title');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Noct' } });
  rerender(drawn(Shown));
  expect(screen.getByLabelText('Title')).toBe(field);
  expect(document.activeElement).toBe(field);
  rerender(drawn(Other));
  expect(screen.getByText('Code AB')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Noct');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 9; time += 1) rerender(drawn(Other));
  expect(warn).not.toHaveBeenCalled();
  for (let time = 0; time < 9; time += 1) rerender(drawn(() => <i />));
  expect(warn.mock.calls).toEqual([[expect.stringContaining('outside the component that draws the form')]]);
});

it('says nothing of a theme that stays while what is around the form is hidden and shown again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const form = await moduleOf({ type: 'object', properties: { title: { type: 'string', title: 'Title' } } });
  const drawn = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />
    </Activity>
  );
  const { rerender } = render(drawn('visible'));
  for (let time = 0; time < 9; time += 1) rerender(drawn(time % 2 === 0 ? 'hidden' : 'visible'));
  expect(warn).not.toHaveBeenCalled();
});

const place = {
  type: 'object',
  required: ['lat'],
  properties: { lat: { type: 'number', title: 'Latitude' }, 'a/b': { type: 'string', minLength: 2 } },
};
const ui = { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] };

/** Draws its members itself, as rjsf's documentation does. */
function Geo({ formData, errorSchema, fieldPathId, onChange }: FieldProps) {
  return (
    <>
      <input
        aria-label="Latitude"
        value={formData?.lat ?? ''}
        onChange={({ target }) =>
          onChange({ ...formData, lat: target.valueAsNumber || Number(target.value) }, fieldPathId.path)
        }
      />
      <output>{JSON.stringify(errorSchema)}</output>
    </>
  );
}

describe.each([
  [
    'an object',
    { type: 'object', required: ['place'], properties: { place } },
    { place: { 'ui:field': 'geo' } },
    { place: {} },
  ],
  [
    'a row',
    { type: 'object', properties: { places: { type: 'array', items: place } } },
    { places: { items: { 'ui:field': 'geo' } } },
    { places: [{}] },
  ],
])('a field of the host that draws %s', (_what, schema, words, initialData) => {
  it('is told of the errors of its members, and that they are gone', async () => {
    const form = await moduleOf(schema, { ...ui, ...words });
    const theme = extendTheme(plainTheme, { fields: { geo: Geo } });
    const ref = createRef<FormHandle>();
    const send = vi.fn(async () => ({ ok: true }) as const);
    render(<SchemaForm form={form} theme={theme} ref={ref} initialData={initialData} onSubmit={send} />);
    const told = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null');
    expect(told()).toEqual({});
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(told()).toEqual({ lat: { __errors: ['This field is required.'] } }));
    fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '3' } });
    await waitFor(() => expect(told()).toEqual({}));
    ref.current?.setErrors([
      { path: 'places' in schema.properties ? '/places/0/a~1b' : '/place/a~1b', keyword: 'x', message: 'Taken.' },
    ]);
    await waitFor(() => expect(told()).toEqual({ 'a/b': { __errors: ['Taken.'] } }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a field of the host whose controls have no ids', () => {
  const mount = async (field: (props: FieldProps) => ReactNode, more: object = {}) => {
    const schema = { type: 'object', properties: { first: { type: 'string' }, place: { ...place, ...more } } };
    const form = await moduleOf(schema, { ...ui, place: { 'ui:field': 'geo' } });
    const ref = createRef<FormHandle>();
    const theme = extendTheme(plainTheme, { fields: { geo: field } });
    const send = async () => ({ ok: true }) as const;
    render(<SchemaForm form={form} theme={theme} ref={ref} initialData={{ place: { 'a/b': 'ab' } }} onSubmit={send} />);
    return ref;
  };

  it('is where an error of its members leads to', async () => {
    const ref = await mount(Geo);
    ref.current?.goTo('/place/lat');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Latitude')));
  });

  it('shows what is wrong with it when it is left', async () => {
    await mount(Geo, { minProperties: 3 });
    const field = screen.getByLabelText('Latitude');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '5' } });
    expect(document.querySelector('output')?.textContent).toBe('{}');
    act(() => document.getElementById('root_first')?.focus());
    await waitFor(() => expect(document.querySelector('output')?.textContent).toContain('__errors'));
  });

  it('leaves its id to a control that has it', async () => {
    await mount(({ fieldPathId }) => <input id={fieldPathId.$id} aria-label="Latitude" />);
    expect(document.querySelectorAll('#root_place')).toHaveLength(1);
    expect(document.getElementById('root_place')).toBe(screen.getByLabelText('Latitude'));
  });
});

it('errors that a widget hands over are said to be shown nowhere, once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Odd = ({ id, onChange }: WidgetProps) => (
    <button type="button" id={id} onClick={() => onChange('x', new ErrorSchemaBuilder().addErrors('Odd.').ErrorSchema)}>
      Odd
    </button>
  );
  const form = await moduleOf({ type: 'object', properties: { a: { type: 'string' } } }, { a: { 'ui:widget': 'odd' } });
  const theme = extendTheme(plainTheme, { widgets: { odd: Odd } });
  render(<SchemaForm form={form} theme={theme} onSubmit={async () => ({ ok: true })} />);
  for (const _press of [1, 2]) fireEvent.click(screen.getByText('Odd'));
  expect(warned.mock.calls.flat()).toEqual([expect.stringMatching(/handed errors to onChange, which are not shown/)]);
});

it('of a part that nothing asks a theme for it is said what is done instead', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  extendTheme(plainTheme, { widgets: { TextWidget: Own }, fields: { geo: Own, StringField: Own } });
  expect(warned).not.toHaveBeenCalled();
  extendTheme(plainTheme, {
    fields: { NumberField: Own },
    templates: { ErrorListTemplate: Own, ButtonTemplates: { SubmitButton: Own } },
  });
  expect(warned.mock.calls.flat()).toEqual([
    "Nothing asks a theme for its 'NumberField': the engine draws it itself; give yours another name, and name it in the uiSchema ('ui:field').",
    "Nothing asks a theme for its 'ErrorListTemplate': 'ErrorSummary' of the theme draws the list of errors.",
    "Nothing asks a theme for its 'SubmitButton': 'Actions' of the theme draws the buttons that 'ui:actions' names.",
  ]);
});
