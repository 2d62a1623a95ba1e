// @vitest-environment jsdom
import { FluentProvider, tokens, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, SchemaForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { axeViolations } from '../conformance/axeViolations.ts';
import { toForm } from '../conformance/mountExample.tsx';
import type { WidgetExample } from '../conformance/WidgetExample.ts';
import { fluentTheme } from '../index.ts';

afterEach(cleanup);

const text = { type: 'string' } as const;

const draw = (schema: WidgetExample['schema'], uiSchema: WidgetExample['uiSchema'], field: JsonObject[string]) => {
  const handle = createRef<FormHandle>();
  const page = render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        ref={handle}
        form={toForm({ schema, uiSchema }, messages)}
        theme={fluentTheme}
        initialData={{ field }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  return { ...page, handle };
};

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

it.each<[name: string, schema: WidgetExample['schema'], value: JsonObject[string], says: string[]]>([
  [
    'an object',
    { title: 'Contact', description: 'How?', type: 'object', properties: { a: text, b: text } },
    { a: 'x' },
    ['More, please.', 'How?'],
  ],
  ['a list', { title: 'Contact', type: 'array', items: text }, ['x'], ['More, please.']],
])('what is wrong with %s as a whole describes it to those who cannot see it', async (_name, schema, value, says) => {
  const { handle, container } = draw(schema, { 'ui:help': '' }, value);
  act(() => handle.current?.setErrors([{ path: '/field', keyword: 'minItems', message: 'More, please.' }]));
  const group = screen.getByRole('group', { name: /^Contact/ });
  expect(descriptionOf(group)).toEqual(says);
  act(() => void handle.current?.goTo('/field'));
  expect(document.activeElement).toBe(group);
  expect(await axeViolations(container)).toEqual([]);
});

it('what is wrong with a row as a whole describes its fields', async () => {
  const schema = { title: 'Contacts', type: 'array', items: { type: 'object', properties: { a: text } } } as const;
  const { handle, container } = draw(schema, { 'ui:help': '' }, [{ a: 'x' }, { a: 'y' }]);
  expect(container.querySelector('[aria-describedby]')).toBeNull();
  act(() => handle.current?.setErrors([{ path: '/field/1', keyword: 'minProperties', message: 'More, please.' }]));
  const described = screen.getAllByRole('group').filter((group) => descriptionOf(group).includes('More, please.'));
  expect(described.map((group) => group.querySelector('input')?.value)).toEqual(['y']);
  expect(await axeViolations(container)).toEqual([]);
});

it.each<[name: string, schema: WidgetExample['schema'], value: JsonObject[string]]>([
  ['an object', { title: 'Contact', type: 'object', properties: { a: text } }, { a: 'x' }],
  ['a list', { title: 'Contact', type: 'array', items: text }, ['x']],
])('%s without its label is called by it all the same', (_name, schema, value) => {
  draw(schema, { 'ui:help': '', 'ui:options': { label: false } }, value);
  expect(screen.getByRole('group', { name: 'Contact' })).toBeTruthy();
  expect(screen.queryByText('Contact')).toBeNull();
});

it('the help of an object is said below its heading, and describes it', () => {
  draw({ title: 'Contact', description: 'How?', type: 'object', properties: { a: text } }, { 'ui:help': 'At any time.' }, {});
  expect(descriptionOf(screen.getByRole('group', { name: 'Contact' }))).toEqual(['How?', 'At any time.']);
});

it('the fields of an object stand in from what follows it, and what is said of it is in its lines', () => {
  draw({ title: 'Contact', description: 'By:\n- mail', type: 'object', properties: { a: text } }, { 'ui:help': '' }, {});
  const { lastElementChild: fields } = screen.getByRole('group', { name: 'Contact' });
  expect(fields?.querySelector('input')?.id).toBe('root_field_a');
  expect(getComputedStyle(fields ?? document.body).paddingLeft).toBe(tokens.spacingHorizontalM);
  expect(getComputedStyle(screen.getByText(/By:/)).whiteSpace).toBe('pre-line');
});

it('a style of the uiSchema is that of the field', () => {
  draw({ title: 'Name', ...text }, { 'ui:help': '', 'ui:style': { maxWidth: '20em' } }, 'x');
  expect(screen.getByText('Name').parentElement?.style.maxWidth).toBe('20em');
});

it('rows can be moved where the options of all lists say so', async () => {
  const form = toForm({ schema: { title: 'Names', type: 'array', items: text }, uiSchema: { 'ui:help': '' } }, messages);
  const uiSchema = { ...form.uiSchema, 'ui:globalOptions': { orderable: true } };
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        form={{ ...form, uiSchema }}
        theme={fluentTheme}
        initialData={{ field: ['a', 'b'] }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>,
  );
  expect(document.getElementById('root_field_1__moveUp')).not.toBeNull();
});
