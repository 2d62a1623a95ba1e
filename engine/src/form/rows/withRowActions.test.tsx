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

it('places and rows beyond them have whole ids where the name of their list has white space', async () => {
  const size = {
    type: 'array',
    items: [{ type: 'number', title: 'Width' }],
    additionalItems: { type: 'object', properties: { 'made of': { type: 'string' } } },
  };
  const form = await moduleOf({ type: 'object', properties: { 'the size': size } });
  await prepareForm(form);
  const data = { 'the size': [1, { 'made of': 'wood' }] };
  const { container } = render(
    <SchemaForm form={form} theme={plainTheme} initialData={data} onSubmit={async () => ({ ok: true })} />,
  );
  await screen.findByDisplayValue('wood');
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('root_the␠size_0');
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
});
