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
    'what is required, only sometimes',
    { required: ['a', 'b'] },
    { required: ['a'], if: { properties: { a: { const: 1 } } }, then: { required: ['b'] } },
    [
      ['rewords', '/if'],
      ['loosens', '/required/1'],
    ],
  ],
  [
    'what was required sometimes',
    { if: { properties: { a: { const: 1 } } }, then: { required: ['b'] }, else: {} },
    { required: ['b'] },
    [
      ['rewords', '/if'],
      ['tightens', '/required/0'],
    ],
  ],
  [
    'what is required sometimes, and more',
    { required: ['b'] },
    { if: { properties: { a: { const: 1 } } }, then: { required: ['b', 'c'] } },
    [
      ['tightens', '/if'],
      ['loosens', '/required/0'],
    ],
  ],
  [
    "a dependency in a later draft's word",
    { dependencies: { a: ['b'], c: { maxProperties: 3 } } },
    { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { maxProperties: 2 } } },
    [['tightens', '/dependentSchemas/c/maxProperties']],
  ],
  [
    'dependencies by two words',
    { dependencies: { a: ['b'] }, dependentSchemas: { a: { maxProperties: 3 } } },
    { dependentSchemas: { a: { maxProperties: 3 } } },
    [['loosens', '/dependencies/a/0']],
  ],
  ['a text that may not be blank, nor empty', { minLength: 1 }, { notBlank: true }, [['tightens', '/notBlank']]],
  ['a text that may not be empty, nor blank', { notBlank: true }, { minLength: 1 }, [['loosens', '/notBlank']]],
  ['a text that is longer than not blank', { notBlank: true, minLength: 2 }, { notBlank: true }, [['loosens', '/minLength']]],
  [
    'options by other names',
    {
      oneOf: [
        { title: 'A', type: 'string' },
        { title: 'B', type: 'integer' },
      ],
    },
    {
      oneOf: [
        { title: 'C', type: 'integer' },
        { title: 'D', type: 'string' },
      ],
    },
    [
      ['rewords', '/oneOf/0/title'],
      ['rewords', '/oneOf/1/title'],
      ['rewords', '/oneOf'],
    ],
  ],
  [
    'a limit of whole numbers, let through or not',
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
    [['rewords', '/exclusiveMinimum']],
  ],
  [
    'a limit of whole numbers, more',
    { type: 'integer', exclusiveMaximum: 5 },
    { type: 'integer', maximum: 5 },
    [['loosens', '/maximum']],
  ],
  [
    'a limit of broken numbers, more',
    { type: 'number', minimum: 1 },
    { type: 'number', exclusiveMinimum: 0 },
    [['loosens', '/exclusiveMinimum']],
  ],
  [
    'a choice whose options exclude one another',
    { oneOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }] },
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }] },
    [['rewords', '/anyOf']],
  ],
  [
    'a choice whose options may both fit',
    { oneOf: [{ maxLength: 3 }, { type: 'string' }] },
    { anyOf: [{ maxLength: 3 }, { type: 'string' }] },
    [['loosens', '/anyOf']],
  ],
  [
    'types, listed or chosen',
    { type: ['string', 'integer'] },
    { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    [['rewords', '/anyOf']],
  ],
  [
    'no other members, by the later word',
    { properties: named('a'), additionalProperties: false },
    { properties: named('a'), unevaluatedProperties: false },
    [['rewords', '/unevaluatedProperties']],
  ],
  [
    'no other members but those of a part',
    { properties: named('a'), additionalProperties: false, anyOf: [{ properties: named('b') }] },
    { properties: named('a'), unevaluatedProperties: false, anyOf: [{ properties: named('b') }] },
    [
      ['loosens', '/additionalProperties'],
      ['tightens', '/unevaluatedProperties'],
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
