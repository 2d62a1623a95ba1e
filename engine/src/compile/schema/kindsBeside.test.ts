import { expect, it } from 'vitest';
import { withoutKindsBeside } from './kindsBeside.ts';

const definitions = { any: { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, short: { anyOf: [{ maxLength: 2 }, {}] } };
const [any, short] = ['any', 'short'].map((name) => ({ $ref: `#/definitions/${name}` }));
const oneOf = [{ const: 'a' }, { enum: ['b'], description: 'B' }];

it.each<[name: string, given: object, drawn: object]>([
  ['beside a list of values', { oneOf, allOf: [any] }, { oneOf }],
  ['in one place with a list of values', { oneOf, anyOf: definitions.any.anyOf }, { oneOf }],
  ['beside a list of values that more is said of', { oneOf, allOf: [any, short] }, { oneOf, allOf: [short] }],
])('kinds are not drawn %s', (_name, given, drawn) => {
  expect(withoutKindsBeside({ definitions, ...given })).toEqual({ definitions, ...drawn });
});

it.each<[name: string, given: object]>([
  ['other options', { oneOf: [{ const: 'a' }, { type: 'number' }], allOf: [any] }],
  ['nothing', { allOf: [any] }],
  ['a list in their place, where they say more', { oneOf, ...definitions.short }],
  ['a list, where they say more', { oneOf, allOf: [short] }],
])('kinds stay beside %s', (_name, given) => {
  expect(withoutKindsBeside({ definitions, ...given })).toEqual({ definitions, ...given });
});

it.each<[name: string, given: object, drawn: object]>([
  ['oneOf', { enum: ['a', 'b'], oneOf }, { oneOf }],
  ['anyOf', { enum: ['b'], anyOf: oneOf }, { anyOf: oneOf.slice(1) }],
  ['no value of both', { enum: ['c'], oneOf }, { enum: ['c'], oneOf }],
])('values are drawn with what is said of each: %s', (_name, given, drawn) => {
  expect(withoutKindsBeside(given)).toEqual(drawn);
});
