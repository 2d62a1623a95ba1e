import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const said = async (field: object, widget: string) => {
  schemas = createSchemas({ type: 'object', properties: { a: field } }, { a: { 'ui:widget': widget } });
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  return notes.map(({ pointer, message }) => `${pointer} ${message}`);
};

const choices = (widget: string) =>
  `The widget '${widget}' has nothing to choose from: the schema lists no values (enum, oneOf).`;

it.each<[widget: string, field: object, note: string]>([
  ['textarea', { type: 'boolean' }, "The widget 'textarea' is for a value of the type string; here it is boolean."],
  ['date', { type: ['integer', 'null'] }, "The widget 'date' is for a value of the type string; here it is integer."],
  ['file-upload', { type: 'object' }, "The widget 'file-upload' is for a value of the type string, array; here it is object."],
  [
    'tag-picker',
    { type: 'string', enum: ['a', 'b'] },
    "The widget 'tag-picker' is for a value of the type array; here it is string.",
  ],
  [
    'ordered-list',
    { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } },
    "The widget 'ordered-list' draws rows, and a choice of several values (uniqueItems) has none.",
  ],
  ['radio', { type: 'string' }, choices('radio')],
  ['checkboxes', { type: 'array', items: { type: 'string' } }, choices('checkboxes')],
])('that a widget draws nothing is noted: %s for %o', async (widget, field, note) => {
  expect(await said(field, widget)).toEqual([`/a/ui:widget ${note}`]);
});

it.each<[widget: string, field: object]>([
  ['textarea', { type: ['string', 'null'] }],
  ['radio', { type: 'boolean' }],
  ['radio', { type: 'string', enum: ['a', 'b'] }],
  ['select', { oneOf: [{ const: 'a' }, { const: 'b' }] }],
  ['checkboxes', { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } }],
  ['text', { type: 'boolean', const: true }],
  ['file-upload', { type: 'array', items: { type: 'object' } }],
  ['country-picker', { type: 'string', enum: ['a', 'b'] }],
  ['ordered-list', { type: 'array', items: { enum: ['a', 'b'] } }],
  ['mood-ring', { type: 'boolean' }],
])('a widget that draws something is right: %s for %o', async (widget, field) => {
  expect(await said(field, widget)).toEqual([]);
});

it('a widget of one option is not taken for the widget of the choice', async () => {
  const a = { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'number' }, { type: 'object' }] };
  const ui = { a: { anyOf: [{}, { 'ui:widget': 'updown' }], 'ui:widget': 'range' } };
  schemas = createSchemas({ type: 'object', properties: { a } }, ui);
  const { notes } = await compileDirectory(schemas.forms);
  expect(notes.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    "/a/ui:widget The widget 'range' draws no choice between schemas; 'select' and 'radio' do.",
  ]);
});
