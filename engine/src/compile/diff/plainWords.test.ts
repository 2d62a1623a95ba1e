import { expect, it } from 'vitest';
import { diffOf } from './fixture.ts';

const short = { type: 'string', maxLength: 3 };
const definitions = { short };
const named = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, short]));

it.each<[name: string, before: unknown, after: unknown, found: readonly (readonly [effect: string, pointer: string])[]]>([
  ['parts as one', { allOf: [{ type: 'string' }, { maxLength: 3 }] }, short, [['rewords', '/allOf']]],
  [
    'a definition with a title of its own',
    { items: short },
    { items: { title: 'T', allOf: [{ $ref: '#/definitions/short' }] }, definitions },
    [
      ['rewords', '/items/title'],
      ['rewords', '/items/allOf'],
    ],
  ],
  [
    'what is required, apart',
    { required: ['b', 'a'] },
    { allOf: [{ required: ['a'] }, { required: ['b'] }] },
    [['rewords', '/allOf']],
  ],
  [
    'members apart',
    { properties: named('a', 'b'), required: ['a', 'b'] },
    { properties: named('a'), required: ['a'], allOf: [{ properties: named('b'), required: ['b'] }] },
    [['rewords', '/allOf']],
  ],
  [
    'members apart that are closed to one another',
    { properties: named('a', 'b'), additionalProperties: false },
    { properties: named('a'), additionalProperties: false, allOf: [{ properties: named('b') }] },
    [
      ['tightens', '/properties/b'],
      ['tightens', '/allOf'],
    ],
  ],
  [
    'parts as one, with less',
    { allOf: [{ type: 'string' }, { maxLength: 3 }] },
    { ...short, maxLength: 2 },
    [
      ['tightens', '/type'],
      ['loosens', '/allOf'],
      ['tightens', '/maxLength'],
    ],
  ],
  [
    'parts without an end',
    { definitions: { t: { items: { $ref: '#/definitions/t' } } }, allOf: [{ $ref: '#/definitions/t' }] },
    { definitions: { t: { items: { $ref: '#/definitions/t' } } }, $ref: '#/definitions/t' },
    [['unclear', '/$ref']],
  ],
])('%s', (_name, before, after, found) => {
  expect(diffOf({ 'schema.json': before }, { 'schema.json': after })).toEqual(found);
});
