// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import type { FormHandle } from '../types.ts';

const items = {
  type: 'object',
  title: 'Person',
  properties: { name: { type: 'string', title: 'Name' }, role: { type: 'string', title: 'Role' }, order: { type: 'integer' } },
};
const options = { orderMember: 'order', undoRemove: true };
const formOf = (more: object = {}, schema: object = {}) =>
  moduleOf(
    { type: 'object', properties: { cast: { type: 'array', title: 'Cast', items, ...schema } } },
    { cast: { 'ui:widget': 'row-list', 'ui:options': { ...options, ...more } } },
  );

afterEach(cleanup);

const mount = async (cast: readonly JsonObject[], more: object = {}, schema: object = {}) => {
  const ref = createRef<FormHandle>();
  const form = await formOf(more, schema);
  const { container } = render(
    <SchemaForm
      form={form}
      theme={plainTheme}
      initialData={{ cast: [...cast] }}
      onSubmit={async () => ({ ok: true })}
      ref={ref}
    />,
  );
  const rows = () => [ref.current?.getData()['cast'] ?? []].flat();
  return { container, ref, rows };
};

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const people = (...names: string[]): readonly JsonObject[] => names.map((name) => ({ name }));
const told = (rows: readonly unknown[]) =>
  rows.map((row) => [Reflect.get(Object(row), 'name'), Reflect.get(Object(row), 'order')]);

describe('rows that are numbered', () => {
  it('are left as they were stored until the list changes', async () => {
    const { container, ref, rows } = await mount(people('A', 'B', 'C'));
    expect(rows()).toEqual([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    expect(ref.current?.isDirty()).toBe(false);
    expect(container.querySelectorAll('input:not([type="hidden"])')).toHaveLength(6);
  });

  it('have their place from 1 written into them when one is moved, added, taken away or brought back (R-364)', async () => {
    const { rows } = await mount(people('A', 'B', 'C'));
    click('Up 3');
    click('Up 2');
    expect(told(rows())).toEqual([
      ['C', 1],
      ['A', 2],
      ['B', 3],
    ]);
    click('Add to Cast');
    expect(told(rows())).toEqual([...told([{ name: 'C', order: 1 }]), ['A', 2], ['B', 3], [undefined, 4]]);
    click('Remove 1');
    expect(told(rows())).toEqual([
      ['A', 1],
      ['B', 2],
      [undefined, 3],
    ]);
    click('Undo Person 1');
    expect(told(rows())).toEqual([
      ['C', 1],
      ['A', 2],
      ['B', 3],
      [undefined, 4],
    ]);
  });

  it('are the same as before once they are back in their order', async () => {
    const stored = people('A', 'B').map((row, index) => ({ ...row, order: index + 1 }));
    const { ref } = await mount(stored);
    click('Down 1');
    expect(ref.current?.isDirty()).toBe(true);
    click('Up 2');
    expect(ref.current?.isDirty()).toBe(false);
  });

  it('keep what is typed in them while they move', async () => {
    const { rows } = await mount(people('A', 'B', 'C'));
    const input = document.getElementById('root_cast_2_name');
    if (!input) throw new Error('no input');
    fireEvent.change(input, { target: { value: 'typed' } });
    click('Up 3');
    expect(told(rows())).toEqual([
      ['A', 1],
      ['typed', 2],
      ['B', 3],
    ]);
  });
});

describe('a fixed row', () => {
  it('keeps the members that its list fixes, and only it does', async () => {
    await mount(people('A', 'B'), { fixedRows: 1, fixedMembers: ['role'] });
    const isLocked = (id: string) => document.getElementById(id)?.hasAttribute('readonly');
    expect(['root_cast_0_name', 'root_cast_0_role', 'root_cast_1_role'].map(isLocked)).toEqual([false, true, false]);
    expect(screen.queryByRole('button', { name: 'Down 1' })).toBeNull();
  });

  it('stays where it is when another one is copied: the copy comes behind all of them', async () => {
    const { rows } = await mount(people('A', 'B', 'C'), { fixedRows: 2, copyable: true });
    click('Copy 1');
    expect(told(rows()).map(([name]) => name)).toEqual(['A', 'B', 'A', 'C']);
  });
});

describe('a widget that is a template of lists', () => {
  it('is not known to fields that are no list', async () => {
    const form = await moduleOf({ type: 'object', properties: { a: { type: 'string' } } }, { a: { 'ui:widget': 'row-list' } });
    render(<SchemaForm form={form} theme={plainTheme} onSubmit={async () => ({ ok: true })} />);
    expect(screen.getByRole('alert').textContent).toContain('row-list');
  });
});
