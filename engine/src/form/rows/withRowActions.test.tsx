// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { prepareForm } from '../prepareForm.ts';
import { SchemaForm } from '../SchemaForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('places of a list that are drawn anew while somebody types in them leave what is typed for later', async () => {
  const width = { type: 'number', title: 'Width' };
  const form = await moduleOf({ type: 'object', properties: { size: { type: 'array', items: [width], title: 'Size' } } });
  await prepareForm(form);
  const onChange = vi.fn();
  const onError = vi.spyOn(console, 'error');
  const drawn = (readOnly: boolean) => (
    <SchemaForm
      form={form}
      theme={plainTheme}
      initialData={{ size: [1] }}
      readOnly={readOnly}
      onChange={onChange}
      onSubmit={async () => ({ ok: true })}
    />
  );
  const { rerender } = render(drawn(false));

  const field = await screen.findByLabelText<HTMLInputElement>(/^Width/);
  act(() => field.focus());
  fireEvent.input(field, { target: { value: '12' } });
  rerender(drawn(true));
  expect(onError.mock.calls).toEqual([]);
  expect(field.value).toBe('12');
  await act(async () => field.blur());
  expect(onChange).toHaveBeenLastCalledWith({ size: [12] });
});
