// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../validation/types.ts';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const form = await moduleOf({ type: 'object', properties: { a: text, b: text } });

/** A form with a field that has the focus; `disable` does what a browser does: it takes the focus from what is disabled. */
const mount = () => {
  const page = (disabled: boolean) => (
    <>
      <SchemaForm
        form={form}
        theme={plainTheme}
        disabled={disabled}
        initialData={{ b: 'text' }}
        onSubmit={async () => ({ ok: true })}
      />
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender, getByText } = render(page(false));
  const elsewhere = getByText('Elsewhere');
  const field = document.getElementById('root_b') as HTMLInputElement; // drawn by the plain theme
  act(() => field.focus());
  field.setSelectionRange(1, 3);
  const disable = () => {
    rerender(page(true));
    act(() => elsewhere.focus());
    act(() => elsewhere.blur());
  };
  return { field, disable, enable: () => rerender(page(false)), elsewhere };
};

it('a field has the focus and its selection again after the form was disabled for a moment', () => {
  const { field, disable, enable } = mount();
  disable();
  expect(document.activeElement).toBe(document.body);
  enable();
  expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 1, 3]);
});

it('what took the focus meanwhile keeps it, and a form that is disabled later takes none', () => {
  const { field, disable, enable, elsewhere } = mount();
  disable();
  act(() => elsewhere.focus());
  enable();
  expect(document.activeElement).toBe(elsewhere);
  disable();
  act(() => elsewhere.blur());
  enable();
  expect(document.activeElement).not.toBe(field);
});

const gone = {
  'ui:rules': [{ effect: 'hide', when: { context: { properties: { gone: { const: true } }, required: ['gone'] } } }],
};

it.each([
  ['the next field', 'b', 'c'],
  ['the part around, after the last field', 'c', 'a'],
])('of a field that a rule takes away goes to %s, and to no control', async (_what, name, beside) => {
  const hiding = await moduleOf({ type: 'object', properties: { a: text, b: text, c: text } }, { [name]: gone });
  const page = (context: JsonObject) => (
    <SchemaForm form={hiding} theme={plainTheme} context={context} onSubmit={async () => ({ ok: true })} />
  );
  const { rerender } = render(page({}));
  act(() => document.getElementById(`root_${name}`)?.focus());
  rerender(page({ gone: true }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.matches('input')).toBe(false);
  expect(document.activeElement?.querySelector('input')?.id).toBe(`root_${beside}`);
});

it('of a field that a rule disables goes to what it stands in', async () => {
  const disable = { ...gone['ui:rules'][0], effect: 'disable' };
  const locking = await moduleOf({ type: 'object', properties: { a: text, b: text } }, { b: { 'ui:rules': [disable] } });
  const page = (context: JsonObject) => (
    <SchemaForm form={locking} theme={plainTheme} context={context} onSubmit={async () => ({ ok: true })} />
  );
  const { rerender } = render(page({}));
  const field = document.getElementById('root_b') as HTMLInputElement; // drawn by the plain theme
  act(() => field.focus());
  rerender(page({ gone: true }));
  await waitFor(() => expect(document.activeElement).toBe(field.labels?.[0]?.parentElement));
});

it('goes on to the next field when the one that is tabbed into goes', async () => {
  const given = { properties: { a: { const: 'x' } }, required: ['a'] };
  const ui = { b: { 'ui:rules': [{ effect: 'hide', when: { data: given } }] } };
  const hiding = await moduleOf({ type: 'object', properties: { a: text, b: text, c: text } }, ui);
  render(<SchemaForm form={hiding} theme={plainTheme} onSubmit={async () => ({ ok: true })} />);
  const field = (name: string) => document.getElementById(`root_${name}`) as HTMLInputElement; // drawn by the plain theme
  act(() => field('a').focus());
  fireEvent.change(field('a'), { target: { value: 'x' } });
  act(() => field('b').focus());
  await waitFor(() => expect(document.activeElement).toBe(field('c')));
});

it('is left to the host where the form itself goes', async () => {
  const { unmount } = render(<SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />);
  act(() => document.getElementById('root_a')?.focus());
  fireEvent.change(document.getElementById('root_a') as HTMLElement, { target: { value: 'x' } }); // drawn by the plain theme
  unmount();
  await new Promise((done) => setTimeout(done, 50));
  expect([document.activeElement, document.body.hasAttribute('tabindex')]).toEqual([document.body, false]);
});
