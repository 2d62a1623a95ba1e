// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const kind = (only: string, more: object = {}) => ({
  title: only,
  type: 'object',
  properties: { kind: { const: only }, ...more },
});
/** As Rust's enumerations are written whose members have nothing. */
const unit = { type: 'object', required: ['Unit'], properties: { Unit: { type: 'null' } } };
const named = { type: 'object', properties: { name: text } };
const select = 'root_way__oneof_select';
const choose = (value: string) => fireEvent.change(field(select), { target: { value } });
const shown = () => {
  const list = field(select);
  return list instanceof HTMLSelectElement ? list.value : undefined;
};

describe('a choice whose first option is its constant alone shows none until one is chosen', () => {
  it.each<[name: string, first: object, other: object, more: object, begun: unknown, taken: unknown]>([
    ['a value', { const: 'auto' }, { type: 'object', properties: { level: text } }, {}, 'auto', {}],
    ['what a reference means', { $ref: '#/definitions/auto' }, { type: 'integer' }, {}, 'auto', undefined],
    ['an object', kind('none'), kind('basic', { user: text }), {}, { kind: 'none' }, { kind: 'basic' }],
    ['an object of null', unit, { type: 'object', properties: { Size: { type: 'integer' } } }, {}, { Unit: null }, {}],
    ['an object of other members', kind('none'), kind('basic', { user: text }), named, { kind: 'none' }, { kind: 'basic' }],
  ])('%s', async (_name, first, other, more, begun, taken) => {
    const definitions = { auto: { const: 'auto' } };
    const way = { title: 'Way', ...more, oneOf: [first, other] };
    const { data, dirty } = await mount({ type: 'object', definitions, properties: { way } });
    expect([shown(), data(), dirty()]).toEqual(['', {}, false]);
    expect(document.querySelector('[type="checkbox"]')).toBeNull();
    choose('0');
    expect([shown(), data()]).toEqual(['0', { way: begun }]);
    choose('1');
    expect([shown(), data()]).toEqual(['1', taken === undefined ? {} : { way: taken }]);
    choose('0');
    expect([shown(), data()]).toEqual(['0', { way: begun }]);
  });

  it('and none once it is refused, though several would do', async () => {
    const { data } = await mount({ type: 'object', oneOf: [kind('none'), kind('basic')] });
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(document.body.textContent).toContain('Please choose one of the options.');
    expect([data(), document.querySelector('[type="checkbox"]')]).toEqual([{}, null]);
  });

  it('and nothing below it, members of any name included', async () => {
    const first = { ...kind('none'), additionalProperties: true };
    await mount({ type: 'object', properties: { way: { title: 'Way', oneOf: [first, kind('basic', { user: text })] } } });
    expect([shown(), document.querySelector('[id$="__add"]')]).toEqual(['', null]);
  });

  it('and no name of what can only be null, unless another value is stored there', async () => {
    const way = { title: 'Way', oneOf: [unit, kind('basic')] };
    await mount({ type: 'object', properties: { way } });
    choose('0');
    expect(document.body.textContent).not.toContain('Unit *');
    cleanup();
    await mount({ type: 'object', properties: { way } }, { way: { Unit: 'x' } });
    expect(document.body.textContent).toContain('Unit *');
  });

  it('and one that is told by null, beside others that are told by texts, is chosen as they are', async () => {
    const none = { required: ['kind'], properties: { kind: { const: null } } };
    const way = { title: 'Way', type: 'object', oneOf: [kind('a', { user: text }), kind('b'), none] };
    const { data } = await mount({ type: 'object', properties: { way } });
    choose('2');
    expect([shown(), data()]).toEqual(['2', { way: { kind: null } }]);
    choose('1');
    expect([shown(), data()]).toEqual(['1', { way: { kind: 'b' } }]);
  });

  it('and one that is come back to without having been chosen is chosen then', async () => {
    const way = { ...named, oneOf: [kind('none'), kind('basic')] };
    const { data } = await mount({ type: 'object', properties: { way } });
    enter('root_way_name', 'A');
    expect([shown(), data()]).toEqual(['', { way: { name: 'A' } }]);
    choose('1');
    choose('0');
    expect([shown(), data()]).toEqual(['0', { way: { name: 'A', kind: 'none' } }]);
  });
});

describe('defaults in the option that a choice shows bring the constant that tells it', () => {
  const option = (only: string, more: object) => ({ ...kind(only, more), required: ['kind'] });
  const first = option('cdc', { plugin: { ...text, default: 'pg' } });

  it.each<[name: string, way: object, given: object, begun: object]>([
    ['of a new document', { oneOf: [first, option('scan', {})] }, {}, { way: { kind: 'cdc', plugin: 'pg' } }],
    [
      'in an object',
      { properties: { inner: { oneOf: [first, option('scan', {})] } } },
      {},
      { way: { inner: { kind: 'cdc', plugin: 'pg' } } },
    ],
    [
      'but not where they are beside it',
      { properties: { n: { default: 1 } }, oneOf: [kind('a'), kind('b')] },
      {},
      { way: { n: 1 } },
    ],
    [
      'nor in a document that was stored',
      { oneOf: [first, option('scan', {})] },
      { way: { plugin: 'x' } },
      { way: { plugin: 'x' } },
    ],
  ])('%s', async (_name, way, given, begun) => {
    const { data, dirty } = await mount({ type: 'object', properties: { way: { type: 'object', ...way } } }, { ...given });
    expect([data(), dirty()]).toEqual([begun, false]);
  });
});

describe('a choice that has to be there in an object that need not', () => {
  const asked = (name: string) => ({ type: 'object', required: [name], properties: { [name]: text } });
  const way = { title: 'Way', oneOf: [asked('first'), asked('second')] };

  it.each<[name: string, part: object, id: string]>([
    ['itself', { type: 'object', required: ['way'], properties: { way } }, 'root_part_way'],
    [
      'in another part',
      { type: 'object', required: ['deep'], properties: { deep: { type: 'object', required: ['way'], properties: { way } } } },
      'root_part_deep_way',
    ],
  ])('is left out with that where another option was only looked at: %s', async (_name, part, id) => {
    const { data } = await mount({ type: 'object', properties: { part } });
    const look = () => {
      for (const value of ['1', '0']) fireEvent.change(field(`${id}__oneof_select`), { target: { value } });
    };
    look();
    expect(data()).toEqual({});
    enter(`${id}_first`, 'a');
    expect(data()).not.toEqual({});
    enter(`${id}_first`, '');
    expect(data()).toEqual({});
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('is begun by coming back where that is there for something else', async () => {
    const part = { type: 'object', required: ['way'], properties: { name: text, way } };
    const { data } = await mount({ type: 'object', properties: { part } }, { part: { name: 'a' } });
    for (const value of ['1', '0']) fireEvent.change(field('root_part_way__oneof_select'), { target: { value } });
    expect(data()).toEqual({ part: { name: 'a', way: {} } });
  });
});
