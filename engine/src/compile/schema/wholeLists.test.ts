import { expect, it } from 'vitest';
import { withWholeLists } from './wholeLists.ts';

it.each<[name: string, given: object, drawn: object]>([
  ['a constant', { title: 'A', type: 'array', items: { type: 'number' }, const: [1] }, { title: 'A', const: [1] }],
  ['one of some', { type: 'array', minItems: 1, enum: [[1], []] }, { enum: [[1], []] }],
  [
    'one of some that are called by name',
    { type: 'array', oneOf: [{ const: [1], title: 'One' }, { enum: [[[2]]] }] },
    { oneOf: [{ const: [1], title: 'One' }, { enum: [[[2]]] }] },
  ],
  ['one of some, or nothing', { type: ['array', 'null'], enum: [[1], null] }, { enum: [[1], null] }],
])('a list is drawn by its values alone where it is %s', (_name, given, drawn) => {
  expect(withWholeLists({ properties: { a: given } })).toEqual({ properties: { a: drawn } });
});

it.each<[name: string, given: object]>([
  ['rows of listed values', { type: 'array', items: { enum: [[1]] }, uniqueItems: true }],
  ['other choices', { type: 'array', oneOf: [{ const: [1] }, { minItems: 2 }] }],
  ['values of other kinds', { type: 'array', enum: [[1], 'a'] }],
  ['nothing but null', { type: ['array', 'null'], const: null }],
  ['values without a kind', { enum: [[1]] }],
])('a list of %s stays as it is', (_name, given) => {
  expect(withWholeLists({ items: given })).toEqual({ items: given });
});

it('a list that a condition asks for stays as it is', () => {
  const asked = { if: { properties: { a: { type: 'array', minItems: 1, enum: [[1], []] } } }, then: false };
  expect(withWholeLists(asked)).toEqual(asked);
});
