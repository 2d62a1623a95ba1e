import { expect, it } from 'vitest';
import { fromDraft3 } from './draft3.ts';

it.each<[what: string, schema: object, same: object]>([
  ['any value', { type: 'any' }, {}],
  ['any value among others', { type: ['string', 'any'] }, {}],
  ['several kinds', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
  ['one kind in a list', { type: ['string'] }, { type: 'string' }],
  [
    'kinds and schemas',
    { type: ['string', 'null', { type: 'object', properties: { a: { type: 'any' } } }] },
    { anyOf: [{ type: ['string', 'null'] }, { type: 'object', properties: { a: {} } }] },
  ],
  ['a schema alone', { type: [{ divisibleBy: 2 }] }, { anyOf: [{ multipleOf: 2 }] }],
  [
    'what may not be',
    { disallow: ['string', { disallow: 'null' }] },
    { allOf: [{ not: { anyOf: [{ type: 'string' }, { allOf: [{ not: { type: 'null' } }] }] } }] },
  ],
  ['nothing that may be', { disallow: 'any' }, { allOf: [{ not: {} }] }],
  ['another schema', { extends: { $ref: '#/a' } }, { allOf: [{ $ref: '#/a' }] }],
  ['other schemas', { extends: [{ type: 'any' }, {}], disallow: 'null' }, { allOf: [{}, {}, { not: { type: 'null' } }] }],
  [
    'names that depend',
    { dependencies: { a: 'b', c: ['d'], e: { type: 'any' } } },
    { dependencies: { a: ['b'], c: ['d'], e: {} } },
  ],
  ['formats', { items: { format: 'ip-address' }, format: 'host-name' }, { items: { format: 'ipv4' }, format: 'hostname' }],
  [
    'data',
    { enum: [{ type: 'any' }], default: { disallow: 'null' } },
    { enum: [{ type: 'any' }], default: { disallow: 'null' } },
  ],
  [
    'members that are called as keywords are',
    { properties: { type: { type: 'any' }, extends: {} } },
    { properties: { type: {}, extends: {} } },
  ],
])('draft 3 in the words of draft 4: %s', (_what, schema, same) => {
  expect(fromDraft3(schema)).toEqual(same);
});

it.each([[true], [undefined], ['text'], [null], [[{ type: 'any' }]]])('what is no schema stays: %j', (schema) => {
  expect(fromDraft3(schema)).toBe(schema);
});
