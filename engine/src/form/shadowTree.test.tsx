// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const form = await moduleOf({
  type: 'object',
  properties: {
    note: { type: 'string', maxLength: 2 },
  },
});

/** A form in a shadow tree, as custom elements draw it. */
const mount = () => {
  const tree = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const container = tree.appendChild(document.createElement('div'));
  const page = (disabled: boolean) => (
    <SchemaForm form={form} theme={plainTheme} disabled={disabled} onSubmit={async () => ({ ok: true })} />
  );
  const { rerender } = render(page(false), { container, baseElement: container });
  const field = (id: string): HTMLInputElement => {
    const found = tree.querySelector<HTMLInputElement>(`[id="${id}"]`);
    if (!found) throw new Error(`no element ${id}`);
    return found;
  };
  return { tree, field, draw: (disabled: boolean) => rerender(page(disabled)) };
};

it('a field of a form in a shadow tree shows its error once it was left, not while it is typed into', () => {
  vi.useFakeTimers();
  const { tree, field } = mount();
  act(() => field('root_note').focus());
  fireEvent.input(field('root_note'), { target: { value: 'long' } });
  act(() => vi.advanceTimersByTime(500));
  expect(tree.querySelector('[data-error]')).toBeNull();
  act(() => field('root_note').blur());
  expect(tree.querySelector('[data-error]')).not.toBeNull();
});

it('a field of a form in a shadow tree has the focus again after the form was disabled for a moment', () => {
  const { tree, field, draw } = mount();
  act(() => field('root_note').focus());
  draw(true);
  // What a browser does: it takes the focus from what is disabled.
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => elsewhere.focus());
  act(() => elsewhere.blur());
  expect(tree.activeElement).toBeNull();
  draw(false);
  expect(tree.activeElement?.id).toBe('root_note');
});
