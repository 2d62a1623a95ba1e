import { expect, it } from 'vitest';
import { withReferencesApart } from './variants.ts';

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
