// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const choice = (options: readonly object[]) => ({ type: 'object', properties: { way: { title: 'Way', oneOf: options } } });

describe('what is wrong in the option that a choice shows', () => {
  const mail = { title: 'Mail', properties: { mail: { type: 'string', pattern: '@' } }, required: ['mail'] };
  const account = {
    title: 'Account',
    properties: { site: { type: 'string', format: 'uri' }, name: text },
    required: ['site', 'name'],
  };
  const agent = {
    type: 'object',
    properties: { kind: { const: 'agent' } },
    required: ['kind'],
    oneOf: [mail, account],
  };
  const group = {
    type: 'object',
    properties: { kind: { const: 'group' }, people: { type: 'array', items: text, minItems: 1 } },
    required: ['kind', 'people'],
  };
  const send = async (way: JsonObject, switches: readonly (readonly [id: string, option: string])[] = []) => {
    const { handle } = await mount({ ...choice([agent, group]), required: ['way'] }, { way });
    for (const [id, option] of switches) enter(id, option);
    await act(async () => handle.current?.press('submit'));
    return [...document.querySelectorAll('[data-error]')].map((error) => error.getAttribute('data-error'));
  };

  it.each<[name: string, way: JsonObject, switches: readonly (readonly [string, string])[], fields: readonly string[]]>([
    ['in a choice in it', {}, [], ['root_way_mail']],
    ['in another option of that one', {}, [['root_way__option1__oneof_select', '1']], ['root_way_site', 'root_way_name']],
    ['in one that was switched to', {}, [['root_way__oneof_select', '1']], ['root_way_people']],
  ])('is told at its fields: %s', async (_name, way, switches, fields) => {
    expect(await send(way, switches)).toEqual(fields);
  });
});

it.each([
  ['anyOf', 'anyof'],
  ['oneOf', 'anyof'],
])(
  'what is wrong in the options of a choice and of one that a condition brings beside it is told at its fields: %s',
  async (word, id) => {
    const option = (name: string) => ({ title: name, properties: { [name]: text }, required: [name] });
    const when = { if: { required: ['more'] }, then: { [word]: [option('c'), option('d')] } };
    const way = { type: 'object', properties: { more: text }, oneOf: [option('a'), option('b')], ...when };
    const { handle } = await mount({ type: 'object', properties: { way } }, { way: { more: 'x' } });
    const told = async () => {
      await act(async () => handle.current?.press('submit'));
      return [...document.querySelectorAll('[data-error]')].map((error) => error.getAttribute('data-error'));
    };
    enter('root_way__oneof_select', '1');
    expect(await told()).toEqual(['root_way_b', 'root_way_c']);
    enter(`root_way__option1__${id}_select`, '1');
    expect(await told()).toEqual(['root_way_b', 'root_way_d']);
    enter('root_way__oneof_select', '0');
    expect(await told()).toEqual(['root_way_a', 'root_way_d']);
  },
);

it.each<[name: string, member: object]>([
  ['of another kind', text],
  ['not listed', { enum: [1, 2] }],
])('the option that alone knows a member of a document is shown, though its value is %s', async (_name, member) => {
  const options = ['a', 'b'].map((name) => ({ title: name, properties: { [name]: member }, required: [name] }));
  await mount(choice(options), { way: { b: 5 } });
  expect(field('root_way__oneof_select')).toHaveProperty('value', '1');
  enter('root_way__oneof_select', '0');
  expect(field('root_way__oneof_select')).toHaveProperty('value', '0');
});

it('nothing more is told of an option once another one is chosen', async () => {
  const weight = {
    type: 'object',
    properties: { note: text, unit: { enum: ['kg', 'lb'], default: 'lb' } },
    required: ['note', 'unit'],
  };
  const options = [{ type: 'object', properties: { name: text }, required: ['name'] }, weight];
  const { handle } = await mount(choice(options), { way: { note: 'a', unit: 'x' } });
  await act(async () => handle.current?.press('submit'));
  const told = () => document.querySelectorAll('[data-path]').length;
  expect(field('root_way__oneof_select')).toHaveProperty('value', '1');
  expect(told()).toBe(1);
  fireEvent.change(field('root_way__oneof_select'), { target: { value: '0' } });
  expect(told()).toBe(0);
});

it('the option with the constant of a document is shown, though another lists one of its values', async () => {
  const place = (country: string, ...towns: readonly string[]) => ({
    title: country,
    properties: { country: { const: country }, town: { enum: towns } },
  });
  const options = [place('US', 'Boston', 'Denver'), place('FR', 'Paris', 'Lyon')];
  const { handle } = await mount(choice(options), { way: { country: 'FR', town: 'Boston' } });
  expect(field('root_way__oneof_select')).toHaveProperty('value', '1');
  await act(async () => handle.current?.press('submit'));
  expect(document.querySelector('[data-error]')?.getAttribute('data-error')).toBe('root_way_town');
});

describe('an option that is come back to straight away is as it was left', () => {
  const page = { type: 'object', properties: { title: text, size: { type: 'integer', default: 3 } } };
  const nothing = { type: 'null' };
  const cat = { type: 'object', properties: { kind: { const: 'cat' }, name: text }, required: ['kind'] };
  const dog = { type: 'object', properties: { kind: { const: 'dog' }, name: text }, required: ['kind'] };
  it.each<[name: string, options: readonly object[], data: JsonObject, here: string, there: string]>([
    ['absent, with null beside it', [nothing, page], {}, '0', '1'],
    ['an object without its default', [page, nothing], { way: { title: 'a' } }, '0', '1'],
    ['an object beside a text', [page, text], { way: {} }, '0', '1'],
    ['absent, with constants', [cat, dog], {}, '0', '1'],
    ['an object without its constant', [cat, dog], { way: { name: 'a' } }, '0', '1'],
  ])('%s', async (_name, options, document, here, there) => {
    const { data, dirty } = await mount(choice(options), document);
    expect(field('root_way__oneof_select')).toHaveProperty('value', here);
    enter('root_way__oneof_select', there);
    enter('root_way__oneof_select', here);
    expect([data(), dirty()]).toEqual([document, false]);
  });

  it.each([{}, { way: {} }])('or begun, where nothing was entered: %j', async (document) => {
    const { data } = await mount(choice([cat, dog]), document);
    enter('root_way__oneof_select', '1');
    enter('root_way__oneof_select', '0');
    enter('root_way_name', 'Tom');
    expect(data()).toEqual({ way: { kind: 'cat', name: 'Tom' } });
  });
});

describe('a choice in which nothing was entered', () => {
  const options = ['first', 'second', 'third'].map((title) => ({ title, properties: { [title]: text } }));
  const shown = (id: string) => field(id).getAttribute('value') ?? Reflect.get(field(id), 'value');

  it.each<[string, JsonObject, string]>([
    ['first option', {}, '0'],
    ['option that the document means', { way: { second: 'a' } }, '1'],
  ])('is on the %s after a reset that changes no data', async (_what, document, option) => {
    const { data, handle } = await mount(choice(options), document);
    enter('root_way__oneof_select', '2');
    expect(shown('root_way__oneof_select')).toBe('2');
    act(() => handle.current?.reset(document));
    expect(shown('root_way__oneof_select')).toBe(option);
    enter('root_way__oneof_select', '0');
    act(() => handle.current?.revert());
    expect([shown('root_way__oneof_select'), data()]).toEqual([option, document]);
  });

  it('is on the first option after a reset of a form that is a choice itself, and stays on one that is chosen anew', async () => {
    const { handle } = await mount({ type: 'object', oneOf: options });
    enter('root__oneof_select', '1');
    act(() => handle.current?.reset({}));
    expect(shown('root__oneof_select')).toBe('0');
    enter('root__oneof_select', '2');
    expect(shown('root__oneof_select')).toBe('2');
  });
});

it.each<[name: string, options: readonly object[], value: JsonObject[string]]>([
  ['a text that only its pattern takes', [{ enum: ['Hot', 'Cool'], ...text }, { $ref: '#/definitions/expression' }], '[x]'],
  ['a number within its limits', [{ $ref: '#/definitions/few' }, { $ref: '#/definitions/many' }], 500],
  ['a list whose rows refer further', [{ $ref: '#/definitions/numbers' }, { $ref: '#/definitions/texts' }], ['[x]']],
])('an option that is referred to is shown for %s', async (_name, options, value) => {
  const definitions = {
    expression: { title: 'Expression', pattern: '^\\[', ...text },
    few: { title: 'Few', type: 'number', maximum: 10 },
    many: { title: 'Many', type: 'number', minimum: 100 },
    numbers: { title: 'Numbers', type: 'array', items: { $ref: '#/definitions/few' } },
    texts: { title: 'Texts', type: 'array', items: { $ref: '#/definitions/expression' } },
  };
  const { data } = await mount({ ...choice(options), definitions }, { way: value });
  expect(field('root_way__oneof_select')).toHaveProperty('value', '1');
  expect(data()).toEqual({ way: value });
});

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

it.each<[name: string, first: object, second: object, value: JsonObject]>([
  ['the limits of a number', object({ n: { maximum: 10 } }), object({ n: { minimum: 100 } }), { n: 500 }],
  ['the pattern of a text', object({ a: { pattern: '^a', ...text } }), object({ a: { pattern: '^b', ...text } }), { a: 'b' }],
  [
    'the rows of a list',
    object({ a: { type: 'array', items: text } }),
    object({ a: { type: 'array', items: { type: 'number' } } }),
    { a: [5] },
  ],
  [
    'a constant further in',
    object({ a: object({ k: { const: 'x' } }) }),
    object({ a: object({ k: { const: 'y' } }) }),
    { a: { k: 'y' } },
  ],
  [
    'what they ask for',
    object({ a: text, b: text }, { required: ['a'] }),
    object({ a: text, b: text }, { required: ['b'] }),
    { b: 'x' },
  ],
])('an option of the same members is shown by %s, written here or referred to', async (_name, first, second, value) => {
  const definitions = { first, second };
  const refer = (name: string) => ({ $ref: `#/definitions/${name}` });
  for (const options of [
    [first, second],
    [refer('first'), refer('second')],
  ]) {
    const { data } = await mount({ ...choice(options), definitions }, { way: value });
    expect([field('root_way__oneof_select'), data()]).toMatchObject([{ value: '1' }, { way: value }]);
    cleanup();
  }
});
