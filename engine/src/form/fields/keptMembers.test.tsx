// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mountFreeForm } from '../fixture/freeForm.tsx';

afterEach(cleanup);

const long = { type: 'string', minLength: 3 };
const free = (member: JsonObject = long): JsonObject => ({
  properties: { m: { type: 'object', additionalProperties: member } },
});
const undoable = { m: { 'ui:options': { undoRemove: true } } };

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};
const enter = (id: string, value: string) => {
  act(() => element(id).focus());
  fireEvent.change(element(id), { target: { value } });
  act(() => element(id).blur());
};
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const wrong = () => [...document.querySelectorAll<HTMLElement>('[data-error]')].map(({ dataset }) => dataset['error']);

describe('errors of a member of free name', () => {
  it('go along when it gets another name, and those of the others stay', async () => {
    const ref = await mountFreeForm(free(), { m: { a: 'x', b: 'y', c: 'xyz' } });
    await send();
    act(() => ref.current?.setErrors([{ path: '/m/c', keyword: 'host', message: 'Not this one.' }]));
    expect(wrong()).toEqual(['root_m_a', 'root_m_b', 'root_m_c']);
    enter('root_m_a-key', 'a/b~');
    expect(wrong()).toEqual(['root_m_a/b~', 'root_m_b', 'root_m_c']);
    enter('root_m_c-key', 'd');
    expect(wrong()).toEqual(['root_m_a/b~', 'root_m_b', 'root_m_d']);
    enter('root_m_a/b~', 'long enough');
    expect(wrong()).toEqual(['root_m_b', 'root_m_d']);
  });

  it('stay where one is added', async () => {
    const ref = await mountFreeForm(free(), { m: { a: 'abc' } });
    act(() => ref.current?.setErrors([{ path: '/m/a', keyword: 'host', message: 'Not this one.' }]));
    press('Add to root_m');
    expect(wrong()).toEqual(['root_m_a']);
  });

  it('go along from within it', async () => {
    await mountFreeForm(free({ type: 'object', properties: { rows: { type: 'array', items: long } } }), {
      m: { a: { rows: ['xyz', 'x'] } },
    });
    await send();
    expect(wrong()).toEqual(['root_m_a_rows_1']);
    enter('root_m_a-key', '0');
    expect(wrong()).toEqual(['root_m_0_rows_1']);
  });

  it('go with it: a new one of its name is not wrong before it was left', async () => {
    const ref = await mountFreeForm(free(), { m: { newKey: 'x', b: 'long enough' } });
    await send();
    expect(wrong()).toEqual(['root_m_newKey']);
    press('Remove root_m_newKey');
    press('Add to root_m');
    expect([ref.current?.getData(), wrong()]).toEqual([{ m: { newKey: '', b: 'long enough' } }, []]);
  });
});

describe('a member of free name that is taken away', () => {
  it('takes along what was done in it', async () => {
    const list = { type: 'array', items: { type: 'string' } };
    await mountFreeForm(
      free(list),
      { m: { newKey: ['x'], b: [] } },
      {
        m: { additionalProperties: { 'ui:options': { undoRemove: true } } },
      },
    );
    press('Remove 1');
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    press('Remove root_m_newKey');
    press('Add to root_m');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('leaves a line that has the focus, and comes back in its place with its errors', async () => {
    const ref = await mountFreeForm(free(), { m: { a: 'x', b: 'y', c: 'z' } }, undoable);
    await send();
    element('root_m_b').focus();
    press('Remove root_m_b');
    expect(ref.current?.getData()).toEqual({ m: { a: 'x', c: 'z' } });
    await expect.poll(() => document.activeElement?.textContent).toBe('Undo b');
    expect(wrong()).toEqual(['root_m_a', 'root_m_c']);
    press('Undo b');
    expect(Object.entries(ref.current?.getData()['m'] ?? {})).toEqual([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ]);
    expect([document.activeElement?.id, wrong()]).toEqual(['root_m_b', ['root_m_a', 'root_m_b', 'root_m_c']]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(ref.current?.isDirty()).toBe(false);
  });

  it('comes back though all went, and though another one has its name', async () => {
    const ref = await mountFreeForm(free({ type: 'string' }), {}, undoable);
    press('Add to root_m');
    enter('root_m_newKey', '1');
    press('Remove root_m_newKey');
    expect(ref.current?.getData()).toEqual({});
    press('Add to root_m');
    enter('root_m_newKey', '2');
    press('Remove root_m_newKey');
    press('Add to root_m');
    enter('root_m_newKey', '3');
    for (const _ of ['1', '2']) act(() => screen.getAllByRole('button', { name: 'Undo newKey' })[0]?.click());
    expect(Object.values(ref.current?.getData()['m'] ?? {}).toSorted()).toEqual(['1', '2', '3']);
  });

  it('leaves no line where the uiSchema does not ask for one, and none after a reset', async () => {
    const ref = await mountFreeForm(free(), { m: { a: 'x', b: 'y' } });
    press('Remove root_m_b');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    cleanup();
    const undone = await mountFreeForm(free(), { m: { a: 'x', b: 'y' } }, undoable);
    press('Remove root_m_b');
    act(() => undone.current?.revert());
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect([ref.current, undone.current?.getData()]).toEqual([null, { m: { a: 'x', b: 'y' } }]);
  });
});
