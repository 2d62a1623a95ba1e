import { expect, it } from 'vitest';
import { withRequiredMembers } from './requiredMembers.ts';

const score = { type: 'number', title: 'Score' };

it.each<[name: string, given: object, names: readonly string[]]>([
  ['of free names', { required: ['imdb', 'tmdb'], additionalProperties: score }, ['imdb', 'tmdb']],
  ['beside properties', { properties: { own: {} }, required: ['own', 'imdb'], additionalProperties: score }, ['own', 'imdb']],
  ['of no free names', { properties: { own: {} }, required: ['x'], additionalProperties: false }, ['own']],
  ['of any kind', { properties: { own: {} }, required: ['x'], additionalProperties: true }, ['own', 'x']],
  ['of an object that is open', { properties: { own: {} }, required: ['own', 'x'] }, ['own', 'x']],
  [
    'but for those that another part has',
    { properties: { own: {} }, required: ['x', 'y'], then: { properties: { x: {} } } },
    ['own', 'y'],
  ],
  [
    'also those that only a condition speaks of',
    { properties: { own: {} }, required: ['x'], allOf: [{ if: { properties: { x: { const: 1 } } }, then: {} }] },
    ['own', 'x'],
  ],
  [
    'also those of which something is refused',
    { properties: { own: {} }, required: ['x'], not: { properties: { x: { const: 1 } } } },
    ['own', 'x'],
  ],
  [
    'but for those that patterns of another part have',
    { properties: { own: {} }, required: ['x', 'y'], allOf: [{ patternProperties: { '^x': {} } }] },
    ['own', 'y'],
  ],
  [
    'beside members that are called as words are',
    {
      properties: { own: {} },
      required: ['title', 'x'],
      then: { properties: { properties: { title: 'Properties', type: 'string' }, unevaluatedProperties: {} } },
    },
    ['own', 'title', 'x'],
  ],
  [
    'where what nothing looks at is judged',
    { allOf: [{ unevaluatedProperties: false }], properties: { own: {} }, required: ['x'] },
    ['own'],
  ],
  [
    'by patterns',
    { properties: { own: {} }, patternProperties: { '^x': {} }, required: ['x'], additionalProperties: score },
    ['own'],
  ],
  [
    'by patterns that cannot be read',
    { properties: { own: {} }, patternProperties: { '(': {} }, required: ['x'], additionalProperties: score },
    ['own'],
  ],
])('members that must be there are drawn: %s', (_name, given, names) => {
  const { properties } = Object(withRequiredMembers(given));
  expect(Object.keys(properties)).toEqual(names);
  if (names.includes('imdb')) expect(properties.imdb).toEqual({ type: 'number' });
});

it('a part that only asks for members has none', () => {
  const options = [{ required: ['a'] }, { type: 'object', required: ['b'] }];
  const schema = { type: 'object', properties: { a: {} }, anyOf: options };
  expect(withRequiredMembers(schema)).toEqual(schema);
});

it('members that are asked for in a question stay where they are', () => {
  const schema = { if: { required: ['a'], additionalProperties: score } };
  expect(withRequiredMembers(schema)).toEqual(schema);
});
