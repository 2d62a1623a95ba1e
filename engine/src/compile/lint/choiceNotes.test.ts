import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const notesOf = async (a: object, ui: object) => {
  schemas = createSchemas({ type: 'object', properties: { a } }, { a: ui });
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  return notes.map(({ message }) => message);
};

const listed = { type: 'string', enum: ['x', 'y'] };
const titled = { type: 'string', oneOf: [{ const: 'x', title: 'X' }, { const: 'y' }] };
const none = 'This says nothing here: the schema lists no values (enum).';
const ofEnum = "This is said of 'enum'; options are called by their 'title', and stand as the schema has them.";

it.each<[schema: object, ui: object, notes: readonly string[]]>([
  [listed, { 'ui:enumDisabled': ['z'] }, ["There is no choice 'z' here."]],
  [listed, { 'ui:enumOrder': ['z', '*'] }, ["There is no choice 'z' here."]],
  [listed, { 'ui:enumNames': { z: 'Z' } }, ["There is no choice 'z' here."]],
  [titled, { 'ui:enumNames': ['One', 'Two'] }, [ofEnum]],
  [{ type: 'string' }, { 'ui:enumOrder': ['x'] }, [none]],
  [{ type: 'array', items: { type: 'string' } }, { 'ui:enumDisabled': ['x'] }, [none]],
])('words about choices are noted where no choice goes by them: %j %j', async (schema, ui, notes) => {
  expect(await notesOf(schema, ui)).toEqual(notes);
});

it.each<[schema: object, ui: object]>([
  [listed, { 'ui:enumNames': { x: 'X' }, 'ui:enumDisabled': ['y'], 'ui:enumOrder': ['y', '*'] }],
  [{ type: 'integer', enum: [1, 2] }, { 'ui:enumNames': { 1: 'One', 2: 'Two' } }],
  [titled, { 'ui:enumDisabled': ['y'] }],
  [{ type: 'boolean' }, { 'ui:widget': 'radio', 'ui:enumNames': ['Yes', 'No'], 'ui:enumDisabled': [true] }],
  [
    { type: 'array', uniqueItems: true, items: listed },
    { 'ui:widget': 'checkboxes', 'ui:enumDisabled': ['y'], 'ui:enumNames': ['X', 'Y'] },
  ],
  [{ type: ['string', 'null'], enum: ['x', null] }, { 'ui:enumNames': { x: 'X', null: 'None' } }],
  [{ type: 'string' }, { 'ui:widget': 'mood-ring', 'ui:enumOrder': ['x'] }],
])('words about choices are right where a choice goes by them: %j %j', async (schema, ui) => {
  expect(await notesOf(schema, ui)).toEqual([]);
});
