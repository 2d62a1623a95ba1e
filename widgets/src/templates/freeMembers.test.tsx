// @vitest-environment jsdom
import { prepareForm } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../engine/src/form/fixture/moduleOf.ts';
import { mountForm } from '../fixture/mountForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('buttons of objects with free names say which object and which member they are about', async () => {
  const free = { type: 'object', additionalProperties: { type: 'string' } };
  const form = await moduleOf({
    type: 'object',
    required: ['prices'],
    properties: { prices: { title: 'Prices', ...free }, places: { title: 'Places', ...free } },
  });
  await prepareForm(form);
  mountForm(form, { prices: { small: '1', large: '2' } });
  for (const name of ['Add Prices', 'Add Places', 'Remove small', 'Remove large'])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  const add = screen.getByRole('button', { name: 'Add Prices' });
  expect(add.getAttribute('aria-labelledby'), 'the mark of the title, drawn by its style, is read out').toBeNull();
  expect(getComputedStyle(add).justifySelf, 'as wide as its text, as that of a list').toBe('start');
});

it('a free object that can only be read has no buttons, as a list has none, and no mark', async () => {
  const free = { title: 'Prices', type: 'object', additionalProperties: { type: 'string' } };
  const schema = { type: 'object', required: ['prices'], properties: { prices: free } };
  const form = await moduleOf(schema, { prices: { 'ui:readonly': true } });
  await prepareForm(form);
  mountForm(form, { prices: { small: '1' } });
  const group = (await screen.findByDisplayValue('small')).closest('[role="group"]');
  expect(group?.querySelectorAll('button')).toHaveLength(0);
  expect(group?.querySelector('[data-required]')).toBeNull();
});

it.each<[list: string, rows: JsonObject, ui: JsonObject]>([
  ['of objects', { type: 'object' }, {}],
  ['of several kinds', { type: ['object', 'string'] }, {}],
  ['that folds', { type: 'object' }, { 'ui:widget': 'folded-list' }],
])('the button of a row with free names says which row it is about in a list %s', async (_list, rows, ui) => {
  const items = { ...rows, additionalProperties: { type: 'string' } };
  const form = await moduleOf({ type: 'object', properties: { list: { title: 'Price', type: 'array', items } } }, { list: ui });
  await prepareForm(form);
  mountForm(form, { list: [{ small: '1' }] });
  expect(await screen.findByRole('button', { name: 'Add Price 1' })).toBeTruthy();
});

it.each<[left: string, schema: JsonObject, data: JsonObject, gone: string, to: string]>([
  [
    'the one that follows',
    { additionalProperties: { type: 'string' } },
    { a: '1', b: '2', c: '3' },
    'b',
    'root_tags_c__remove',
  ],
  ['the one before the last', { additionalProperties: { type: 'string' } }, { a: '1', b: '2' }, 'b', 'root_tags_a__remove'],
  ['the button that adds one', { additionalProperties: { type: 'string' } }, { a: '1' }, 'a', 'root_tags__add'],
  [
    'the object, where none can be added',
    { properties: { title: { type: 'string' } }, additionalProperties: false },
    { a: 1 },
    'a',
    'root_tags',
  ],
])('the focus goes from a member that goes to %s', async (_left, schema, tags, gone, to) => {
  const form = await moduleOf({ type: 'object', properties: { tags: { title: 'Tags', type: 'object', ...schema } } });
  await prepareForm(form);
  mountForm(form, { tags });
  const button = await screen.findByRole('button', { name: `Remove ${gone}` });
  button.focus();
  act(() => button.click());
  await expect.poll(() => document.activeElement?.id).toBe(to);
});

it.each<[what: string, schema: JsonObject, tags: JsonObject | undefined, name: string]>([
  ['the first', { additionalProperties: { type: 'string' } }, undefined, 'newKey'],
  ['one more', { additionalProperties: { type: 'string' } }, { newKey: '1' }, 'newKey2'],
  [
    'one whose name is bound',
    { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false },
    {},
    'x-newKey',
  ],
])('the focus goes to the name of a member that is added, selected to be typed over: %s', async (_what, schema, tags, name) => {
  const form = await moduleOf({ type: 'object', properties: { tags: { title: 'Tags', type: 'object', ...schema } } });
  await prepareForm(form);
  mountForm(form, tags ? { tags } : {});
  const button = await screen.findByRole('button', { name: 'Add Tags' });
  button.focus();
  act(() => button.click());
  await expect.poll(() => document.activeElement?.id).toBe(`root_tags_${name}__key`);
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement; // found by its id
  expect([value, selectionStart, selectionEnd]).toEqual([name, 0, name.length]);
});

describe('a name that is typed', () => {
  const open = async (data: JsonObject) => {
    const tags = { title: 'Tags', type: 'object', additionalProperties: { type: 'string' } };
    const form = await moduleOf({ type: 'object', properties: { tags } });
    await prepareForm(form);
    const onSubmit = vi.fn(async () => ({ ok: true }) as const);
    const { handle } = mountForm(form, { tags: data }, { onSubmit, localDraftKey: 'tags' });
    const name = await screen.findByDisplayValue('small');
    act(() => name.focus());
    fireEvent.input(name, { target: { value: 'tiny' } });
    return { name, onSubmit, handle };
  };

  it('is sent with Enter, and can be typed on', async () => {
    const { name, onSubmit } = await open({ small: '1', large: '2' });
    await act(async () => void fireEvent.keyDown(name, { key: 'Enter' }));
    expect(onSubmit).toHaveBeenCalledWith({ action: 'submit', mode: 'strict', data: { tags: { tiny: '1', large: '2' } } });
    expect(document.activeElement).toHaveProperty('value', 'tiny');
  });

  it('is not taken by the Enter that ends a composition, which Safari says no more of than its code', async () => {
    const { name, onSubmit, handle } = await open({ small: '1' });
    await act(async () => void fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect([screen.queryByLabelText('tiny'), screen.getByLabelText('small')]).toEqual([null, expect.anything()]);
    act(() => expect(handle.current?.getData()).toEqual({ tags: { tiny: '1' } }));
  });

  it('is saved and kept before it is left, and typed on', async () => {
    const { name, handle } = await open({ small: '1', large: '2' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(JSON.parse(localStorage.getItem('reelform.draft.tags') ?? '').data).toEqual({ tags: { tiny: '1', large: '2' } });
    expect(document.activeElement).toBe(name);
    fireEvent.input(name, { target: { value: 'tiny one' } });
    act(() => expect(handle.current?.getData()).toEqual({ tags: { 'tiny one': '1', large: '2' } }));
    expect(name).toHaveProperty('value', 'tiny one');
  });

  it('is forgotten with everything else that is not saved', async () => {
    const { name, handle } = await open({ small: '1', large: '2' });
    act(() => handle.current?.revert());
    expect(screen.getByDisplayValue('small')).toBe(name);
    act(() => expect(handle.current?.getData()).toEqual({ tags: { small: '1', large: '2' } }));
  });

  it('stays as it is where nobody types another, also with a line break, which an input leaves out', async () => {
    const data = { small: '1', 'a\nb': '2' };
    const { name, handle } = await open(data);
    act(() => handle.current?.revert());
    const broken = screen.getByDisplayValue('ab');
    act(() => broken.focus());
    act(() => name.focus());
    act(() => expect(handle.current?.getData()).toEqual({ tags: data }));
    expect(handle.current?.isDirty()).toBe(false);
    fireEvent.input(broken, { target: { value: 'c' } });
    act(() => expect(handle.current?.getData()).toEqual({ tags: { small: '1', c: '2' } }));
  });

  it('is told apart from the value of a member whose name ends alike', async () => {
    await open({ small: '1', 'small-key': '2' });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

it('the name of such a member is chosen where the schema lists the names', async () => {
  const form = await moduleOf({
    type: 'object',
    properties: {
      titles: {
        title: 'Titles',
        type: 'object',
        additionalProperties: { type: 'string' },
        propertyNames: { oneOf: ['de', 'fr', 'it'].map((code) => ({ const: code, title: `In ${code}` })) },
      },
    },
  });
  await prepareForm(form);
  const initialData = { titles: { de: 'Heim', fr: 'Maison', xx: 'Casa' } };
  const { handle } = mountForm(form, initialData);
  const lists = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: 'Name' });
  const offered = lists.map(({ options }) => [...options].map(({ text }) => text));
  expect(offered).toEqual([
    ['In de', 'In it'],
    ['In fr', 'In it'],
    ['xx', 'In it'],
  ]);
  fireEvent.change(screen.getByDisplayValue('xx'), { target: { value: 'it' } });
  expect(handle.current?.getData()).toEqual({ titles: { de: 'Heim', fr: 'Maison', it: 'Casa' } });
  expect(screen.getByDisplayValue('In it')).toBe(lists[2]);
});

it('a name that no member can have is told at the object, until another one is given', async () => {
  const tags = { title: 'Tags', type: 'object', additionalProperties: { type: 'string' } };
  const form = await moduleOf({ type: 'object', properties: { tags } });
  await prepareForm(form);
  const { data } = mountForm(form, { tags: { a: '1' } });
  const rename = (to: string) => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    act(() => name.focus());
    fireEvent.change(name, { target: { value: to } });
    act(() => name.blur());
  };
  await screen.findByRole('textbox', { name: 'Name' });
  rename('__proto__');
  const refusal = "'__proto__' can not be used as a name here.";
  await expect.poll(() => screen.getByRole('status').textContent).toBe(refusal);
  const group = screen.getByRole('group', { name: /^Tags/ });
  const described = (group.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain(refusal);
  expect([data(), screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value]).toEqual([{ tags: { a: '1' } }, 'a']);
  rename('b');
  await expect.poll(() => data()).toEqual({ tags: { b: '1' } });
  expect(screen.queryAllByText(refusal).filter((one) => one.closest('[role="status"]') === null)).toEqual([]);
});
