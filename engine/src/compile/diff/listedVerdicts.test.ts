import { expect, it } from 'vitest';
import { diffOf } from './fixture.ts';

const few = { type: 'string', enum: ['a', 'b'] };

it.each<[name: string, before: unknown, after: unknown, found: readonly (readonly [effect: string, pointer: string])[]]>([
  ['a value that the type refuses', few, { ...few, enum: ['a', 'b', 5] }, [['rewords', '/enum/2']]],
  ['a value no more that the type refused', { ...few, enum: ['a', 'b', 5] }, few, [['rewords', '/enum/2']]],
  [
    'a value that is too long',
    { ...few, maxLength: 2 },
    { ...few, maxLength: 2, enum: ['a', 'b', 'abc'] },
    [['rewords', '/enum/2']],
  ],
  [
    'a constant that the type refuses',
    { type: 'string', oneOf: [{ const: 'a' }] },
    { type: 'string', oneOf: [{ const: 'a' }, { const: 5 }] },
    [['rewords', '/oneOf/1']],
  ],
  ['a type more that no value has', few, { ...few, type: ['string', 'null'] }, [['rewords', '/type']]],
  [
    'a type more that a value has',
    { ...few, enum: ['a', null] },
    { type: ['string', 'null'], enum: ['a', null] },
    [['loosens', '/type']],
  ],
  ['no type any more', few, { enum: ['a', 'b'] }, [['rewords', '/type']]],
  ['a limit that every value keeps', { ...few, maxLength: 9 }, { ...few, maxLength: 3 }, [['rewords', '/maxLength']]],
  [
    'a limit that a value breaks',
    { ...few, enum: ['a', 'abc'] },
    { ...few, enum: ['a', 'abc'], maxLength: 2 },
    [['tightens', '/maxLength']],
  ],
  [
    'a limit said another way',
    { enum: [1, 2], minimum: 1 },
    { enum: [1, 2], exclusiveMinimum: 0.5 },
    [
      ['rewords', '/minimum'],
      ['rewords', '/exclusiveMinimum'],
    ],
  ],
  [
    'a decimal step that no value keeps',
    { enum: [1.5], multipleOf: 0.5 },
    { enum: [1.5], multipleOf: 0.2 },
    [['unclear', '/multipleOf']],
  ],
  ['a type instead of a list', { enum: ['a'] }, { type: 'string' }, [['loosens', '/enum']]],
  ['what only other kinds are asked for', { type: 'integer' }, { type: 'integer', pattern: '^a' }, [['rewords', '/pattern']]],
  [
    'texts beside numbers, with a limit',
    { type: 'integer' },
    { type: ['integer', 'string'], maxLength: 3 },
    [
      ['loosens', '/type'],
      ['rewords', '/maxLength'],
    ],
  ],
  [
    'a branch that the type refuses',
    { type: 'string', anyOf: [{ maxLength: 3 }] },
    { type: 'string', anyOf: [{ maxLength: 3 }, { type: 'integer' }] },
    [['rewords', '/anyOf/1']],
  ],
  [
    'a branch no more that the type refused',
    { type: 'string', oneOf: [{ maxLength: 3 }, { type: 'integer' }] },
    { type: 'string', oneOf: [{ maxLength: 3 }] },
    [['rewords', '/oneOf/1']],
  ],
])('%s', (_name, before, after, found) => {
  expect(diffOf({ 'schema.json': before }, { 'schema.json': after })).toEqual(found);
});
