import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const text = { type: 'string' };
const rows = { type: 'array', items: { type: 'object', properties: { name: text, language: text } } };

const notesOf = async (a: object, ui: object) => {
  schemas = createSchemas({ type: 'object', properties: { a } }, { a: ui });
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  return notes.map(({ message }) => message);
};

it.each<[option: string, schema: object, ui: object, where: string]>([
  ['addLabel', text, { 'ui:options': { addLabel: 'Add' } }, 'lists'],
  ['fixedRows', { ...rows, type: 'object' }, { 'ui:options': { fixedRows: 1 } }, 'lists'],
  ['columns', rows, { 'ui:options': { columns: 2 } }, 'objects'],
  ['foldFrom', rows, { 'ui:options': { foldFrom: 2 } }, "'folded-list'"],
  ['cutAt', text, { 'ui:widget': 'textarea', 'ui:options': { cutAt: 9 } }, 'lines of text'],
  ['counter', { type: 'integer' }, { 'ui:options': { counter: true } }, 'texts'],
  ['leadDays', { ...text, format: 'date' }, { 'ui:options': { leadDays: 3 } }, "'date-time'"],
  [
    'link',
    { type: 'boolean' },
    { 'ui:widget': 'radio', 'ui:options': { link: { label: 'a', href: '/' } } },
    "'checkbox' and 'switch'",
  ],
  ['source', text, { 'ui:options': { source: 'towns' } }, "'combobox', 'multi-select', 'tag-picker' and 'country-picker'"],
  ['maxBytes', text, { 'ui:widget': 'image-upload', 'ui:options': { maxBytes: 9 } }, "'file-upload' and 'file'"],
  ['quality', text, { 'ui:widget': 'image-upload', 'ui:options': { quality: 0.5 } }, "'image-crop' and 'banner-preview'"],
])('%s is noted where nothing goes by it', async (option, schema, ui, where) => {
  expect(await notesOf(schema, ui)).toEqual([`'${option}' says nothing here: it is said of ${where}.`]);
});

it('a count without a limit is noted', async () => {
  expect(await notesOf(text, { 'ui:options': { counter: true } })).toEqual([
    "'counter' counts up to the 'maxLength' of the schema, and here is none.",
  ]);
});

it.each<[name: string, schema: object, ui: object]>([
  ['a widget of the host', text, { 'ui:widget': 'mood-ring', 'ui:options': { addLabel: 'Add', source: 'moods' } }],
  ['a value of many kinds', {}, { 'ui:options': { addLabel: 'Add' } }],
  ['a choice', { oneOf: [rows, text] }, { 'ui:options': { addLabel: 'Add' } }],
  [
    'rows that a widget draws itself',
    rows,
    { 'ui:widget': 'subtitle-list', items: { language: { 'ui:options': { source: 'languages' } } } },
  ],
  ['data', { ...text, format: 'data-url' }, { 'ui:widget': 'file', 'ui:options': { accept: '.csv', maxBytes: 9 } }],
  ['a list that may be empty', { ...rows, type: ['array', 'null'] }, { 'ui:options': { addLabel: 'Add', undoRemove: true } }],
])('options are right where somebody goes by them: of %s', async (_name, schema, ui) => {
  expect((await notesOf(schema, ui)).filter((note) => note.includes('it is said of'))).toEqual([]);
});
