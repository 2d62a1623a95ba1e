import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const text = { type: 'string' };
const person = { type: 'object', title: 'Person', properties: { name: text } };
const hidden = { 'ui:rules': [{ effect: 'hide', when: { data: { required: ['other'] } } }] };

const complaintsOf = async (a: object, ui: object) => {
  schemas = createSchemas(
    { definitions: { person }, type: 'object', properties: { a, other: text } },
    { ...ui, other: { 'ui:title': 'Other' } },
  );
  const { complaints } = await compileDirectory(schemas.forms);
  return complaints.map(({ pointer, message }) => `${pointer} ${message}`);
};

const choice = { oneOf: [{ $ref: '#/definitions/person' }, { type: 'object', title: 'Firm', properties: { number: text } }] };
const places = { type: 'array', items: [text, person] };
const free = { type: 'object', additionalProperties: person };

it.each<[name: string, schema: object, ui: object, said: string]>([
  [
    'in an option of a choice',
    choice,
    { a: { oneOf: [{ name: hidden }] } },
    `/a/oneOf/0/name/ui:rules Nothing goes by rules here: those of a field stand beside 'oneOf', { "NAME": { "ui:rules": […] } }, and hold in each option that has it.`,
  ],
  [
    'in a list of places',
    places,
    { a: { items: [hidden] } },
    '/a/items/0/ui:rules Nothing goes by rules here: those of a place stand by its number, { "0": { "ui:rules": […] } }.',
  ],
  [
    'of members of free names',
    free,
    { a: { additionalProperties: { name: hidden } } },
    '/a/additionalProperties/name/ui:rules Nothing goes by rules here: members of free names have no rules of their own.',
  ],
])('rules that nothing would go by are refused: %s', async (_name, schema, ui, said) => {
  expect(await complaintsOf(schema, ui)).toEqual([said]);
});

it.each<[name: string, schema: object, ui: object]>([
  ['a field of an option, beside the choice', choice, { a: { name: hidden } }],
  [
    'such a field whose option has words of its own',
    choice,
    { a: { name: hidden }, 'ui:definitions': { '#/definitions/person': { name: { 'ui:title': 'Full name' } } } },
  ],
  ['a place, by its number', places, { a: { 0: hidden } }],
  [
    'a member that is called so',
    { type: 'object', properties: { additionalProperties: text } },
    { a: { additionalProperties: hidden } },
  ],
])('rules are read where they are: of %s', async (_name, schema, ui) => {
  expect(await complaintsOf(schema, ui)).toEqual([]);
});
