// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enter, field, mount } from '../fixture/editedForm.tsx';

afterEach(cleanup);

const text = { type: 'string' };
const part = { type: 'object', required: ['name'], properties: { name: text } };

it.each<[what: string, option: object, data: unknown]>([
  ['an object that need not be there', { properties: { part } }, {}],
  ['one behind a reference', { properties: { part: { $ref: '#/definitions/part' } } }, {}],
  [
    'one in a part that has to be there',
    { properties: { s: { type: 'object', properties: { part } } }, required: ['s'] },
    { s: {} },
  ],
  ['one that has to be there', { properties: { part }, required: ['part'] }, { part: {} }],
  ['one with a default', { properties: { part: { ...part, default: {} } } }, { part: {} }],
  ['one that a default of the option has', { properties: { part }, default: { part: {} } }, { part: {} }],
  [
    'one whose members have defaults',
    { properties: { part: { ...part, properties: { name: { default: 'n', ...text } } } } },
    { part: { name: 'n' } },
  ],
  [
    'a list whose last place need not be there',
    { properties: { list: { type: 'array', items: [{ ...text, default: 'a' }, part] } } },
    { list: ['a'] },
  ],
  ['a list of such places alone', { properties: { list: { type: 'array', items: [part, part] } } }, {}],
  [
    'a list of such places that has to be there',
    { properties: { list: { type: 'array', items: [part] } }, required: ['list'] },
    { list: [] },
  ],
  [
    'a list that may be left out, but for its places in lists and without anything to enter',
    {
      properties: {
        list: { type: 'array', items: [part], minItems: 1 },
        bare: { type: 'array', items: [{ type: 'object', properties: { n: text } }], minItems: 1 },
        deep: { type: 'array', items: [{ type: 'array', items: [part], minItems: 1 }], minItems: 1 },
        after: { type: 'array', items: [text, { ...part, properties: { unit: { ...text, default: 'm' } } }], minItems: 2 },
      },
    },
    {},
  ],
  [
    'a list that has to be there with its places',
    { properties: { list: { type: 'array', items: [part], minItems: 1 } }, required: ['list'] },
    { list: [{}] },
  ],
  [
    'a list that has to have its places',
    { properties: { list: { type: 'array', items: [{ ...text, default: 'a' }, part], minItems: 2 } } },
    { list: ['a', {}] },
  ],
  [
    'a list whose default has the place',
    { properties: { list: { type: 'array', items: [{ ...text, default: 'a' }, part], default: ['b', {}] } } },
    { list: ['b', {}] },
  ],
])('begins an option with %s', async (_what, option, begun) => {
  const { data } = await mount({
    type: 'object',
    definitions: { part },
    properties: {
      way: {
        oneOf: [
          { type: 'object', properties: { a: text }, required: ['a'] },
          { type: 'object', ...option },
        ],
      },
    },
  });
  fireEvent.change(field('root_way__oneof_select'), { target: { value: '1' } });
  expect(data()).toEqual({ way: begun });
});

it('begins such an object with the first entry in it', async () => {
  const { data } = await mount({
    type: 'object',
    properties: {
      way: {
        oneOf: [
          { type: 'object', properties: { a: text } },
          { type: 'object', properties: { part } },
        ],
      },
    },
  });
  fireEvent.change(field('root_way__oneof_select'), { target: { value: '1' } });
  enter('root_way_part_name', 'x');
  expect(data()).toEqual({ way: { part: { name: 'x' } } });
});
