import { expect, it } from 'vitest';
import { withRequiredMembers } from './requiredMembers.ts';

const score = { type: 'number', title: 'Score' };

it.each<[name: string, given: object, names: readonly string[]]>([
  ['of free names', { required: ['imdb', 'tmdb'], additionalProperties: score }, ['imdb', 'tmdb']],
  ['beside properties', { properties: { own: {} }, required: ['own', 'imdb'], additionalProperties: score }, ['own', 'imdb']],
  ['of no free names', { properties: { own: {} }, required: ['imdb'] }, ['own']],
  ['of any kind', { properties: { own: {} }, required: ['imdb'], additionalProperties: true }, ['own']],
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

it('members that are asked for in a question stay where they are', () => {
  const schema = { if: { required: ['a'], additionalProperties: score } };
  expect(withRequiredMembers(schema)).toEqual(schema);
});
