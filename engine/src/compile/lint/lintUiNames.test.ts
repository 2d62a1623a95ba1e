import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const schema = {
  type: 'object',
  properties: {
    a: { type: 'string', maxLength: 300 },
    agreed: { type: 'boolean' },
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
      { agreed: { 'ui:widget': 'checkbox', 'ui:options': { link: { lable: 'Terms', href: '/terms' } } } },
      ["/agreed/ui:options/link/lable 'lable' is not a name in 'link'. Is 'label' meant?"],
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

  it.each<[name: string, part: object, ui: JsonObject, says: string]>([
    ['of its own button', {}, { 'ui:submitButtonOptions': {} }, "'ui:actions' has the buttons of a form"],
    ['in Markdown', {}, { 'ui:options': { enableMarkdownInHelp: true } }, 'Markdown is shown as plain text'],
    ['of another theme', {}, { 'ui:options': { semantic: {} } }, 'it is a word of another theme'],
    ['of a picker', {}, { 'ui:widget': 'alt-date', 'ui:options': { yearsRange: [1900, 2000] } }, "browser's own picker"],
    ['of the order of a picker', {}, { 'ui:widget': 'alt-date', 'ui:options': { format: 'MDY' } }, 'the order of its language'],
    ['of what must be there', {}, { 'ui:options': { required: true } }, "the schema's 'required' names it"],
    ["of JSON Forms' options", {}, { 'ui:options': { multi: true } }, "'ui:widget': 'textarea' takes several lines"],
    ["of JSON Forms' sliders", { type: 'number' }, { 'ui:widget': 'slider' }, "'slider' is not a widget here: 'range' is."],
    ['of the whole form', {}, { 'ui:options': { namesInWords: true } }, "it stands in 'ui:globalOptions' of the form"],
    ['of the root', {}, { 'ui:rootFieldId': 'mine' }, 'it stands at the root of the uiSchema only'],
    ['of a template of the whole form', {}, { 'ui:ErrorListTemplate': 'Mine' }, "the theme's 'ErrorSummary'"],
    ['of groups', { enum: ['x'] }, { 'ui:options': { optgroups: {} } }, "a 'list' of options has a 'group'"],
    ['that stand in options', {}, { 'ui:options': { rules: [] } }, "it stands beside 'ui:options', as 'ui:rules'"],
    ['of other inputs', {}, { 'ui:widget': 'url' }, "'url' is not a widget here: 'uri' is."],
    ['for another kind of value', {}, { 'ui:widget': 'updown' }, 'for a value of the type number, integer; here it is string.'],
    ['for choices where there are none', {}, { 'ui:widget': 'radio' }, "'radio' has nothing to choose from"],
    [
      'for choices of a list of no values',
      { type: 'array', items: { type: 'string' } },
      { 'ui:widget': 'checkboxes' },
      "'checkboxes' has nothing to choose from",
    ],
    [
      'for a value where schemas are chosen',
      { type: undefined, oneOf: [{ type: 'string' }, { type: 'number' }] },
      { 'ui:widget': 'textarea' },
      "'textarea' draws no choice between schemas",
    ],
    ['of lists at an object', { type: 'object', additionalProperties: true }, { 'ui:addable': false }, "is 'expandable'"],
    [
      'of hosts of their own',
      {},
      { 'ui:col-md': 6 },
      "widgets and templates of your own get it as the option 'col-md', nothing else reads it",
    ],
    ['of an order that leaves out values', { enum: ['x', 'y'] }, { 'ui:enumOrder': ['y'] }, "The order leaves out 'x'"],
  ])('words of rjsf that do nothing here are noted: those %s', async (_name, part, ui, says) => {
    schemas = createSchemas({ type: 'object', properties: { a: { type: 'string', ...part } } }, { a: ui });
    const { notes, complaints } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
    expect(notes[0]?.pointer).toMatch(/^\/a\/ui:/);
  });

  it.each([
    [{ 'ui:help': 'Help.' }, '/ui:help'],
    [{ rows: { items: { 'ui:options': { description: 'A row.' } } } }, '/rows/items/ui:options/description'],
  ])('texts of the form itself and of rows that are objects are noted: %j', async (ui, pointer) => {
    schemas = createSchemas(schema, ui);
    const { notes } = await compileDirectory(schemas.forms);
    const message = expect.stringContaining('have no text of their own');
    expect(notes).toEqual([expect.objectContaining({ pointer, message })]);
  });

  it('that say how choices and values are drawn are not noted where they do', async () => {
    const choice = { oneOf: [{ type: 'string' }, { type: 'object', properties: { b: { type: 'string' } } }] };
    const properties = {
      ...{ choice, when: { type: 'integer' }, tags: { type: 'array', items: { enum: ['x'] } }, free: { type: 'object' } },
      ...{ listed: { type: 'string' }, maybe: { type: ['string', 'null'] } },
    };
    schemas = createSchemas(
      { type: 'object', properties },
      {
        ...{ choice: { 'ui:widget': 'radio' }, when: { 'ui:widget': 'date-time' }, tags: { 'ui:widget': 'checkboxes' } },
        ...{ free: { 'ui:expandable': false }, listed: { 'ui:widget': 'hidden' }, maybe: { 'ui:widget': 'textarea' } },
        'ui:globalOptions': { copyable: true },
      },
    );
    const { notes, complaints } = await compileDirectory(schemas.forms);
    expect([...complaints, ...notes]).toEqual([]);
  });

  it('in ui:definitions are read where they stand, by what they are about', async () => {
    schemas = createSchemas(
      { definitions: { part: schema }, type: 'object', properties: { one: { $ref: '#/definitions/part' } } },
      {
        'ui:definitions': {
          '#/definitions/part': { a: { 'ui:widgt': 'textarea' }, b: {} },
          '#/definitions/none': {},
        },
      },
    );
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/ui:definitions/#~1definitions~1part/a/ui:widgt 'ui:widgt' is not a key of a uiSchema. Is 'ui:widget' meant?",
    ]);
    schemas.remove();
    schemas = createSchemas(schema, { 'ui:definitions': { '#/definitions/none': {} } });
    const { notes } = await compileDirectory(schemas.forms);
    expect(notes.map(({ message }) => message)).toEqual([
      "Nothing stands at '#/definitions/none' in the schema. This says nothing here.",
    ]);
  });

  it('of an order are read in the options as well', async () => {
    schemas = createSchemas(schema, { 'ui:options': { order: ['rows', 'a'] } });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/ui:options/order The order leaves out 'agreed'; name it, or put '*'.",
    ]);
  });

  it('of an order in an option are those of its own members, by reference, too', async () => {
    const text = { type: 'string' };
    const card = { type: 'object', properties: { number: text, holder: text } };
    const ways = [{ $ref: '#/definitions/card' }, { type: 'object', properties: { iban: text, bic: text } }];
    const paid = { type: 'object', definitions: { card }, properties: { pay: { oneOf: ways } } };
    const orders = [['holder', 'number'], ['iban']];
    schemas = createSchemas(paid, { pay: { oneOf: orders.map((order) => ({ 'ui:order': order })) } });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/pay/oneOf/1/ui:order The order leaves out 'bic'; name it, or put '*'.",
    ]);
  });

  it('of rjsf without their colon are noted with it, not taken for a field that is called alike', async () => {
    const other = { type: 'object', properties: { options: { type: 'string' } } };
    schemas = createSchemas(other, { uiOptions: { fullPage: true } });
    const { complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes.map(({ message }) => message)).toEqual([
      "The schema has no property 'uiOptions'. Is 'ui:options' meant? This says nothing here.",
    ]);
  });

  it('of an order are noted where no field has them, as rjsf passes over them', async () => {
    schemas = createSchemas(schema, { 'ui:order': ['rows', 'gone', 'a', 'agreed'] });
    const { complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/ui:order/1 There is no property 'gone'. This says nothing here.",
    ]);
  });

  it.each([
    ['ui:widgt', "Is 'ui:widget' meant?"],
    ['ui:counter', "'counter' stands in 'ui:options'."],
    ['ui:namesInWords', "'namesInWords' stands in 'ui:globalOptions'."],
  ])('a key %s is refused, with what may be meant', async (key, says) => {
    schemas = createSchemas(schema, { a: { [key]: true } });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
  });

  it.each([
    ['ui:layoutGrid', "'ui:layout' lays out an object"],
    ['ui:col', "'ui:layout' lays out an object"],
    ['ui:tabs', "'ui:layout' has sections, tabs, accordions and steps"],
    ['ui:hidden', "'ui:rules' show and hide a field"],
    ['ui:required', "the schema's 'required' names it"],
    ['ui:errorMessage', "'errorMessage' of the schema has the texts of a field"],
    ['ui:tooltip', "'ui:help' is the hint below a field"],
    ['ui:initialValue', "a 'default' of the schema is what a field begins with"],
    ['ui:collapsible', "'ui:layout' has sections, tabs, accordions and steps"],
  ])('a key %s, which templates of a host may read, is noted with what is here', async (key, says) => {
    schemas = createSchemas(schema, { a: { [key]: true } });
    const { complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes).toEqual([expect.objectContaining({ pointer: `/a/${key}`, message: expect.stringContaining(says) })]);
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

  it.each([
    [{ 'ui:title': true }, "/a/ui:title 'ui:title' is a text, or false."],
    [{ 'ui:options': { label: 'A' } }, "/a/ui:options/label 'label' is true or false; its text is the 'title'."],
    [
      { 'ui:options': { inputmode: 'number' } },
      "/a/ui:options/inputmode 'inputmode' is one of none, text, decimal, numeric, tel, search, email, url.",
    ],
    [
      { 'ui:enterkeyhint': 'Next' },
      "/a/ui:enterkeyhint 'ui:enterkeyhint' is one of enter, done, go, next, previous, search, send.",
    ],
    [{ 'ui:spellcheck': 'false' }, "/a/ui:spellcheck 'ui:spellcheck' is true or false."],
    [{ 'ui:globalOptions': { namesInWords: 'yes' } }, "/a/ui:globalOptions/namesInWords 'namesInWords' is true or false."],
    [{ 'ui:enumNames': [{ text: 'A' }] }, "/a/ui:enumNames 'ui:enumNames' is a list of texts, or texts by value."],
    [{ 'ui:FieldTemplate': {} }, "/a/ui:FieldTemplate 'ui:FieldTemplate' is a text, the name of one of the theme."],
    [
      { 'ui:enableOptionalDataFieldForType': true },
      "/a/ui:enableOptionalDataFieldForType 'ui:enableOptionalDataFieldForType' is a list.",
    ],
    [
      { 'ui:options': { span: 'whole' } },
      "/a/ui:options/span A span is a number from 1 to 6, 'all', or a number for some of narrow, medium, wide.",
    ],
    [{ 'ui:title': ['A'] }, "/a/ui:title 'ui:title' is a text, or false."],
  ])('of a label are refused with what says it: %j', async (ui, said) => {
    schemas = createSchemas(schema, { a: ui });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([said]);
  });
});
