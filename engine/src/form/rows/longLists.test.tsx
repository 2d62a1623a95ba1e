// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

const items = {
  title: 'Actor',
  type: 'object',
  required: ['name'],
  properties: {
    name: { title: 'Name', type: 'string', maxLength: 5 },
    code: { type: 'string', writeOnly: true },
    kind: { oneOf: [{ const: 'lead', title: 'Leading part' }] },
    order: { type: 'integer' },
  },
};
const list = { title: 'Cast', type: 'array', minItems: 1, maxItems: 60, items };
const options = { fixedRows: 1, undoRemove: true, insertable: true, itemLabel: 'Actor {n}' };
const form = await moduleOf(
  { type: 'object', properties: { rows: list } },
  { rows: { 'ui:options': options, items: { order: { 'ui:widget': 'hidden' } } } },
);
const shortForm = await moduleOf(
  { type: 'object', properties: { rows: list } },
  { rows: { 'ui:options': { ...options, virtualizeFrom: false } } },
);

afterEach(cleanup);

function mount(count: number, module = form) {
  const ref = createRef<FormHandle>();
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `N${index + 1}`,
    code: 'secret',
    order: index,
    kind: 'lead',
  }));
  render(
    <SchemaForm form={module} theme={plainTheme} initialData={{ rows }} onSubmit={async () => ({ ok: true })} ref={ref} />,
  );
  return ref;
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const element = (id: string) => document.getElementById(id) as HTMLInputElement;
const resting = () => document.querySelectorAll('[data-resting]');
const names = (ref: React.RefObject<FormHandle | null>) =>
  [ref.current?.getData()['rows'] ?? []].flat().map((row) => Reflect.get(Object(row), 'name'));

describe('rows out of sight', () => {
  it('rest as text that says what they hold, and how many there are, without what is hidden or secret', () => {
    mount(40);
    expect(resting()).toHaveLength(39);
    expect(element('root_rows_39').textContent).toBe('Actor 40N40 · Leading part');
    expect(element('root_rows_39').getAttribute('aria-posinset')).toBe('40');
    expect(element('root_rows_39').getAttribute('aria-setsize')).toBe('40');
  });

  it.each([
    ['a short list', 30, form],
    ['a list whose uiSchema wants all of them', 40, shortForm],
  ])('are drawn in %s', (_what, count, module) => {
    mount(count, module);
    expect(resting()).toHaveLength(0);
  });

  it('are drawn and entered when the focus comes: first control from above, last from below', () => {
    mount(40);
    act(() => element('root_rows_20').focus());
    expect(document.activeElement?.id).toBe('root_rows_20_name');
    act(() => element('root_rows_10').focus());
    expect(document.activeElement?.textContent).toBe('Down 11');
  });

  it('stay the elements that they are while rows above them are drawn', () => {
    mount(60);
    const below = element('root_rows_30');
    act(() => element('root_rows_20').focus());
    expect(resting()).toHaveLength(58);
    expect(element('root_rows_30')).toBe(below);
  });

  it('are judged on submit, stand in the summary in their order, and are drawn when a line of it is followed', async () => {
    const ref = mount(40);
    act(() => ref.current?.setValue('/rows/35/name', 'far too long'));
    act(() => ref.current?.setValue('/rows/9/name', 'far too long'));
    await act(async () => screen.getByRole('button', { name: 'Send' }).click());
    const lines = [...document.querySelectorAll<HTMLElement>('[data-path]')];
    expect(lines.map((line) => line.dataset['path'])).toEqual(['/rows/9/name', '/rows/35/name']);
    expect(document.activeElement?.id).toBe('root_rows_9_name');
    await act(async () => lines[1]?.click());
    expect(document.activeElement?.id).toBe('root_rows_35_name');
    expect(document.querySelector('[data-error="root_rows_35_name"]')).not.toBeNull();
  });

  it('keep what is typed while rows move, go and come', () => {
    const ref = mount(40);
    act(() => element('root_rows_5').focus());
    fireEvent.change(element('root_rows_5_name'), { target: { value: 'typed' } });
    click('Add to Cast');
    expect(document.activeElement?.id).toBe('root_rows_40_name');
    expect(names(ref)[5]).toBe('typed');
  });
});

describe('a removed row', () => {
  it('leaves a line in its place that has the focus and is announced, and comes back with key and errors', async () => {
    const ref = mount(4);
    const keys = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    const before = keys();
    fireEvent.change(element('root_rows_2_name'), { target: { value: 'typed' } });
    act(() => ref.current?.flush());
    act(() => ref.current?.setErrors([{ path: '/rows/2/name', keyword: 'x', message: 'From the host' }]));
    click('Remove 3');
    expect(names(ref)).toEqual(['N1', 'N2', 'N4']);
    expect(document.querySelectorAll('[data-error]')).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Undo Actor 3');
    expect(screen.getByRole('status').textContent).toBe('Actor 3 removed.');
    const line = document.querySelector('[data-gone]');
    expect(line?.previousElementSibling?.getAttribute('aria-posinset')).toBe('2');
    click('Remove 2');
    click('Undo Actor 3');
    expect(names(ref)).toEqual(['N1', 'typed', 'N4']);
    expect(document.activeElement?.id).toBe('root_rows_1_name');
    click('Undo Actor 2');
    expect(names(ref)).toEqual(['N1', 'N2', 'typed', 'N4']);
    expect(keys()).toEqual(before);
    expect(document.querySelector('[data-error="root_rows_2_name"]')?.textContent).toBe('From the host');
    expect(document.querySelector('[data-gone]')).toBeNull();
  });
});

describe('the line of a removed row', () => {
  const saved = { rows: [{ name: 'N1' }, { name: 'N2' }, { name: 'N3' }] };
  const save = (handle: FormHandle) => handle.settle(handle.getData());
  const saveAndRevert = (handle: FormHandle) => {
    save(handle);
    handle.revert();
  };

  it.each<[string, (handle: FormHandle) => void]>([
    ['is reset', (handle) => handle.reset(saved)],
    ['is reverted to what is saved', (handle) => handle.revert()],
    ['is reverted to what was saved without the row', saveAndRevert],
    ['is replaced', (handle) => handle.replace({ rows: [{ name: 'N1' }, { name: 'N2' }] })],
    ['has its list set from outside', (handle) => handle.setValue('/rows', [{ name: 'N1' }])],
  ])('goes when the form %s', (_what, change) => {
    const ref = mount(3);
    click('Remove 3');
    expect(screen.getByRole('button', { name: 'Undo Actor 3' })).toBeTruthy();
    act(() => ref.current && change(ref.current));
    expect(document.querySelector('[data-gone]')).toBeNull();
  });

  it('stays when a value of another row is set, and when the form is saved', () => {
    const ref = mount(3);
    click('Remove 3');
    act(() => ref.current?.setValue('/rows/0/name', 'X'));
    act(() => ref.current && save(ref.current));
    click('Undo Actor 3');
    expect(names(ref)).toEqual(['X', 'N2', 'N3']);
  });
});

describe('rows at the limits', () => {
  it('at the top stay where they are, and the last ones that the list needs stay', () => {
    mount(3);
    for (const name of ['Down 1', 'Up 2']) expect(screen.queryByRole('button', { name })).toBeNull();
    click('Remove 1');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    cleanup();
    const ref = mount(1);
    click('Remove 1');
    expect(names(ref)).toEqual(['N1']);
  });
});
