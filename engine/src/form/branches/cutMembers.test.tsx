// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };

const rowsOf = (title: string, ...names: readonly string[]) => ({
  title,
  properties: {
    rows: { type: 'array', items: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) } },
  },
});

const choice = 'root_way__anyof_select';

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

/** Presses the button of the list at an id. */
const pressIn = (id: string, name: string) => {
  const list = field(`${id}__add`).closest('section');
  act(() => list && within(list).getByRole('button', { name }).click());
};

const way = (options: readonly object[], data: JsonObject) =>
  mount({ type: 'object', properties: { way: { anyOf: options } } }, { way: data });

describe('rows that have less in them in another option', () => {
  const options = [rowsOf('Both', 'a', 'b'), rowsOf('First', 'a'), rowsOf('Second', 'b')];
  const rows = [{ a: '1', b: '2' }, { b: '3' }];

  it.each([[['1']], [['1', '2']], [['2', '1']]])('are whole again after %j and back', async (others) => {
    const { data } = await way(options, { rows });
    for (const other of others) enter(choice, other);
    expect(data()).not.toEqual({ way: { rows } });
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows } });
  });

  it('are as they were entered in the meantime, with what they had', async () => {
    const { data } = await way(options, { rows });
    enter(choice, '1');
    enter('root_way_rows_0_a', 'new');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: [{ a: 'new', b: '2' }, { b: '3' }] } });
  });

  it.each<[done: string, change: () => void, rows: readonly object[]]>([
    ['edited', () => enter('root_way_rows_0_a', 'new'), [{ a: 'new', b: '2' }, { b: '3' }]],
    ['added', () => press('Add to rows'), [{ a: '1', b: '2' }, { b: '3' }, {}]],
    ['moved', () => press('Down 1'), [{ b: '3' }, { a: '1', b: '2' }]],
  ])('are whole after a third option as well where rows were %s in the second', async (_done, change, left) => {
    const { data } = await way(options, { rows });
    enter(choice, '1');
    change();
    enter(choice, '2');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: left } });
  });

  it('are in the order in which they stand, also where an option in which they were moved has nothing in them', async () => {
    const { data } = await way([rowsOf('Both', 'a', 'b'), rowsOf('Other', 'c')], { rows });
    enter(choice, '1');
    press('Down 1');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: rows.toReversed() } });
  });

  it('are as they were entered in each of the others', async () => {
    const three = [rowsOf('All', 'a', 'b', 'c'), rowsOf('First', 'a', 'b'), rowsOf('Second', 'b', 'c')];
    const { data } = await way(three, { rows: [{ a: '1', b: '2', c: '3' }] });
    enter(choice, '1');
    enter('root_way_rows_0_a', 'x');
    enter(choice, '2');
    enter('root_way_rows_0_b', 'y');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: [{ a: 'x', b: 'y', c: '3' }] } });
  });

  it('have what they had in place of the default of it', async () => {
    const some = { type: 'string', default: 'some' };
    const items = (members: object) => ({
      properties: { rows: { type: 'array', items: { type: 'object', properties: members } } },
    });
    const { data } = await way([items({ a: text, b: some }), items({ a: text })], { rows: [{ a: '1', b: '2' }] });
    enter(choice, '1');
    enter('root_way_rows_0_a', 'new');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: [{ a: 'new', b: '2' }] } });
  });

  it.each<[done: string, button: string, rows: readonly object[]]>([
    ['removed', 'Remove 1', [{ b: '3' }]],
    ['moved', 'Down 1', [{ b: '3' }, { a: '1', b: '2' }]],
    ['added', 'Add to rows', [{ a: '1', b: '2' }, { b: '3' }, {}]],
  ])('keep what they had where rows were %s in the meantime', async (_done, button, left) => {
    const { data } = await way(options, { rows });
    enter(choice, '1');
    press(button);
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: left } });
  });

  it.each<[done: string, button: string, rows: readonly object[]]>([
    ['moved', 'Down 1', [{ b: '3' }, { a: 'new', b: '2' }]],
    ['added', 'Add to rows', [{ a: 'new', b: '2' }, { b: '3' }, {}]],
    ['removed', 'Remove 2', [{ a: 'new', b: '2' }]],
  ])('keep what they had where one was edited and rows were %s as well', async (_done, button, left) => {
    for (const others of [['0'], ['2', '0']]) {
      const { data } = await way(options, { rows });
      enter(choice, '1');
      enter('root_way_rows_0_a', 'new');
      press(button);
      for (const other of others) enter(choice, other);
      expect(data()).toEqual({ way: { rows: left } });
      cleanup();
    }
  });

  it('are whole after others in which each was edited and moved', async () => {
    const { data } = await way(options, { rows });
    enter(choice, '1');
    press('Down 1');
    enter('root_way_rows_1_a', 'new');
    enter(choice, '2');
    press('Down 1');
    enter('root_way_rows_1_b', 'newer');
    enter(choice, '0');
    expect(data()).toEqual({ way: { rows: [{ a: 'new', b: '2' }, { b: 'newer' }] } });
  });
});

describe('rows of rows that have less in them in another option', () => {
  const list = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
  const deep = (title: string, ...names: readonly string[]) => ({
    title,
    properties: {
      rows: list({
        a: text,
        inner: list({ x: text, ...Object.fromEntries(names.map((name) => [name, text])) }),
        group: { type: 'object', properties: Object.fromEntries(['x', ...names].map((name) => [name, text])) },
      }),
    },
  });
  const options = [deep('Both', 'y', 'z'), deep('First', 'y'), deep('Second', 'z')];
  const inner = [
    { x: '1', y: '2', z: '3' },
    { x: '4', y: '5', z: '6' },
  ];
  const rows = [
    { a: 'r', inner, group: { x: '7', y: '8', z: '9' } },
    { a: 's', inner: [{ x: '0', z: '1' }] },
  ];
  const [first, second] = inner;

  it.each<[done: string, change: (way: string) => void, inner: readonly object[]]>([
    ['edited', (way) => enter(`${way}_rows_0_inner_0_x`, 'new'), [{ ...first, x: 'new' }, { ...second }]],
    ['moved', (way) => pressIn(`${way}_rows_0_inner`, 'Down 1'), [{ ...second }, { ...first }]],
    ['added', (way) => pressIn(`${way}_rows_0_inner`, 'Add to inner'), [{ ...first }, { ...second }, {}]],
    ['removed', (way) => pressIn(`${way}_rows_0_inner`, 'Remove 1'), [{ ...second }]],
    [
      'edited, and the row around them,',
      (way) => {
        enter(`${way}_rows_0_inner_1_x`, 'new');
        enter(`${way}_rows_0_group_x`, '7');
      },
      [{ ...first }, { ...second, x: 'new' }],
    ],
    [
      'edited and moved',
      (way) => {
        enter(`${way}_rows_0_inner_0_x`, 'new');
        pressIn(`${way}_rows_0_inner`, 'Down 1');
      },
      [{ ...second }, { ...first, x: 'new' }],
    ],
  ])('are whole where some were %s meanwhile', async (_done, change, left) => {
    for (const others of [['0'], ['2', '0']]) {
      const { data } = await way(options, { rows });
      enter(choice, '1');
      change('root_way');
      for (const other of others) enter(choice, other);
      expect(data()).toEqual({ way: { rows: [{ ...rows[0], inner: left }, rows[1]] } });
      cleanup();
    }
  });
});

describe('an object that has less in it in another option', () => {
  const rows = (...names: readonly string[]) => rowsOf('', ...names).properties.rows;
  const option = (title: string, ...names: readonly string[]) => ({
    title,
    properties: {
      group: { type: 'object', properties: { ...Object.fromEntries(names.map((name) => [name, text])), rows: rows(...names) } },
    },
  });
  const options = [option('Both', 'a', 'b'), option('First', 'a'), option('Second', 'b')];
  const group = {
    a: '1',
    b: '2',
    rows: [
      { a: '3', b: '4' },
      { a: '5', b: '6' },
    ],
  };

  it.each([[['0']], [['2', '0']]])(
    'is whole where it was edited meanwhile, and rows in it were moved, after %j',
    async (others) => {
      const { data } = await way(options, { group });
      enter(choice, '1');
      enter('root_way_group_a', 'new');
      press('Down 1');
      for (const other of others) enter(choice, other);
      expect(data()).toEqual({ way: { group: { ...group, a: 'new', rows: group.rows.toReversed() } } });
    },
  );
});

describe('a member beside the choice that an option asks for', () => {
  const members = { a: text, b: text, c: text, beside: text };
  const options = ['a', 'b', 'c'].map((name) => ({ title: name, properties: { [name]: {} }, required: [name] }));
  const document = { way: { a: '1', beside: '2' } };
  const asked = () =>
    mount({ type: 'object', properties: { way: { type: 'object', properties: members, anyOf: options } } }, document);

  it.each([[['1']], [['1', '2']]])('is there again after %j and back', async (others) => {
    const { data } = await asked();
    for (const other of others) enter(choice, other);
    expect(data()).toEqual({ way: { beside: '2' } });
    enter(choice, '0');
    expect(data()).toEqual(document);
  });

  it('is what was entered in the meantime', async () => {
    const { data } = await asked();
    enter(choice, '1');
    enter('root_way_a', 'new');
    enter(choice, '0');
    expect(data()).toEqual({ way: { a: 'new', beside: '2' } });
  });
});

it('a value comes back in place of the default that another option began it with after one that has none', async () => {
  const number = { type: 'number', default: 0 };
  const options = [
    { title: 'First', properties: { id: number, a: text } },
    { title: 'Without', properties: { b: text } },
    { title: 'Second', properties: { id: { ...number, enum: [0, 1] }, c: text } },
  ];
  const { data } = await way(options, { id: 7, a: '1' });
  enter(choice, '1');
  enter(choice, '2');
  expect(data()).toEqual({ way: { id: 0 } });
  enter(choice, '0');
  expect(data()).toEqual({ way: { id: 7, a: '1' } });
});

it('an object by whose constant options are told is not there on coming back when it was not before', async () => {
  const option = (kind: number) => ({
    title: `Kind ${kind}`,
    properties: { head: { type: 'object', properties: { kind: { const: kind } }, required: ['kind'] }, note: text },
    required: ['head'],
  });
  const { data } = await way([option(1), option(2)], { note: 'x' });
  enter(choice, '1');
  enter(choice, '0');
  expect(data()).toEqual({ way: { note: 'x' } });
});

it('what stands beside a choice within stays when an option is chosen that names no members itself', async () => {
  const named = (name: string) => ({ title: name, properties: { [name]: text }, required: [name] });
  const within = { title: 'Within', oneOf: [named('b'), named('c')] };
  const inner = { allOf: [{ oneOf: [within, named('a')] }, { type: 'object', properties: { beside: text } }] };
  const document = { a: '1', beside: '2' };
  const { data } = await mount(
    { type: 'object', properties: { way: { oneOf: [inner, { properties: { d: text }, required: ['d'] }] } } },
    { way: document },
  );
  enter('root_way__option1__oneof_select', '0');
  expect(data()).toEqual({ way: { beside: '2' } });
  enter('root_way__option1__oneof_select', '1');
  expect(data()).toEqual({ way: document });
});

it('a member that two options have goes where they have it of another kind', async () => {
  const options = [
    { title: 'Words', properties: { size: { enum: ['small', 'large'] } } },
    { title: 'Numbers', properties: { size: { type: 'number' } } },
  ];
  const { data } = await way(options, { size: 'small' });
  enter(choice, '1');
  expect(data()).toEqual({ way: {} });
  enter(choice, '0');
  expect(data()).toEqual({ way: { size: 'small' } });
});

describe('a default that an option puts into a member beside the choice', () => {
  const beginning = { title: 'Beginning', properties: { b: { ...text, default: 'begun' } } };
  const beside = (option: object, data: JsonObject) =>
    mount(
      { type: 'object', properties: { way: { type: 'object', properties: { b: text }, anyOf: [option, beginning] } } },
      { way: data },
    );

  it('goes with the option', async () => {
    const { data } = await beside({ title: 'Bare' }, {});
    enter(choice, '1');
    expect(data()).toEqual({ way: { b: 'begun' } });
    enter(choice, '0');
    expect(data()).toEqual({ way: {} });
  });

  it('stays once it was entered', async () => {
    const { data } = await beside({ title: 'Bare' }, {});
    enter(choice, '1');
    enter('root_way_b', 'new');
    enter(choice, '0');
    expect(data()).toEqual({ way: { b: 'new' } });
  });

  it('makes way for what was entered before', async () => {
    const { data } = await beside({ title: 'Or null', properties: { b: { type: ['string', 'null'] } } }, { b: 'x' });
    enter(choice, '1');
    expect(data()).toEqual({ way: { b: 'begun' } });
    enter(choice, '0');
    expect(data()).toEqual({ way: { b: 'x' } });
  });
});

describe('a member that two options have and a third one lacks', () => {
  const size = { enum: ['small', 'large'] };
  const some = { type: 'string', default: 'some' };
  const listOf = (...names: readonly string[]) => rowsOf('', ...names).properties.rows;
  const options = [
    { title: 'First', properties: { a: text, size, some, kind: { const: 'a' }, rows: listOf('a', 'b') } },
    { title: 'Without', properties: { b: text } },
    {
      title: 'Second',
      properties: { c: text, size: { enum: ['small'] }, some: text, kind: { const: 'c' }, rows: listOf('a') },
    },
    { title: 'Third', properties: { size: text, a: { type: 'number' } } },
  ];

  it('is there in an option that is shown for the first time', async () => {
    const { data } = await way(options, { a: '1', size: 'small', kind: 'a', rows: [{ a: '1', b: '2' }] });
    enter(choice, '1');
    expect(data()).toEqual({ way: {} });
    enter(choice, '2');
    expect(data()).toEqual({ way: { size: 'small', kind: 'c', rows: [{ a: '1' }] } });
    enter('root_way_rows_0_a', 'new');
    enter(choice, '1');
    enter(choice, '3');
    expect(data()).toEqual({ way: { size: 'small' } });
    enter(choice, '0');
    expect(data()).toEqual({ way: { a: '1', size: 'small', kind: 'a', rows: [{ a: 'new', b: '2' }] } });
  });

  it('is not where that does not take it, where it was emptied, nor where a switch alone had made it', async () => {
    const { data } = await way(options, { size: 'large', a: '1', kind: 'a' });
    enter(choice, '1');
    enter(choice, '2');
    expect(data()).toEqual({ way: { kind: 'c' } });
    cleanup();
    const emptied = await way(options, { size: 'small', a: '1', kind: 'a' });
    enter('root_way_size', '');
    enter(choice, '1');
    enter(choice, '2');
    expect(emptied.data()).toEqual({ way: { kind: 'c' } });
    cleanup();
    const begun = await way(options, { b: '1' });
    enter(choice, '0');
    expect(begun.data()).toEqual({ way: { some: 'some', kind: 'a' } });
    enter(choice, '1');
    enter(choice, '2');
    expect(begun.data()).toEqual({ way: { kind: 'c' } });
  });
});
