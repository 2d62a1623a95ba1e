import { expect, it } from 'vitest';
import { draftSchema, withReferencesApart } from './variants.ts';

const $ref = '#/definitions/node';

it.each<[string, unknown, unknown]>([
  ['members', { $ref, title: 'A', properties: { a: {} } }, { title: 'A', properties: { a: {} }, allOf: [{ $ref }] }],
  ['more that adds up', { $ref, allOf: [{ minLength: 1 }] }, { allOf: [{ $ref }, { minLength: 1 }] }],
  ['texts and limits', { $ref, title: 'A', maxLength: 3 }, { $ref, title: 'A', maxLength: 3 }],
  ['members, in a member', { properties: { a: { $ref, items: {} } } }, { properties: { a: { items: {}, allOf: [{ $ref }] } } }],
  [
    'what is called so',
    { properties: { $ref: { type: 'string' }, items: {} } },
    { properties: { $ref: { type: 'string' }, items: {} } },
  ],
])('a reference beside %s', (_what, schema, apart) => {
  expect(withReferencesApart(schema)).toEqual(apart);
});

it.each<[string, object, object]>([
  [
    'are told apart by what they require',
    { oneOf: [{ properties: { a: {} }, required: ['a'] }, { $ref: '#/definitions/b' }], title: 'A' },
    { anyOf: [{ properties: { a: {} } }, { $ref: '#/definitions/b' }], title: 'A' },
  ],
  [
    'only ask for members, beside another choice',
    { anyOf: [{ maxLength: 3 }], oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    { anyOf: [{ maxLength: 3 }], allOf: [{ anyOf: [{}, {}] }] },
  ],
])('in a draft several options may be meant that %s', (_what, schema, draft) => {
  expect(draftSchema(schema)).toEqual(draft);
});

it('asks in a draft for nothing that depends on another member, and judges what does', () => {
  const b = { properties: { c: { type: 'string' } } };
  expect(draftSchema({ dependencies: { a: ['b'], b } })).toEqual({ dependencies: { b } });
  expect(draftSchema({ dependencies: { a: ['b'] } })).toEqual({});
});

it.each<[string, object]>([
  ['a constant', { oneOf: [{ properties: { kind: { const: 'a' } }, required: ['kind'] }] }],
  ['their kinds', { oneOf: [{ type: 'string', minLength: 1 }, { type: 'object' }] }],
  ['their values', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }],
  ['anything, where the choice is only asked about', { not: { oneOf: [{ required: ['a'] }, { required: ['b'] }] } }],
])('in a draft one option is meant where %s tells them apart', (_what, schema) => {
  expect(draftSchema(schema)).toEqual(schema);
});
