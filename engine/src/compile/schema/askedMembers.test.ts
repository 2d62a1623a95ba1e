import { expect, it } from 'vitest';
import { withoutAskingChoices } from './askedMembers.ts';

const asking = [{ required: ['a'] }, { type: 'object', required: ['b'], title: 'B' }];
const beside = (name: string) => ({ dependentRequired: { a: [name] } });

it.each<[string, object, object]>([
  ['of members', { anyOf: asking, type: 'object' }, { type: 'object' }],
  ['of members, in a member', { properties: { a: { oneOf: asking } } }, { properties: { a: {} } }],
  ['of members beside another', { anyOf: [beside('b'), beside('c')], type: 'object' }, { type: 'object' }],
])('a choice that only asks is not drawn: %s', (_what, schema, drawn) => {
  expect(withoutAskingChoices(schema, {})).toEqual(drawn);
});

it.each<[string, object, object]>([
  ['has members of its own', { oneOf: [{ required: ['a'], properties: { a: { const: 1 } } }, { required: ['b'] }] }, {}],
  ['takes one alone of several that depend', { oneOf: [beside('b'), beside('c')] }, {}],
  ['has what depends on members', { anyOf: [{ dependencies: { a: { properties: {} } } }, beside('c')] }, {}],
  ['asks for nothing', { anyOf: [{}, {}] }, {}],
  ['is asked about', { if: { anyOf: asking } }, {}],
  ['the uiSchema has words for', { anyOf: asking }, { anyOf: [{ 'ui:title': 'A' }] }],
  ['something refers to', { anyOf: asking, properties: { a: { $ref: '#/anyOf/0' } } }, {}],
])('a choice stays that %s', (_what, schema, ui) => {
  expect(withoutAskingChoices(schema, ui)).toEqual(schema);
});
