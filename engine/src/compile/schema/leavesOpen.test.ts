import { expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { leavesOpen } from './leavesOpen.ts';

const condition: JsonObject = { properties: { kind: { const: 'a' } }, required: ['kind'] };

const isOpen = (schema: JsonObject, uiSchema: JsonObject = {}): boolean => leavesOpen({ type: 'object', ...schema }, uiSchema);

const member = (schema: JsonObject | boolean): JsonObject => ({ properties: { kind: schema } });
const text = { type: 'string' };

it.each<[string, JsonObject]>([
  ['texts, numbers and lists', { properties: { a: text, b: { type: 'integer' }, c: { type: 'array', items: text } } }],
  ['a kind or null', member({ type: ['string', 'null'] })],
  ['a select by const', member({ ...text, oneOf: [{ const: 'a', title: 'A' }] })],
  ['a select by enum', member({ ...text, enum: ['a', 'b'] })],
  ['a closed object', { ...member(text), additionalProperties: false }],
  ['a reference to such a part', { definitions: { kind: text, unused: {} }, ...member({ $ref: '#/definitions/kind' }) }],
  ['a list without rows', member({ type: 'array', items: false })],
  ['an object that asks for members and has no default', member({ type: 'object', ...member(text), required: ['kind'] })],
  ['an object with a default that asks for nothing', member({ type: 'object', ...member({ ...text, default: 'a' }) })],
  ['what is not drawn', member({ ...text, not: { anyOf: [{ minLength: 3 }] }, errorMessage: { minLength: 'x' } })],
])('%s leave nothing open', (_what, schema) => {
  expect(isOpen(schema)).toBe(false);
});

it.each<[string, JsonObject]>([
  ['any value', member({})],
  ['a text that must be there and may be null', { ...member({ type: ['string', 'null'] }), required: ['kind'] }],
  ['one of some values that must be there and may be null', { ...member({ enum: ['x', null] }), required: ['kind'] }],
  [
    'a reference to one in the words of OpenAPI',
    {
      definitions: { part: { ...text, nullable: true } },
      ...member({ $ref: '#/definitions/part' }),
      required: ['kind'],
    },
  ],
  [
    'an object that must be there and asks for members',
    { ...member({ ...member(text), required: ['kind'] }), required: ['kind'] },
  ],
  [
    'an object with a default that asks for members',
    member({ type: 'object', ...member({ ...text, default: 'a' }), required: ['other'] }),
  ],
  [
    'a reference to one',
    {
      definitions: { part: { type: 'object', ...member({ ...text, default: 'a' }), required: ['other'] } },
      ...member({ $ref: '#/definitions/part' }),
    },
  ],
  ['an object without a word about its members', member({ type: 'object', required: ['a'] })],
  ['any value, as a boolean', member(true)],
  ['several kinds', member({ type: ['string', 'number'] })],
  ['a constant of no kind', member({ const: 1 })],
  ['a choice between schemas', member({ ...text, oneOf: [{ minLength: 3 }] })],
  ['a choice between constants that say more', member({ ...text, anyOf: [{ const: 'a', minLength: 3 }] })],
  ['choices that are objects', member({ type: 'object', enum: [{ id: 1 }] })],
  ['a choice of nothing, which has a name', member({ type: ['string', 'null'], enum: ['a', null] })],
  ['named choices', member({ ...text, enum: ['a'], enumNames: ['A'] })],
  ['allOf', { ...member(text), allOf: [{ required: ['kind'] }] }],
  ['dependencies', { ...member(text), dependencies: { kind: ['other'] } }],
  ['members of any name', { additionalProperties: text }],
  ['members by pattern', { patternProperties: { '^x': text } }],
  ['rows of any kind', member({ type: 'array' })],
  ['a place of any kind', member({ type: 'array', items: [text, {}] })],
  ['a blank title', member({ ...text, title: ' ' })],
  ['a part within itself', member({ $ref: '#' })],
  [
    'a row within itself',
    { definitions: { row: { type: 'array', items: { $ref: '#/definitions/row' } } }, $ref: '#/definitions/row' },
  ],
  ['such a part behind a reference', { definitions: { kind: {} }, ...member({ $ref: '#/definitions/kind' }) }],
  ['a condition', { ...member(text), if: condition, then: { required: ['kind'] } }],
  ['a condition on a member of a member', member({ type: 'object', ...member(text), if: condition, else: false })],
])('%s leave it to the data what is drawn', (_what, schema) => {
  expect(isOpen(schema)).toBe(true);
});

it.each<JsonObject>([{ kind: { 'ui:field': 'own' } }, { rows: { items: { 'ui:options': { field: 'own' } } } }])(
  'the field of a theme may hand on any schema: %j',
  (uiSchema) => {
    expect(isOpen(member(text), uiSchema)).toBe(true);
  },
);
