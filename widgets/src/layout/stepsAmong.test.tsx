// @vitest-environment jsdom
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const pair = { type: 'object', properties: { x: text, y: text } };
const steps = (...names: readonly string[]) => ({
  kind: 'steps',
  pages: names.map((name) => ({ title: `Page ${name}`, parts: [name] })),
});
const gone = {
  'ui:rules': [{ effect: 'hide', when: { context: { properties: { gone: { const: true } }, required: ['gone'] } } }],
};

const mount = async (properties: object, ui: object, initialData: JsonObject = {}) => {
  const form = await moduleOf({ type: 'object', properties }, ui);
  const { container, redraw } = mountForm(form, initialData, { context: {} });
  await waitFor(() => {
    if (container.querySelector('[aria-busy="true"]') || !container.querySelector('[id^="root_"]')) throw new Error('loading');
  });
  return { hide: () => redraw({ context: { gone: true } }) };
};
const field = (name: string) => document.getElementById(`root_${name}`) as HTMLElement; // drawn by the theme
const enter = (name: string) =>
  act(async () => {
    fireEvent.keyDown(field(name), { key: 'Enter' });
    // A second press within the same turn is none.
    await new Promise((done) => setTimeout(done));
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const open = () =>
  [...document.querySelectorAll('[aria-current="step"]')]
    .filter((one) => !one.closest('[hidden]'))
    .map((one) => one.textContent);

it('Enter goes on among the steps around its field', async () => {
  const items = { ...pair, title: 'Row' };
  const ui = { rows: { items: { 'ui:layout': [steps('x', 'y')] } } };
  await mount({ rows: { type: 'array', items } }, ui, { rows: [{ x: '1' }, { x: '2' }] });
  await enter('rows_0_x');
  expect(open()).toEqual(['2. Page y', '1. Page x']);
});

it('Enter goes on in the innermost steps, and those that are out of sight keep nobody from sending', async () => {
  await mount(
    { inner: pair, last: text },
    { 'ui:layout': [steps('inner', 'last')], inner: { 'ui:layout': [steps('x', 'y')] } },
  );
  await enter('inner_x');
  expect(open()).toEqual(['1. Page inner', '2. Page y']);
  await enter('inner_y');
  expect(open()).toEqual(['2. Page last']);
  expect(screen.getByText('Send')).toBeTruthy();
});

it('steps on another tab keep nobody from sending', async () => {
  const tabs = [
    { title: 'Wizard', parts: [steps('a', 'b')] },
    { title: 'Other', parts: ['c'] },
  ];
  await mount({ a: text, b: text, c: text }, { 'ui:layout': [{ kind: 'tabs', pages: tabs }] });
  expect(screen.queryByText('Send')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Other' })));
  expect(screen.getByText('Send')).toBeTruthy();
});

it('a step that a rule takes away gives way to the next one, with the focus', async () => {
  const properties = { a: text, b: text, c: text, d: text };
  const { hide } = await mount(properties, { 'ui:layout': [steps('a', 'b', 'c', 'd')], c: gone });
  await press('Next');
  await press('Next');
  act(() => field('c').focus());
  act(hide);
  expect(open()).toEqual(['3. Page d']);
  expect(document.activeElement?.textContent).toBe('Page d – Step 3 of 3');
});

it('a tab that a rule takes away gives way to the next one', async () => {
  const pages = ['a', 'b', 'c'].map((name) => ({ title: name, parts: [name] }));
  const { hide } = await mount({ a: text, b: text, c: text }, { 'ui:layout': [{ kind: 'tabs', pages }], b: gone });
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'b' })));
  act(hide);
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('c');
});
