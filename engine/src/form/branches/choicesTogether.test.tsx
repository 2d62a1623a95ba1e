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

it('a choice that a condition brings beside another loses nothing when it is switched there and back', async () => {
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => ({
    title: name,
    properties: { [name]: text },
    required: [name],
  }));
  const { data } = await mount(
    {
      type: 'object',
      properties: { more: { type: 'boolean' } },
      oneOf: [one, two],
      if: { properties: { more: { const: true } }, required: ['more'] },
      then: { anyOf: [three, four] },
    },
    { more: true, two: 'x', four: 'y' },
  );
  const shown = field('root__oneof_select');
  choose(shown.id, '0');
  expect(data()).not.toHaveProperty('four');
  choose(shown.id, '1');
  expect(data()).toEqual({ more: true, two: 'x', four: 'y' });
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
