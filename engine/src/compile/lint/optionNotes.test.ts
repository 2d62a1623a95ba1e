import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const row = { type: 'object', properties: { name: { type: 'string' }, town: { type: 'string' } } };
const schema = {
  type: 'object',
  properties: {
    a: { type: 'string' },
    agreed: { type: 'boolean', title: 'I take the rules' },
    rows: { type: 'array', items: row },
    address: row,
  },
};

const notesOf = async (ui: object) => {
  schemas = createSchemas(schema, ui);
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  return notes.map(({ pointer, message }) => `${pointer} ${message}`);
};

it.each<[name: string, ui: object, note: string]>([
  [
    'a limit that is a text',
    { a: { 'ui:widget': 'file-upload', 'ui:options': { maxBytes: '1MB' } } },
    "/a/ui:options/maxBytes 'maxBytes' is a number; anything else says nothing here.",
  ],
  [
    'a word in the place of true',
    { a: { 'ui:options': { counter: 'yes' } } },
    "/a/ui:options/counter 'counter' is true or false; anything else says nothing here.",
  ],
  [
    'a word that is none of those that there are',
    { a: { 'ui:deprecatedHandling': 'hidden' } },
    "/a/ui:deprecatedHandling 'deprecatedHandling' is 'label', 'disable' or 'hide'; anything else says nothing here.",
  ],
  [
    'a height that is no number',
    { a: { 'ui:widget': 'textarea', 'ui:options': { rows: 'many' } } },
    "/a/ui:options/rows 'rows' is a number above 0; anything else says nothing here.",
  ],
  [
    'what is said of the whole form in another kind',
    { 'ui:globalOptions': { foldDepth: 'two' } },
    "/ui:globalOptions/foldDepth 'foldDepth' is a number or false; anything else says nothing here.",
  ],
  [
    'a kind of file that no file is',
    { a: { 'ui:widget': 'file-upload', 'ui:options': { accept: 'image/*, pdf' } } },
    "/a/ui:options/accept ' pdf' is no media type (application/pdf, image/*) and no ending of a name (.csv): no file is one.",
  ],
  [
    'an ending where films are told by what they hold',
    { a: { 'ui:widget': 'video-upload', 'ui:options': { accept: '.mov' } } },
    "/a/ui:options/accept '.mov' is no media type (video/mp4): no file is one.",
  ],
  [
    'an input that no line of text is',
    { a: { 'ui:options': { inputType: 'color' } } },
    "/a/ui:options/inputType 'inputType' is one of text, search, email, tel, url, password, number, date, time, datetime-local, month, week; anything else says nothing here.",
  ],
  [
    'a word with its sign among the options',
    { a: { 'ui:options': { 'ui:widget': 'textarea' } } },
    "/a/ui:options/ui:widget 'ui:widget' says nothing among options: there it is 'widget', or it stands beside 'ui:options'.",
  ],
  [
    "a rule of JSON Forms' at a field",
    { a: { rule: { effect: 'HIDE' } } },
    '/a/rule The schema has no property \'rule\'. \'ui:rules\' show and hide a field: [{ "effect": "show", "when": { "data": {…} } }]. This says nothing here.',
  ],
  [
    'a link on words that the label does not have',
    { agreed: { 'ui:options': { link: { label: 'Terms', href: '/terms' } } } },
    "/agreed/ui:options/link/label The label, 'I take the rules', has no 'Terms' in it that could lead anywhere.",
  ],
  [
    'pictures in a member that the rows do not have',
    { rows: { 'ui:widget': 'image-upload', 'ui:options': { members: { url: 'nmae' } } } },
    "/rows/ui:options/members/url The rows have no property 'nmae'. Is 'name' meant?",
  ],
  [
    'rows called by a member that they do not have',
    { rows: { 'ui:options': { itemLabel: '{n}. {nmae}' } } },
    "/rows/ui:options/itemLabel The rows have no property 'nmae'. Is 'name' meant?",
  ],
  [
    'rows called by the bare name of a member, as rjsf 7 has it',
    { rows: { 'ui:options': { itemLabel: 'name' } } },
    "/rows/ui:options/itemLabel Every row is called 'name'; '{name}' stands for what the row has there.",
  ],
  [
    'rows with the text of a member that they do not have',
    { rows: { 'ui:widget': 'folded-list', 'ui:options': { titleMember: 'title' } } },
    "/rows/ui:options/titleMember The rows have no property 'title'.",
  ],
  [
    'a look-up by a field that is not there',
    { address: { town: { 'ui:widget': 'combobox', 'ui:options': { source: 'towns', sourceParams: { land: '1/land' } } } } },
    "/address/town/ui:options/sourceParams/land Nothing stands at '/address/land' in the form, so this is never told.",
  ],
  [
    'a search among no options',
    { a: { 'ui:widget': 'combobox' } },
    "/a/ui:widget The widget 'combobox' has nothing to choose from: a 'source', a 'list' or the schema (enum, oneOf) has the options.",
  ],
  [
    'rows by their places, where they have one schema',
    { rows: { items: [{ name: { 'ui:widget': 'textarea' } }] } },
    "/rows/items The rows have one schema: what is said of them is an object in 'items'. This says nothing here.",
  ],
  [
    'what is meant of the rows, beside them',
    { rows: { name: { 'ui:widget': 'textarea' } } },
    "/rows/name The schema has no property 'name'. The rows have: what is said of them stands in 'items'. This says nothing here.",
  ],
])('an option by which nothing goes is noted: %s', async (_name, ui, note) => {
  expect(await notesOf(ui)).toEqual([note]);
});

it('options that are right, and those of a widget of the host, are not noted', async () => {
  const params = { self: '0', town: '1/town', a: '/a', first: '/rows/-/name' };
  const ui = {
    a: { 'ui:widget': 'file-upload', 'ui:options': { accept: ['.csv', 'image/*', 'application/pdf'], maxBytes: 1 } },
    rows: {
      'ui:options': { itemLabel: '{title} {n}: {name}', virtualizeFrom: false, confirmRemove: true },
      items: { name: { 'ui:widget': 'combobox', 'ui:options': { source: 'names', sourceParams: params } } },
    },
    address: { 'ui:widget': 'map', 'ui:options': { maxBytes: '1MB', accept: 'pdf', titleMember: 'none' } },
  };
  expect(await notesOf(ui)).toEqual([]);
});
