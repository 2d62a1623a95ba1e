// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

const form = await moduleOf(
  {
    type: 'object',
    required: ['day'],
    properties: {
      day: { title: 'Day', type: 'string', format: 'date', errorMessage: { badInput: 'Half a day.' } },
      price: { title: 'Price', type: 'string' },
    },
  },
  {
    day: { 'ui:widget': 'text' },
    'ui:actions': [
      { name: 'submit', label: 'Send', mode: 'strict' },
      { name: 'draft', label: 'Keep', mode: 'draft' },
    ],
  },
);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mount = (day?: string) => {
  const onSubmit = vi.fn(async () => ({ ok: true }) as const);
  const ref = createRef<FormHandle>();
  const initialData = day === undefined ? {} : { day };
  render(<SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} ref={ref} initialData={initialData} />);
  const input = document.getElementById('root_day');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field');
  let isBad = false;
  // jsdom knows no half-typed texts: https://html.spec.whatwg.org/#dom-validitystate-badinput
  Object.defineProperty(input, 'validity', { get: () => ({ badInput: isBad && input.value === '' }) });
  return {
    input,
    onSubmit,
    day: () => ref.current?.getData()['day'],
    handle: () => ref.current,
    /** Types half of something; browsers tell of it only where there was a value before. */
    typeHalf: () => {
      isBad = true;
      if (input.value !== '') fireEvent.change(input, { target: { value: '' } });
    },
    clear: () => {
      isBad = false;
    },
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
};

const text = () => document.body.textContent;

it.each(['Send', 'Keep'])('is not sent as no value: %s', async (button) => {
  const { typeHalf, press, onSubmit, clear, input } = mount();
  typeHalf();
  await press(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(text()).toContain('Half a day.');
  expect(text()).not.toContain('required.');
  clear();
  fireEvent.change(input, { target: { value: '2026-03-05' } });
  await press(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(text()).not.toContain('Half a day.');
});

it('is told once the field is left, and no more once it is cleared', () => {
  const { typeHalf, clear, input } = mount();
  typeHalf();
  fireEvent.blur(input);
  expect(text()).toContain('Half a day.');
  clear();
  fireEvent.blur(input);
  expect(text()).not.toContain('Half a day.');
});

it('takes no stored value away, nor shows it in its place, until the field is cleared', () => {
  const { typeHalf, clear, input, day } = mount('2026-03-05');
  typeHalf();
  fireEvent.blur(input);
  expect([input.value, day()]).toEqual(['', '2026-03-05']);
  clear();
  fireEvent.blur(input);
  expect([input.value, day()]).toEqual(['', undefined]);
});

it('gives way to what the host sets', () => {
  const { typeHalf, input, handle } = mount('2026-03-05');
  typeHalf();
  fireEvent.blur(input);
  act(() => handle()?.setValue('/day', '2026-04-06'));
  expect(input.value).toBe('2026-04-06');
  expect(text()).not.toContain('Half a day.');
  typeHalf();
  fireEvent.blur(input);
  act(() => handle()?.reset({ day: '2026-03-05' }));
  expect(input.value).toBe('2026-03-05');
  expect(text()).not.toContain('Half a day.');
});
