import { expect, it } from 'vitest';
import { leadsOf } from './leads.ts';

const asks = (...names: readonly string[]) => ({ required: names });

it.each<[name: string, schema: unknown, leads: object]>([
  ['to the first member that is asked for', { anyOf: [asks('email'), asks('phone')] }, { anyOf: '/email' }],
  ['past what must be there anyway', { ...asks('id'), oneOf: [asks('id', 'a/b'), asks('id', 'c')] }, { oneOf: '/a~1b' }],
  ['to what may not be there', { allOf: [{ not: asks('a', 'b') }] }, { not: '/a' }],
  [
    'behind a reference',
    { allOf: [{ $ref: '#/definitions/a' }], definitions: { a: { anyOf: [asks('b'), asks('c')] } } },
    { anyOf: '/b' },
  ],
  ['to the beginning', { oneOf: [{ type: 'object' }, { minProperties: 1 }] }, { oneOf: '', minProperties: '' }],
  ['nowhere', { ...asks('a'), properties: { a: { minProperties: 1 } } }, {}],
  ['nowhere in what is no object', true, {}],
])('complaints of the whole form lead %s', (_name, schema, leads) => {
  expect(leadsOf(schema)).toEqual(leads);
});
