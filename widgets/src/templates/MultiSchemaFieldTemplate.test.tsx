// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { type FormHandle, prepareForm, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import messages from '../../../schemas/messages/en.json' with { type: 'json' };
import { toForm } from '../conformance/mountExample.tsx';
import type { WidgetExample } from '../conformance/WidgetExample.ts';
import { fluentTheme } from '../index.ts';

beforeAll(() =>
  prepareForm(toForm({ schema: { title: 'Choice', oneOf: [text, amount] }, uiSchema: { 'ui:help': '' } }, messages)),
);
afterEach(cleanup);

const draw = (schema: WidgetExample['schema'], uiSchema: WidgetExample['uiSchema'] = { 'ui:help': '' }) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <SchemaForm form={toForm({ schema, uiSchema }, messages)} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />
    </FluentProvider>,
  );

const text = { title: 'A text', type: 'string' } as const;
const amount = { title: 'A number', type: 'number' } as const;

it.each<[string, WidgetExample['schema'], string]>([
  ['a value', { title: 'Contact', oneOf: [text, amount] }, 'Option for Contact'],
  [
    'an object',
    { title: 'Contact', type: 'object', anyOf: [{ properties: { a: text } }, { properties: { b: amount } }] },
    'Option for Contact',
  ],
])('the options of %s are chosen under a label that is seen and read out', async (_what, schema, label) => {
  draw(schema);
  const selector = await screen.findByRole('combobox', { name: label });
  const shown = screen.getByText(label);
  expect(shown.tagName).toBe('LABEL');
  expect(shown.getAttribute('for')).toBe(selector.id);
  expect(screen.getAllByText(label)).toHaveLength(1);
});

it('what is said of a choice describes its options, and what is said of one of them its value', async () => {
  draw({ title: 'Contact', description: 'Of the choice.', oneOf: [{ ...text, description: 'Of the text.' }, amount] });
  const selector = await screen.findByRole('combobox');
  const descriptionOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(descriptionOf(selector)).toBe('Of the choice.');
  expect(descriptionOf(screen.getByRole('textbox', { name: 'A text' }))).toBe('Of the text.');
});

const kind = (only: string, more: object = {}) => ({
  ...{ title: only, type: 'object', required: ['kind'] },
  properties: { kind: { const: only }, ...more },
});
const drawWay = (way: object) =>
  draw({ title: 'Form', type: 'object', required: ['way'], properties: { way: { title: 'Way', ...way } } });

it.each<[name: string, more: object, says: boolean]>([
  ['that is a choice alone is said with the choice', {}, true],
  ['with members of its own is said above them', { properties: { n: text } }, false],
])('what is said of an object %s', async (_name, more, says) => {
  const { container } = drawWay({
    type: 'object',
    description: 'How it is paid.',
    oneOf: [kind('a', { b: text }), kind('c')],
    ...more,
  });
  const selector = await screen.findByRole('combobox');
  const described = document.getElementById(selector.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described).toBe(says ? 'How it is paid.' : undefined);
  expect(container.textContent?.split('How it is paid.')).toHaveLength(2);
});

it('a choice that has to be made and shows none, or nothing below it, is marked as required', async () => {
  drawWay({ oneOf: [kind('a'), kind('b', { c: text })] });
  const isMarked = () => {
    const selector = screen.getByRole('combobox');
    const label = screen.getByText('Option for Way');
    return [
      selector.getAttribute('aria-required') === 'true' || selector.hasAttribute('required'),
      'required' in label.dataset,
    ];
  };
  await screen.findByRole('combobox');
  expect(isMarked()).toEqual([true, true]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } });
  expect(isMarked()).toEqual([true, true]);
  // What has to be filled in says so itself.
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
  expect(isMarked()).toEqual([false, false]);
});

it.each([undefined, 'object'] as const)(
  'options are chosen by radio buttons under the label, of a value of the type %s',
  async (type) => {
    const options = type
      ? [
          { title: 'A', properties: { a: text } },
          { title: 'B', properties: { b: amount } },
        ]
      : [text, amount];
    draw({ title: 'Contact', ...(type && { type }), oneOf: options }, { 'ui:help': '', 'ui:widget': 'radio' });
    const group = await screen.findByRole('radiogroup', { name: 'Option for Contact' });
    expect(group.querySelectorAll('input')).toHaveLength(2);
    // What is chosen is no choice itself.
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'A text' })).toBeTruthy();
  },
);

it('an option that says no more than its name is not drawn below the choice, which what is wrong with it leads to', async () => {
  const option = (title: string, more: object = {}) => ({
    ...{ title, type: 'object', required: ['kind'] },
    properties: { kind: { const: title }, ...more },
  });
  const options = [option('None'), option('Fund', { fund: text }), { ...option('Told'), description: 'Of this one.' }];
  const schema = { title: 'Form', type: 'object', properties: { way: { title: 'Way', oneOf: options } } };
  const form = toForm({ schema, uiSchema: { 'ui:help': '' } }, messages);
  const handle = createRef<FormHandle>();
  const draw = (kind: string) => (
    <FluentProvider theme={webLightTheme}>
      <SchemaForm
        key={kind}
        ref={handle}
        form={form}
        theme={fluentTheme}
        initialData={{ field: { way: { kind } } }}
        onSubmit={async () => ({ ok: true })}
      />
    </FluentProvider>
  );
  const { rerender } = render(draw('None'));
  const selector = await screen.findByRole('combobox');
  expect(screen.queryByRole('group', { name: /None/ })).toBeNull();
  act(() => handle.current?.setErrors([{ path: '/field/way', keyword: 'closed', message: 'Not this one.' }]));
  expect(screen.getAllByText(/Not this one/).length).toBeGreaterThan(1);
  act(() => screen.getByRole('link', { name: /Not this one/ }).click());
  expect(document.activeElement).toBe(selector);
  rerender(draw('Fund'));
  expect(await screen.findByRole('textbox', { name: 'A text' })).toBeDefined();
  rerender(draw('Told'));
  expect(await screen.findByText('Of this one.')).toBeDefined();
});

it('a row that is a choice within a choice is named once', async () => {
  const either = {
    oneOf: [
      { properties: { b: amount }, required: ['b'] },
      { properties: { c: text }, required: ['c'] },
    ],
  };
  const parameter = { type: 'object', properties: { a: text }, ...either };
  const items = { oneOf: [parameter, { type: 'object', properties: { d: text }, required: ['d'] }] };
  draw({ title: 'Call', properties: { list: { title: 'Parameters', type: 'array', items, default: [{ a: 'x', b: 1 }] } } });
  await screen.findByRole('textbox', { name: 'A text' });
  expect(screen.getAllByText(/^Parameters 1\b/)).toHaveLength(1);
});

it('a row that has members beside a choice is named once', async () => {
  const ways = [
    { title: 'Theft', properties: { b: amount }, required: ['b'] },
    { title: 'Water', properties: { c: text }, required: ['c'] },
  ];
  const incident = { title: 'Incident', type: 'object', properties: { a: text }, oneOf: ways };
  const data = { default: [{ a: 'x', b: 1 }] };
  draw({ title: 'Claim', properties: { list: { title: 'Incidents', type: 'array', items: incident, ...data } } });
  await screen.findByRole('textbox', { name: 'A text' });
  expect(screen.getAllByText('Incident 1')).toHaveLength(1);
});

it.each<[what: string, title: object, name: string]>([
  ['by its title', { title: 'An address' }, 'An address'],
  ['by its name', {}, 'home'],
])('what is called %s is headed once, where an option below its members has no name of its own', async (_what, title, name) => {
  const inCountry = (country: string) => ({ properties: { country: { enum: [country] }, b: amount } });
  const home = { ...title, type: 'object', properties: { a: text }, oneOf: [inCountry('CA'), inCountry('MX')] };
  draw({ title: 'Form', properties: { home } } as WidgetExample['schema']);
  await screen.findByRole('combobox', { name: `Option for ${name}` });
  expect(screen.getAllByText(name)).toHaveLength(1);
});

it.each<[what: string, option: object, name: string]>([
  ['a choice', { anyOf: [{ enum: ['stable', 'lts'] }, { type: 'number' }] }, 'stable, lts'],
  ['several kinds of value', { type: ['string', 'number'] }, 'Text'],
])('an option that is %s itself is chosen under the name of the option', async (_what, option, name) => {
  draw({ title: 'Node', oneOf: [option as WidgetExample['schema'], { type: 'array', items: text }] });
  expect(await screen.findByRole('combobox', { name: 'Option for Node' })).toBeDefined();
  expect(await screen.findByRole('combobox', { name: `Option for ${name}` })).toBeDefined();
});
