import { expect, it } from 'vitest';
import { payloadSchema, transientPointers } from './transientMembers.ts';

const [password, repeat] = [{ type: 'string' }, { type: 'string', transient: true }];
const both = { type: 'object', properties: { password, repeat }, required: ['password', 'repeat'] };

it.each<[where: string, schema: object, pointers: readonly string[]]>([
  ['of the whole', both, ['/repeat']],
  ['of rows', { properties: { rows: { type: 'array', items: both } } }, ['/rows/-/repeat']],
  ['of places of a list', { properties: { rows: { items: [{}, both], additionalItems: both } } }, ['/rows/-/repeat']],
  ['that a condition brings', { properties: { password }, if: {}, then: { properties: { repeat } } }, ['/repeat']],
  ['of allOf', { allOf: [both] }, ['/repeat']],
  ['of an option', { properties: { a: { oneOf: [{ properties: { b: password } }, both] } } }, ['/a/repeat']],
  ['of what depends on another', { dependencies: { password: { properties: { repeat } } } }, ['/repeat']],
  [
    'of a definition, and by one',
    { properties: { a: { $ref: '#/definitions/both' }, b: { $ref: '#/definitions/repeat' } }, definitions: { both, repeat } },
    ['/b', '/a/repeat'],
  ],
  [
    'of a part within itself, five deep',
    { properties: { repeat, next: { $ref: '#' } } },
    ['/repeat', ...[1, 2, 3, 4, 5].map((deep) => `${'/next'.repeat(deep)}/repeat`)],
  ],
  ['called so, which says nothing', { properties: { transient: { type: 'boolean' } } }, []],
])('a transient member %s is found', (_where, schema, pointers) => {
  expect(transientPointers(schema)).toEqual(pointers);
});

it.each<[where: string, asks: object, sent: object]>([
  ['the schema itself', { required: ['password', 'repeat'] }, { required: ['password'] }],
  ['allOf, as onSubmit becomes', { allOf: [{ required: ['repeat'] }] }, { allOf: [{ required: [] }] }],
  ['another member', { dependencies: { password: ['repeat'] } }, { dependencies: { password: [] } }],
  [
    'a condition',
    { if: { required: ['repeat'] }, then: { required: ['repeat'] } },
    { if: { required: ['repeat'] }, then: { required: [] } },
  ],
  ['an option', { anyOf: [{ required: ['repeat'] }, {}] }, { anyOf: [{ required: [] }, {}] }],
])('nothing asks for a transient member of what is sent: not %s', (_where, asks, sent) => {
  expect(payloadSchema({ properties: { password, repeat }, ...asks })).toEqual({ properties: { password }, ...sent });
});

it('a member of the same name elsewhere is sent', () => {
  const schema = { properties: { a: both, repeat: password }, required: ['repeat'] };
  expect(payloadSchema(schema)).toEqual({
    properties: { a: { type: 'object', properties: { password }, required: ['password'] }, repeat: password },
    required: ['repeat'],
  });
});
