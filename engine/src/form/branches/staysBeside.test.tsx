// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const choice = 'root__oneof_select';
const named = { title: 'Named', properties: { kind: text, a: text, both: text } };
const other = { title: 'Other', properties: { b: text, both: text } };

const form = (left: object, chosen: object) =>
  mount(
    { type: 'object', properties: { kind: text }, oneOf: [left, { ...other, ...chosen }] },
    { kind: 'x', a: '1', both: '2' },
  );

it('a member beside the choice stays that the option names which is left', async () => {
  const { data } = await form(named, {});
  enter(choice, '1');
  expect(data()).toEqual({ kind: 'x', both: '2' });
  enter('root_kind', 'y');
  enter(choice, '0');
  expect(data()).toEqual({ kind: 'y', a: '1', both: '2' });
});

it.each<[why: string, left: object, chosen: object]>([
  ['the option that is left asks for it', { ...named, required: ['kind'] }, {}],
  ['the option that is left is told by it', { ...named, properties: { ...named.properties, kind: { const: 'x' } } }, {}],
  ['the new option has no other members', named, { additionalProperties: false }],
  ['the new option may not have it', named, { properties: { ...other.properties, kind: false } }],
  ['the new option forbids it', named, { not: { required: ['kind'] } }],
])('it goes where %s', async (_why, left, chosen) => {
  const { data } = await form(left, chosen);
  for (const time of ['once', 'again']) {
    enter(choice, '1');
    expect([time, data()]).toEqual([time, { both: '2' }]);
    enter(choice, '0');
    expect([time, data()]).toEqual([time, { kind: 'x', a: '1', both: '2' }]);
  }
});

it('a choice that a condition brings stays where its options name the member that the condition looks at', async () => {
  const { data } = await mount(
    {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['x', 'y'] } },
      if: { properties: { kind: { const: 'x' } }, required: ['kind'] },
      then: { oneOf: [named, other] },
    },
    { kind: 'x', a: '1', both: '2' },
  );
  enter(choice, '1');
  expect(data()).toEqual({ kind: 'x', both: '2' });
  enter(choice, '0');
  expect(data()).toEqual({ kind: 'x', a: '1', both: '2' });
});

describe('the option that was chosen', () => {
  const chosen = async (data: JsonObject, options: readonly object[] = [named, other]) => {
    const form = await mount({ type: 'object', properties: { kind: text }, oneOf: options }, data);
    enter(choice, '1');
    enter('root_kind', 'y');
    return form;
  };

  it.each([[{}], [{ a: '1' }], [{ kind: 'x', a: '1', both: '2' }]])(
    'stays so where %j was, whatever is entered beside the choice',
    async (document) => {
      const { data } = await chosen(document);
      expect(field(choice)).toHaveProperty('value', '1');
      enter('root_b', '3');
      enter('root_kind', 'z');
      expect(field(choice)).toHaveProperty('value', '1');
      expect(data()).toMatchObject({ kind: 'z', b: '3' });
    },
  );

  it('is another where nobody chose it and what is entered beside the choice says so', async () => {
    const telling = (value: object, name: string) => ({ title: name, properties: { kind: value, [name]: text } });
    const oneOf = [telling({ maxLength: 1 }, 'a'), telling({ minLength: 2 }, 'b')];
    await mount({ type: 'object', properties: { kind: text }, oneOf });
    for (const [entered, option] of [
      ['yy', '1'],
      ['z', '0'],
    ] as const) {
      enter('root_kind', entered);
      expect(field(choice)).toHaveProperty('value', option);
    }
  });

  it('stays so while nothing is entered in it, whatever it asks for', async () => {
    const mail = { title: 'Mail', properties: { kind: {}, mail: text }, required: ['kind', 'mail'] };
    const { data } = await chosen({ kind: 'x' }, [{ title: 'None' }, mail]);
    enter('root_kind', 'z');
    expect(field(choice)).toHaveProperty('value', '1');
    expect(data()).toEqual({ kind: 'z' });
  });

  it.each<[entered: string, members: object, name: string, text: string]>([
    ['not all that it asks for', { mail: text, who: text }, 'mail', 'a@b.c'],
    ['what is wrong', { mail: { type: 'string', minLength: 9 } }, 'mail', 'a'],
  ])('stays so beside one that takes anything, where %s is entered in it', async (_entered, properties, name, text) => {
    const mail = { title: 'Mail', properties, required: Object.keys(properties) };
    await mount({ type: 'object', oneOf: [{ title: 'None' }, mail] });
    enter(choice, '1');
    for (const entered of ['x', text]) enter(`root_${name}`, entered);
    expect(field(choice)).toHaveProperty('value', '1');
  });
});
