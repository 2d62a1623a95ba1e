// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from './fixture/moduleOf.ts';
import { plainTheme } from './fixture/plainTheme.tsx';
import { SchemaForm } from './SchemaForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says once that a module is made anew at each drawing, and nothing of forms that differ or stay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [title, name] = await Promise.all(
    ['Title', 'Name'].map((label) => moduleOf({ type: 'object', properties: { text: { type: 'string', title: label } } })),
  );
  if (!title || !name) throw new Error('a form is missing');
  const drawn = (form: typeof title) => <SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />;
  const { rerender } = render(drawn(title));
  for (const form of [title, name, title, name, title]) rerender(drawn(form));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nocturne' } });
  expect(warn).not.toHaveBeenCalled();
  for (let time = 0; time < 5; time += 1) rerender(drawn({ ...title }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  expect(warn.mock.calls).toEqual([[expect.stringContaining("call 'createFormModule' outside the component")]]);
});
