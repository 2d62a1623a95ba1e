import { expect, it } from 'vitest';
import { UNRESOLVED } from './fieldProblem.ts';
import { markUnresolved } from './markUnresolved.ts';

const data = { $ref: '#/definitions/none' };
const mark = { type: 'string', [UNRESOLVED]: data.$ref };

it.each<[what: string, schema: object]>([
  ['whose references lead somewhere', { properties: { a: { $ref: '#/definitions/b' } }, definitions: { b: {} } }],
  ['with one in a default', { properties: { a: { type: 'object', default: data } } }],
  ['with one among listed values', { properties: { a: { enum: ['x', data], examples: [data] }, b: { const: data } } }],
  ['with one deep in a value', { default: { a: [data] } }],
])('a schema %s stays the same', (_what, schema) => {
  const given = { ...schema };
  expect(markUnresolved(given)).toBe(given);
});

it.each<[what: string, schema: object, marked: object]>([
  ['of a member', { properties: { a: { title: 'A', ...data } } }, { properties: { a: { title: 'A', ...mark } } }],
  ['of a member that is called as a keyword', { properties: { default: data } }, { properties: { default: mark } }],
  ['of items', { items: [{}, data] }, { items: [{}, mark] }],
  ['of one of two options', { oneOf: [data, { const: data }] }, { oneOf: [mark, { const: data }] }],
])('a reference %s that leads nowhere is marked', (_what, schema, marked) => {
  expect(markUnresolved({ ...schema })).toEqual(marked);
});
