// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const told = (k: number, more: object = {}) => ({
  type: 'object',
  required: ['t'],
  properties: { t: { type: 'object', required: ['k'], properties: { k: { const: k }, name: text } }, ...more },
});
const schema = { type: 'object', properties: { way: { title: 'Way', oneOf: [told(1), told(2, { note: text })] } } };
const choose = (option: string) => fireEvent.change(field('root_way__oneof_select'), { target: { value: option } });

it('writes the constant that an option asks for in an object that it asks for, and tells the option by it again', async () => {
  const { data, handle } = await mount(schema);
  choose('1');
  expect(data()).toEqual({ way: { t: { k: 2 } } });
  enter('root_way_t_name', 'a');
  choose('0');
  expect(data()).toEqual({ way: { t: { k: 1, name: 'a' } } });
  choose('1');
  expect(data()).toEqual({ way: { t: { k: 2, name: 'a' } } });
  act(() => handle.current?.reset(data() ?? {}));
  expect(field('root_way__oneof_select')).toHaveProperty('value', '1');
  await act(async () => handle.current?.press('submit'));
  expect(document.querySelector('[data-path]')).toBeNull();
});

it('writes it with the first entry in an option that was shown from the start', async () => {
  const { data } = await mount(schema);
  enter('root_way_t_name', 'a');
  expect(data()).toEqual({ way: { t: { name: 'a', k: 1 } } });
});

it('leaves constants in parts that need not be there, and ends in one that asks for itself', async () => {
  const part = {
    type: 'object',
    required: ['k', 'part'],
    properties: { k: { const: 'p' }, part: { $ref: '#/definitions/part' } },
  };
  const optional = { type: 'object', required: ['name'], properties: { name: text, t: told(1).properties.t } };
  const { data } = await mount({
    type: 'object',
    definitions: { part },
    properties: {
      way: { oneOf: [{ type: 'object', properties: { a: text }, required: ['a'] }, optional, { $ref: '#/definitions/part' }] },
    },
  });
  choose('1');
  expect(data()).not.toHaveProperty('way.t.k');
  choose('2');
  expect(data()).toEqual({ way: { k: 'p' } });
});

it('a constant that was missing is said by the choice again in the document as it was saved', async () => {
  const option = (kind: string) => ({ title: kind, required: ['kind'], properties: { kind: { const: kind }, name: text } });
  const schema = { type: 'object', properties: { owner: { oneOf: [option('a'), option('b')] } }, required: ['owner'] };
  const { handle } = await mount(schema, {}, { 'ui:actions': [{ name: 'send', label: 'Send', mode: 'strict' }] });
  const box = () => document.getElementById('root_owner_kind');
  expect(box()).toBeNull();
  await act(async () => handle.current?.press('send'));
  expect(box()).not.toBeNull();
  act(() => handle.current?.revert());
  expect(box()).toBeNull();
});

it('writes the constant of one option where the others list other values, and draws those alone', async () => {
  const operation = (op: object, more: object) => ({
    type: 'object',
    required: ['op', ...Object.keys(more)],
    properties: { op: { type: 'string', ...op }, ...more },
  });
  const [literal, binary] = [operation({ const: 'lit' }, { value: text }), operation({ enum: ['add', 'mul'] }, { left: text })];
  const { data } = await mount({ type: 'object', properties: { way: { oneOf: [literal, binary] } } });
  const drawn = () => document.getElementById('root_way_op')?.tagName;
  const options = () => [...document.querySelectorAll('#root_way__oneof_select option')].map((option) => option.textContent);
  expect(options()).toEqual(expect.arrayContaining(['lit', 'add, mul']));
  expect(drawn()).toBeUndefined();
  enter('root_way_value', '1');
  expect(data()).toEqual({ way: { value: '1', op: 'lit' } });
  choose('1');
  expect(drawn()).toBe('SELECT');
  enter('root_way_left', '2');
  expect(data()).toEqual({ way: { left: '2' } });
  choose('0');
  expect(data()).toEqual({ way: { op: 'lit', value: '1' } });
});

it('shows as chosen the option that is drawn, where it lists the values that tell it', async () => {
  const option = (way: object) => ({ type: 'object', required: ['way'], properties: { way } });
  const listed = option({ anyOf: [{ const: 'fast' }, { const: 'slow' }] });
  const { data, handle } = await mount({ type: 'object', properties: { way: { oneOf: [listed, option({ const: 'off' })] } } });
  const choice = () => field('root_way__oneof_select');
  expect(document.getElementById('root_way_way')?.tagName).toBe('SELECT');
  expect(choice()).toHaveProperty('value', '0');
  choose('1');
  expect(data()).toEqual({ way: { way: 'off' } });
  expect(document.getElementById('root_way_way')).toBeNull();
  act(() => handle.current?.reset({ way: { way: 'slow' } }));
  expect(choice()).toHaveProperty('value', '0');
  act(() => handle.current?.reset({ way: { way: 'off' } }));
  expect(choice()).toHaveProperty('value', '1');
});
