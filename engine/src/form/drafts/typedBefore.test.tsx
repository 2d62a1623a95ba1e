// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';

const actions = [{ name: 'send', label: 'Send', mode: 'strict' as const }];
const properties = { name: { type: 'string', title: 'Name' }, town: { type: 'string', title: 'Town' } };

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('what is typed into what a server drew, before the page has taken it over, is kept and sent', async () => {
  const form = { ...(await moduleOf({ type: 'object', properties })), actions };
  const onSubmit = vi.fn(async () => ({ ok: true as const }));
  const drawn = <SchemaForm form={form} theme={plainTheme} initialData={{ town: 'Ely' }} onSubmit={onSubmit} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawn);
  document.body.append(page);
  for (const [label, text] of [
    ['Name', 'Ann'],
    ['Town', 'Ely, Cambs'],
  ] as const)
    Object.assign(screen.getByLabelText(label), { value: text });
  const root = await act(async () => hydrateRoot(page, drawn));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ data: { name: 'Ann', town: 'Ely, Cambs' } }));
  act(() => root.unmount());
});

it('what an element spells its own way when it is drawn is nothing that was typed', async () => {
  const form = { ...(await moduleOf({ type: 'object', properties: { name: { type: 'string' } } })), actions };
  const onDirtyChange = vi.fn();
  render(
    <SchemaForm
      form={form}
      theme={plainTheme}
      initialData={{ name: 'two\nlines' }}
      onDirtyChange={onDirtyChange}
      onSubmit={async () => ({ ok: true })}
    />,
  );
  await act(async () => new Promise((done) => setTimeout(done, 200)));
  expect(onDirtyChange).not.toHaveBeenCalledWith(true);
});
