// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { mountFreeForm } from '../fixture/freeForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const draft = { $schema: 'https://json-schema.org/draft/2020-12/schema' };
const unlooked = { unevaluatedProperties: false };
const NOT_ALLOWED = 'This value is not allowed here.';
const closed = { properties: { title: text }, additionalProperties: false };

describe('a member that a closed object does not name', () => {
  it.each<[where: string, schema: JsonObject, data: JsonObject, uiSchema: JsonObject, id: string]>([
    ['of the form', closed, { title: 'A', old: 'x' }, {}, 'root_old'],
    ['of the form, in an order without it', closed, { title: 'A', old: 'x' }, { 'ui:order': ['title'] }, 'root_old'],
    ['of a part', { properties: { m: { type: 'object', ...closed } } }, { m: { old: 7 } }, {}, 'root_m_old'],
    [
      'of a row',
      { properties: { rows: { type: 'array', items: { type: 'object', ...closed } } } },
      { rows: [{ title: 'A' }, { old: true }] },
      {},
      'root_rows_1_old',
    ],
    [
      'beside a condition',
      { ...closed, if: { required: ['title'] }, then: { properties: { title: { minLength: 1 } } } },
      { title: 'A', old: 'x' },
      {},
      'root_old',
    ],
    [
      'of an option',
      {
        oneOf: [
          { type: 'object', ...closed },
          { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false },
        ],
      },
      { title: 'A', old: 'x' },
      {},
      'root_old',
    ],
    [
      'beside a choice of closed options',
      {
        properties: { title: text, k: text },
        additionalProperties: false,
        oneOf: [
          { properties: { title: text, k: { const: 'a' } }, additionalProperties: false },
          { properties: { title: text, k: { const: 'b' } }, additionalProperties: false },
        ],
      },
      { title: 'A', k: 'a', old: 'x' },
      {},
      'root_old',
    ],
    [
      'of the form, which nothing has looked at',
      { ...draft, properties: { title: text }, ...unlooked },
      { old: 'x' },
      {},
      'root_old',
    ],
    [
      'of a part, which nothing has looked at, beside what is said elsewhere',
      {
        ...draft,
        properties: { m: { type: 'object', allOf: [{ properties: { title: text } }], properties: { n: text }, ...unlooked } },
      },
      { m: { title: 'A', n: 'B', old: 7 } },
      {},
      'root_m_old',
    ],
    [
      'of a branch that does not hold',
      { ...draft, properties: { title: text }, if: { required: ['title'] }, then: { properties: { old: text } }, ...unlooked },
      { old: 'x' },
      {},
      'root_old',
    ],
    [
      'of a dependency of what is not there, beside a choice',
      {
        ...draft,
        dependentSchemas: { title: { properties: { old: text } } },
        oneOf: [{ properties: { k: { const: 'a' }, n: text }, required: ['k'] }, { properties: { k: { const: 'b' } } }],
        ...unlooked,
      },
      { k: 'a', n: 'B', old: 'x' },
      {},
      'root_old',
    ],
    [
      'of an option, which nothing has looked at',
      {
        ...draft,
        properties: { n: text },
        oneOf: [
          { properties: { k: { const: 'a' } }, required: ['k'] },
          { properties: { k: { const: 'b' } }, required: ['k'] },
        ],
        ...unlooked,
      },
      { k: 'b', n: 'B', old: 'x' },
      {},
      'root_old',
    ],
  ])('%s is seen, led to, and goes', async (_where, schema, data, uiSchema, id) => {
    const ref = await mountFreeForm(schema, data, uiSchema);
    await screen.findByRole('button', { name: `Remove ${id}` });
    expect([ref.current?.getData(), ref.current?.isDirty()]).toEqual([data, false]);
    expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    await act(async () => ref.current?.press('submit'));
    act(() => screen.getByRole('button', { name: /'old' is not a field/ }).click());
    expect(document.activeElement?.id).toBe(id);
    act(() => screen.getByRole('button', { name: `Remove ${id}` }).click());
    expect(JSON.stringify(ref.current?.getData())).not.toContain('old');
    expect(document.getElementById(id)).toBeNull();
    await act(async () => ref.current?.press('submit'));
    expect(screen.queryByText(/is not a field/)).toBeNull();
  });

  it.each<[where: string, schema: JsonObject]>([
    ['ever', { properties: { title: text, old: false } }],
    [
      'as its branch holds',
      { properties: { title: text, old: text }, if: { required: ['no'] }, else: { properties: { old: false } } },
    ],
  ])('that may not be there %s is seen once, and goes', async (_where, schema) => {
    const ref = await mountFreeForm(schema, { title: 'A', old: 'x' });
    await act(async () => ref.current?.press('submit'));
    expect(document.querySelectorAll('[id="root_old"]')).toHaveLength(1);
    expect(document.body.textContent).toContain(NOT_ALLOWED);
    act(() => screen.getByRole('button', { name: 'Remove root_old' }).click());
    expect(ref.current?.getData()).toEqual({ title: 'A' });
    expect(document.getElementById('root_old')).toBeNull();
  });

  it('is its field again where its branch holds', async () => {
    const condition = {
      if: { properties: { title: { const: 'A' } } },
      then: { properties: { old: { ...text, title: 'Old' } } },
    };
    const schema = { ...draft, properties: { title: text }, ...condition, ...unlooked };
    const ref = await mountFreeForm(schema, { title: 'A', old: 'x' });
    const name = () => screen.queryByDisplayValue('old');
    act(() => document.getElementById('root_title')?.focus());
    expect(name()).toBeNull();
    act(() => ref.current?.setValue('/title', 'B'));
    expect([name() === null, document.activeElement?.id]).toEqual([false, 'root_title']);
    act(() => ref.current?.setValue('/title', 'A'));
    expect([name(), document.getElementById('root_old')]).toEqual([null, expect.objectContaining({ value: 'x' })]);
    expect(document.activeElement?.id).toBe('root_title');
  });

  it('comes as a field is typed in, and the caret stays where it was', async () => {
    const condition = {
      if: { properties: { title: { const: 'AB' } } },
      then: { properties: { old: { ...text, title: 'Old' } } },
    };
    await mountFreeForm({ ...draft, properties: { title: text }, ...condition, ...unlooked }, { title: 'AB', old: 'x' });
    const title = screen.getByDisplayValue<HTMLInputElement>('AB');
    act(() => title.focus());
    fireEvent.change(title, { target: { value: 'AxB' } });
    title.setSelectionRange(2, 2);
    await screen.findByDisplayValue('old');
    expect(document.activeElement).not.toBe(title);
    expect(document.activeElement).toMatchObject({ id: 'root_title', value: 'AxB', selectionStart: 2, selectionEnd: 2 });
  });

  it('is seen when a reset brings it, and gets the name of a field', async () => {
    const ref = await mountFreeForm(closed, { title: 'A' });
    act(() => ref.current?.reset({ old: 'x' }));
    const name = (await screen.findByDisplayValue('old')) as HTMLInputElement;
    fireEvent.change(name, { target: { value: 'title' } });
    fireEvent.blur(name);
    expect(ref.current?.getData()).toEqual({ title: 'x' });
    expect(document.getElementById('root_title')).toHaveProperty('value', 'x');
    expect(screen.queryByDisplayValue('old')).toBeNull();
  });

  it('is seen with what is in it', async () => {
    const old = { a: [1, { b: 'x' }], c: {}, d: [] };
    const ref = await mountFreeForm(closed, { title: 'A', old });
    expect(await screen.findByDisplayValue('x')).toHaveProperty('id', 'root_old_a_1_b');
    expect([ref.current?.getData(), ref.current?.isDirty()]).toEqual([{ title: 'A', old }, false]);
  });
});
