import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const schema = {
  type: 'object',
  properties: {
    a: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { b: { type: 'string' } } } },
  },
};

describe('words of a uiSchema', () => {
  it.each<[name: string, ui: object, notes: readonly unknown[]]>([
    ['that are right', { a: { 'ui:widget': 'textarea', 'ui:options': { counter: true, rows: 3 } } }, []],
    ['that are like no other', { a: { 'ui:options': { flavour: 'sweet' } } }, []],
    ['of a widget of the host', { a: { 'ui:widget': 'mood-ring', 'ui:options': { cuonter: 1 } } }, []],
    [
      'that are mistyped options',
      {
        a: { 'ui:options': { cuonter: true } },
        rows: { 'ui:options': { addLable: 'Add' }, items: { b: { 'ui:options': { digts: true } } } },
      },
      [
        "/a/ui:options/cuonter 'cuonter' is not an option. Is 'counter' meant?",
        "/rows/ui:options/addLable 'addLable' is not an option. Is 'addLabel' meant?",
        "/rows/items/b/ui:options/digts 'digts' is not an option. Is 'digits' meant?",
      ],
    ],
    [
      'that are mistyped within an option',
      { a: { 'ui:widget': 'textarea', 'ui:options': { link: { lable: 'Terms', href: '/terms' } } } },
      ["/a/ui:options/link/lable 'lable' is not a name in 'link'. Is 'label' meant?"],
    ],
    [
      'that are mistyped widgets',
      { a: { 'ui:widget': 'textaera' }, rows: { 'ui:options': { widget: 'orderd-list' } } },
      [
        "/a/ui:widget 'textaera' is not a widget. Is 'textarea' meant?",
        "/rows/ui:options/widget 'orderd-list' is not a widget. Is 'ordered-list' meant?",
      ],
    ],
    [
      "that are rjsf's word for a layout among the options",
      { 'ui:options': { layoutGrid: {} } },
      [expect.stringMatching(/^\/ui:options\/layoutGrid 'layoutGrid' says nothing here: 'ui:layout' lays out an object/)],
    ],
    [
      'that have lost their sign',
      { a: { classNames: 'wide' } },
      ["/a/classNames The schema has no property 'classNames'. Is 'ui:classNames' meant? This says nothing here."],
    ],
    ['that rjsf has for the keyboards of phones', { a: { 'ui:autocapitalize': 'words' } }, []],
  ])('%s', async (_name, ui, expected) => {
    schemas = createSchemas(schema, ui);
    const { forms, notes, complaints } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(forms.size).toBe(1);
    expect(notes.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(expected);
  });

  it.each([
    ['ui:widgt', "Is 'ui:widget' meant?"],
    ['ui:counter', "'counter' stands in 'ui:options'."],
    ['ui:layoutGrid', "'ui:layout' lays out an object"],
    ['ui:col', "'ui:layout' lays out an object"],
    ['ui:tabs', "'ui:layout' has sections, tabs, accordions and steps"],
    ['ui:hidden', "'ui:rules' show and hide a field"],
    ['ui:required', "the schema's 'required' names it"],
    ['ui:errorMessage', "'errorMessage' of the schema has the texts of a field"],
    ['ui:tooltip', "'ui:help' is the hint below a field"],
    ['ui:flavour', "a widget of your own takes stands in 'ui:options'."],
  ])('a key %s is refused, with what may be meant', async (key, says) => {
    schemas = createSchemas(schema, { a: { [key]: true } });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    [{ 'ui:field': 'LayoutGridField' }, '/ui:field'],
    [{ 'ui:options': { field: 'LayoutHeaderField' } }, '/ui:options/field'],
  ])('a layout field of rjsf is refused, for which nothing would be drawn: %j', async (ui, pointer) => {
    schemas = createSchemas(schema, ui);
    const { complaints } = await compileDirectory(schemas.forms);
    const message = expect.stringMatching(/draws nothing here: 'ui:layout' lays out an object/);
    expect(complaints).toEqual([expect.objectContaining({ pointer, message })]);
  });
});
