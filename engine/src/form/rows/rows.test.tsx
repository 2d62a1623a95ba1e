// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { moduleOf } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { labelOf } from '../schema/labelOf.ts';
import type { FormHandle } from '../types.ts';

const form = await moduleOf(
  {
    type: 'object',
    properties: {
      rows: {
        title: 'Episodes',
        type: 'array',
        maxItems: 4,
        items: {
          title: 'Episode',
          type: 'object',
          required: ['name'],
          properties: { name: { title: 'Name', type: 'string', maxLength: 3 } },
        },
      },
    },
  },
  { rows: { 'ui:options': { itemLabel: 'Episode {n}' } } },
);

const texts = await moduleOf({
  type: 'object',
  properties: {
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    pair: { title: 'Pair', type: 'array', items: [{ type: 'string' }, { type: 'string' }] },
  },
});

afterEach(cleanup);

function mount(initialData: object = { rows: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, drawn = form) {
  const ref = createRef<FormHandle>();
  render(
    <StrictMode>
      <SchemaForm
        form={drawn}
        theme={plainTheme}
        initialData={{ ...initialData }}
        onSubmit={async () => ({ ok: true })}
        ref={ref}
      />
    </StrictMode>,
  );
  return ref;
}

const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('[id^="root_rows_"][id$="_name"]')].map((input) => input.value);
const keys = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(input(id), { target: { value } });

describe('rows', () => {
  it('are titled with their own label', () => {
    mount();
    expect([...document.querySelectorAll('legend')].map((legend) => legend.textContent)).toContain('Episode 3');
  });

  it('keep their elements and keys when others are added, moved and taken away', () => {
    const ref = mount();
    const third = input('root_rows_2_name');
    const before = keys();
    click('Up 3');
    expect(values()).toEqual(['a', 'c', 'b']);
    expect(input('root_rows_1_name')).toBe(third);
    expect(keys()).toEqual([before[0], before[2], before[1]]);
    click('Remove 1');
    expect(input('root_rows_0_name')).toBe(third);
    click('Add to Episodes');
    expect(values()).toEqual(['c', 'b', '']);
    expect(ref.current?.getData()).toEqual({ rows: [{ name: 'c' }, { name: 'b' }, {}] });
  });

  it('put the focus into a new row, and after removal into the next row or onto the add button', () => {
    mount({ rows: [{ name: 'a' }, { name: 'b' }] });
    click('Add to Episodes');
    expect(document.activeElement?.id).toBe('root_rows_2_name');
    click('Remove 1');
    expect(document.activeElement?.id).toBe('root_rows_0_name');
    click('Remove 2');
    expect(document.activeElement?.id).toBe('root_rows_0_name');
    click('Remove 1');
    expect(document.activeElement?.id).toBe('root_rows__add');
  });

  it('keep the focus on the button that moved them', () => {
    mount();
    const button = screen.getByRole('button', { name: 'Down 1' });
    act(() => button.focus());
    act(() => button.click());
    expect(values()).toEqual(['b', 'a', 'c']);
    expect(document.activeElement).toBe(button);
  });

  it('that say the same change places at once where fields come and go with the data', async () => {
    const list = { title: 'Rows', type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } };
    const properties = { rows: list, year: { title: 'Year', type: 'string' } };
    const dependencies = { year: { properties: { why: { title: 'Why', type: 'string' } } } };
    mount({ rows: [{ name: 'a' }, { name: 'a' }] }, await moduleOf({ type: 'object', properties, dependencies }));
    const [first, second] = keys();
    act(() => screen.getByRole('button', { name: 'Up 2' }).focus());
    click('Up 2');
    expect(keys()).toEqual([second, first]);
    act(() => input('root_year').focus());
    type('root_year', '2024');
    act(() => input('root_rows_0_name').focus());
    expect(document.activeElement?.id).toBe('root_rows_0_name');
  });

  it('cannot be added past maxItems, and the list says why (R-133)', () => {
    mount({ rows: [{}, {}, {}] });
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Episodes' });
    expect(add.disabled).toBe(false);
    click('Add to Episodes');
    expect(add.disabled).toBe(true);
    expect(add.title).toBe('At most 4.');
    click('Remove 1');
    expect(add.disabled).toBe(false);
  });

  it('take their errors along, and what is typed but not committed', () => {
    const ref = mount({ rows: [{ name: 'a' }, { name: 'much' }, { name: 'c' }] });
    act(() => ref.current?.setErrors([{ path: '/rows/1/name', keyword: 'x', message: 'From the host' }]));
    type('root_rows_2_name', 'typ');
    click('Remove 1');
    expect(values()).toEqual(['much', 'typ']);
    expect(document.querySelector('[data-error="root_rows_0_name"]')?.textContent).toBe('From the host');
    click('Down 1');
    expect(document.querySelector('[data-error="root_rows_1_name"]')?.textContent).toBe('From the host');
    click('Remove 2');
    expect(document.querySelectorAll('[data-error]')).toHaveLength(0);
    expect(ref.current?.getData()).toEqual({ rows: [{ name: 'typ' }] });
  });

  it('never write a draft into another row when theirs goes', () => {
    const ref = mount();
    type('root_rows_0_name', 'x');
    type('root_rows_1_name', 'y');
    click('Remove 1');
    expect(ref.current?.getData()).toEqual({ rows: [{ name: 'y' }, { name: 'c' }] });
  });

  it('of plain texts work as well, and tuples are rjsf’s', () => {
    const ref = mount({ tags: ['x', 'x'], pair: ['l', 'r'] }, texts);
    click('Add to Tags');
    type('root_tags_2', 'new');
    act(() => ref.current?.flush());
    expect(ref.current?.getData()).toEqual({ tags: ['x', 'x', 'new'], pair: ['l', 'r'] });
    type('root_tags_0', '');
    type('root_pair_1', 'R');
    expect(ref.current?.getData()).toEqual({ tags: ['', 'x', 'new'], pair: ['l', 'R'] });
  });

  it('of a tuple take their errors along, and those of the others stay', async () => {
    const named = { type: 'object', properties: { name: { type: 'string' } } };
    const tuple: JsonObject = { type: 'array', title: 'Tuple', items: [{ type: 'string' }], additionalItems: named };
    const ref = mount(
      { tuple: ['first', { name: 'a' }, { name: 'b' }] },
      await moduleOf({ type: 'object', properties: { tuple } }),
    );
    const wrong = () => [...document.querySelectorAll<HTMLElement>('[data-error]')].map(({ dataset }) => dataset['error']);
    act(() => ref.current?.setErrors(['/tuple/0', '/tuple/2/name'].map((path) => ({ path, keyword: 'host', message: 'No.' }))));
    expect(wrong()).toEqual(['root_tuple_0', 'root_tuple_2_name']);
    click('Up 3');
    expect(wrong()).toEqual(['root_tuple_0', 'root_tuple_1_name']);
    click('Add to Tuple');
    click('Remove 3');
    expect(wrong()).toEqual(['root_tuple_0', 'root_tuple_1_name']);
    click('Remove 2');
    expect([ref.current?.getData(), wrong()]).toEqual([{ tuple: ['first', {}] }, ['root_tuple_0']]);
  });

  it('after the places of a tuple are as they began when what was typed is cleared', async () => {
    const tuple: JsonObject = { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'string' } };
    const ref = mount({ tuple: ['a', ''] }, await moduleOf({ type: 'object', properties: { tuple } }));
    type('root_tuple_1', 'b');
    type('root_tuple_1', '');
    expect(ref.current?.getData()).toEqual({ tuple: ['a', ''] });
  });

  it('that have schemas of their own are called as in the error summary', async () => {
    const items: JsonObject[] = [{ type: 'number', title: 'Latitude' }, { type: 'number' }, { type: 'number' }];
    const rest: JsonObject = { type: 'array', title: 'Place', items, additionalItems: { type: 'number', title: 'Further' } };
    const placed = await moduleOf(
      { type: 'object', properties: { place: rest } },
      { place: { items: [{}, {}, { 'ui:title': 'Height' }] } },
    );
    mount({ place: [1, 2, 3, 4] }, placed);
    const labels = ['/place/0', '/place/1', '/place/2', '/place/3'].map((at) =>
      labelOf(placed, at, { place: [1, 2, 3, 4] }, new Map()),
    );
    expect(labels).toEqual(['Latitude', 'Place 2', 'Height', 'Further 4']);
    const drawn = labels.map((_label, at) => document.querySelector(`label[for="root_place_${at}"]`)?.textContent);
    expect(drawn).toEqual(labels.map((label) => `${label} *`));
  });
});

it.each<[string, JsonObject, unknown]>([
  ['texts', { type: 'string' }, ''],
  ['boxes', { type: 'boolean' }, false],
  ['lists', { type: 'array', items: { type: 'string' } }, []],
  ['objects', { type: 'object', properties: { a: { type: 'string' } } }, {}],
  ['numbers, of which none is nothing,', { type: 'number' }, null],
  ['anything with a default', { type: 'boolean', default: true }, true],
])('a new row of a list of %s is what its controls show untouched', async (_what, items, begun) => {
  const ref = mount({}, await moduleOf({ type: 'object', properties: { rows: { title: 'Rows', type: 'array', items } } }));
  click('Add to Rows');
  expect(ref.current?.getData()).toEqual({ rows: [begun] });
});
