import { expect, it } from 'vitest';
import { withoutPartChoices } from './partChoices.ts';

const files = { properties: { files: { type: 'array' } } };
const include = { type: 'object', properties: { include: { type: 'array' }, exclude: { type: 'array' } } };
const definitions = { include };
const reference = { $ref: '#/definitions/include' };

it.each<[name: string, given: object, drawn: object]>([
  ['beside each other', { anyOf: [files, include] }, { allOf: [files, include] }],
  ['by reference', { anyOf: [files, reference], definitions }, { allOf: [files, reference], definitions }],
  [
    'after others',
    { allOf: [{ properties: { a: true } }], anyOf: [files, include] },
    { allOf: [{ properties: { a: true } }, files, include] },
  ],
])('parts of one object that may all be there are drawn: %s', (_name, given, drawn) => {
  expect(withoutPartChoices(given, {})).toEqual(drawn);
});

it.each<[name: string, options: readonly unknown[], more?: object]>([
  ['that ask for a member', [files, { ...include, required: ['include'] }]],
  ['with titles', [files, { ...include, title: 'By pattern' }]],
  ['that share a member', [files, { properties: { files: { type: 'string' } } }]],
  ['that share a member with what is around', [files, include], { properties: { files: {} } }],
  ['told apart by a constant', [files, { properties: { kind: { const: 'a' } } }]],
  ['that take nothing else', [files, { ...include, additionalProperties: false }]],
  ['of other values', [files, { type: 'string' }]],
])('options stay a choice: %s', (_name, anyOf, more = {}) => {
  expect(withoutPartChoices({ ...more, anyOf }, {})).toEqual({ ...more, anyOf });
});

it('options stay a choice where one has to be right, where the uiSchema has words for them, and where a reference leads to one', () => {
  const one = { oneOf: [files, include] };
  expect(withoutPartChoices(one, {})).toEqual(one);
  const choice = { anyOf: [files, include] };
  expect(withoutPartChoices(choice, { anyOf: [{}, {}] })).toEqual(choice);
  const referred = { ...choice, properties: { a: { $ref: '#/anyOf/0' } } };
  expect(withoutPartChoices(referred, {})).toEqual(referred);
});
