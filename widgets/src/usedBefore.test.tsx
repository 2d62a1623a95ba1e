// @vitest-environment jsdom

import { prepareForm, SchemaForm } from '@reelform/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { moduleOf } from '../../engine/src/form/fixture/moduleOf.ts';
import { fetchFormParts } from './fetchFormParts.ts';
import { fluentTheme } from './fluentTheme.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const actions = [{ name: 'send', label: 'Send', mode: 'strict' as const }];
const properties = {
  terms: { type: 'boolean', title: 'Terms' },
  news: { type: 'boolean', title: 'News' },
  loud: { type: 'boolean', title: 'Loud' },
  size: { enum: ['S', 'M', 'L'], title: 'Size' },
  town: { enum: ['Ely', 'Bath', 'York'], title: 'Town' },
  days: { type: 'array', uniqueItems: true, items: { enum: ['Mo', 'Tu', 'We'] }, title: 'Days' },
  level: { type: 'integer', minimum: 0, maximum: 10, title: 'Level' },
  left: { enum: ['a', 'b'], title: 'Left' },
};
const uiSchema = {
  loud: { 'ui:widget': 'switch' },
  size: { 'ui:widget': 'radio' },
  days: { 'ui:widget': 'checkboxes' },
  level: { 'ui:widget': 'range' },
};
const initialData = { news: true, size: 'S', days: ['Mo'], level: 2, left: 'b' };

it('boxes, radio buttons, lists and sliders that are used in what a server drew, before the page has taken it over, are sent', async () => {
  const form = { ...(await moduleOf({ type: 'object', properties }, uiSchema)), actions };
  await fetchFormParts(form);
  const onSubmit = vi.fn(async () => ({ ok: true as const }));
  const onDirtyChange = vi.fn();
  const drawn = (
    <SchemaForm form={form} theme={fluentTheme} initialData={initialData} onSubmit={onSubmit} onDirtyChange={onDirtyChange} />
  );
  const take = async (use: () => void) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(drawn);
    document.body.append(page);
    use();
    await prepareForm(form);
    const root = await act(async () => hydrateRoot(page, drawn));
    await act(async () => new Promise((done) => setTimeout(done, 150)));
    await act(async () => fireEvent.click(screen.getByText('Send')));
    await act(async () => root.unmount());
    page.remove();
  };
  await take(() => {
    for (const name of ['Terms', 'News', 'Loud', 'L']) screen.getByLabelText<HTMLInputElement>(name).click();
    const town = screen.getByLabelText<HTMLSelectElement>('Town');
    town.value = [...town.options].find(({ text }) => text === 'York')?.value ?? '';
    const days = within(screen.getByRole('group', { name: 'Days' }));
    for (const name of ['Mo', 'We']) days.getByLabelText(name).click();
    Object.assign(screen.getByRole('slider'), { value: '7' });
  });
  expect(onSubmit).toHaveBeenLastCalledWith(
    expect.objectContaining({
      data: { terms: true, news: false, loud: true, size: 'L', town: 'York', days: ['We'], level: 7, left: 'b' },
    }),
  );

  onDirtyChange.mockClear();
  await take(() => undefined);
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ data: initialData }));
  expect(onDirtyChange).not.toHaveBeenCalledWith(true);
});

it('texts of several lines that are typed before, and on while the page takes them over, are kept with their caret, and counted', async () => {
  const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
  const form = {
    ...(await moduleOf(
      { type: 'object', properties: { name: text('Name'), about: text('About'), notes: text('Notes'), left: text('Left') } },
      {
        name: { 'ui:options': { counter: true } },
        about: { 'ui:widget': 'textarea', 'ui:options': { counter: true } },
        notes: { 'ui:widget': 'textarea' },
        left: { 'ui:widget': 'textarea' },
      },
    )),
    actions,
  };
  await fetchFormParts(form);
  const onSubmit = vi.fn(async () => ({ ok: true as const }));
  const saved = { name: 'Ann', about: 'A sailor.', notes: 'Call her.', left: 'As it is.' };
  const drawn = <SchemaForm form={form} theme={fluentTheme} initialData={saved} onSubmit={onSubmit} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawn);
  document.body.append(page);
  const areaOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
  areaOf('Name').value = 'Anna';
  areaOf('About').value = 'A sailor walks home.';
  await prepareForm(form);
  const notes = areaOf('Notes');
  notes.value = 'Do call her.';
  notes.setSelectionRange(3, 3);
  notes.dispatchEvent(new Event('input', { bubbles: true }));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, drawn, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(['Name', 'About', 'Notes', 'Left'].map((label) => areaOf(label).value)).toEqual([
    ...['Anna', 'A sailor walks home.', 'Do call her.', 'As it is.'],
  ]);
  expect(areaOf('Notes').selectionStart).toBe(3);
  expect([...page.querySelectorAll('[id$="__counter"]')].map(({ textContent }) => textContent)).toEqual(['4/50', '20/50']);
  await act(async () => fireEvent.click(screen.getByText('Send')));
  const data = { name: 'Anna', about: 'A sailor walks home.', notes: 'Do call her.', left: 'As it is.' };
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ data }));
  act(() => root.unmount());
});

it('a form that the page draws itself is told nothing, whatever another one was told before', async () => {
  const form = await moduleOf(
    { type: 'object', properties: { level: { type: 'number' } } },
    { level: { 'ui:widget': 'range' } },
  );
  await fetchFormParts(form);
  const { container } = render(<SchemaForm form={form} theme={fluentTheme} onSubmit={async () => ({ ok: true })} />);
  await prepareForm(form);
  const onChange = vi.fn();
  const drawn = (
    <SchemaForm
      form={form}
      theme={fluentTheme}
      initialData={{ level: -0 }}
      onChange={onChange}
      onSubmit={async () => ({ ok: true })}
    />
  );
  render(drawn);
  await act(async () => new Promise((done) => setTimeout(done, 150)));
  expect(container.querySelector('form')).toBeTruthy();
  const page = document.createElement('div');
  page.innerHTML = renderToString(drawn);
  document.body.append(page);
  await prepareForm(form);
  const root = await act(async () => hydrateRoot(page, drawn));
  await act(async () => new Promise((done) => setTimeout(done, 150)));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
