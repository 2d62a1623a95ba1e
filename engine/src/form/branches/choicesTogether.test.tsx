// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const choose = (id: string, value: string) => {
  const select = field(id);
  act(() => select.focus());
  fireEvent.change(select, { target: { value } });
  act(() => select.blur());
};

it('an option that is a choice with null among others begins with nothing, and is come back to as it was', async () => {
  const part = { type: 'object', properties: { a: text } };
  const maybe = { title: 'Maybe', oneOf: [part, { ...part, properties: { b: text } }, { type: 'null' }] };
  const way = { anyOf: [{ title: 'Text', type: 'string' }, maybe] };
  const { data } = await mount({ type: 'object', properties: { way } }, { way: { a: 'x' } });
  choose('root_way__anyof_select', '0');
  enter('root_way', 'y');
  choose('root_way__anyof_select', '1');
  expect(data()).toEqual({ way: { a: 'x' } });
});

const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => ({
  title: name,
  properties: { [name]: text },
  required: [name],
}));
const more = { type: 'boolean' };
const isMore = { properties: { more: { const: true } }, required: ['more'] };

it.each<[by: string, schema: object, ids: readonly [own: string, within: string]]>([
  ['a condition', { oneOf: [one, two], if: isMore, then: { anyOf: [three, four] } }, ['oneof', 'anyof']],
  ['a condition, by the other keyword', { anyOf: [one, two], if: isMore, then: { oneOf: [three, four] } }, ['anyof', 'oneof']],
  [
    'a condition of several',
    { oneOf: [one, two], allOf: [{ if: isMore, then: { anyOf: [three, four] } }] },
    ['oneof', 'anyof'],
  ],
  ['a condition, by the same keyword', { oneOf: [one, two], if: isMore, then: { oneOf: [three, four] } }, ['oneof', 'anyof']],
  [
    'a condition of several, by the same keyword',
    { anyOf: [one, two], allOf: [{ if: isMore, then: { anyOf: [three, four] } }] },
    ['anyof', 'oneof'],
  ],
  ['a dependency', { oneOf: [one, two], dependencies: { more: { anyOf: [three, four] } } }, ['oneof', 'anyof']],
  [
    'a condition that does not hold',
    { oneOf: [one, two], if: { not: isMore }, else: { anyOf: [three, four] } },
    ['oneof', 'anyof'],
  ],
])('a choice that %s brings beside another is drawn in its options, and neither loses anything', async (_by, schema, ids) => {
  const { data } = await mount({ type: 'object', properties: { more }, ...schema }, { more: true, two: 'x', four: 'y' });
  const [own, within] = [`root__${ids[0]}_select`, `root__option1__${ids[1]}_select`];
  expect(field(own)).toHaveProperty('value', '1');
  expect(field(within)).toHaveProperty('value', '1');
  enter('root_four', 'z');
  choose(own, '0');
  enter('root_one', 'v');
  expect(data()).toEqual({ more: true, one: 'v', four: 'z' });
  choose(within, '0');
  enter('root_three', 'w');
  expect(data()).toEqual({ more: true, one: 'v', three: 'w' });
  choose(own, '1');
  expect(data()).toEqual({ more: true, two: 'x', three: 'w' });
  choose(within, '1');
  expect(data()).toEqual({ more: true, two: 'x', four: 'z' });
  expect(document.querySelectorAll('#root_four')).toHaveLength(1);
});

it('what was emptied beside a choice stays so when an option is come back to', async () => {
  const { data } = await mount({ type: 'object', properties: { name: text }, oneOf: [one, two] }, { name: 'n', one: 'x' });
  choose('root__oneof_select', '1');
  enter('root_name', '');
  choose('root__oneof_select', '0');
  expect(data()).toEqual({ one: 'x' });
});

it('an option that is come back to has no default of a member that both have and nobody entered', async () => {
  const job = (name: string) => ({
    title: name,
    properties: { [name]: text, minutes: { type: 'integer', default: 360 }, steps: { type: 'object', default: { a: 'b' } } },
    required: [name],
  });
  const way = { oneOf: [job('one'), job('two'), job('three')] };
  const { data } = await mount({ type: 'object', properties: { way } }, { way: { one: 'x' } });
  const id = 'root_way__oneof_select';
  choose(id, '1');
  expect(data()).toMatchObject({ way: { minutes: 360 } });
  choose(id, '0');
  expect(data()).toEqual({ way: { one: 'x' } });
  for (const option of ['1', '2', '0']) choose(id, option);
  expect(data()).toEqual({ way: { one: 'x' } });
  choose(id, '1');
  enter('root_way_minutes', '5');
  for (const option of ['2', '0']) choose(id, option);
  expect(data()).toEqual({ way: { one: 'x', minutes: 5 } });
});
