import { expect, it } from 'vitest';
import { optionNames } from './optionNames.ts';
import { tellingMember } from './toldConstants.ts';

const kinds = {
  kindString: 'Text',
  kindNumber: 'Number',
  kindNull: 'None',
  kindArray: 'List',
  kindObject: 'Group',
  emptyText: 'Empty',
  yes: 'Yes',
  no: 'No',
};
const root = {
  definitions: {
    Card: { properties: { number: {} } },
    'a/b': { type: 'string' },
    schema0: { type: 'array' },
    none: { type: 'null' },
    kinds: { oneOf: [{ const: 3, title: 'Three' }, { const: 5 }] },
  },
};
const text = { type: 'string' };

it('options are named by what the object around lists of their constants', () => {
  const schema = { properties: { a: { oneOf: [{ const: 'x', title: 'Ex' }, { const: 'y' }] } } };
  const options = ['x', 'y'].map((one) => ({ properties: { a: { const: one }, b: {} } }));
  expect(optionNames({ options, root: {}, kinds, schema, telling: 'a' })).toEqual(['Ex', 'y']);
});

it.each<[what: string, options: readonly unknown[], names: readonly (string | undefined)[]]>([
  ['kinds', [text, { type: 'integer' }, { type: 'null' }, { items: {} }], ['Text', 'Number', 'None', 'List']],
  ['kinds that are alike', [text, { ...text, pattern: '^a' }, { type: 'null' }], ['Text 1', 'Text 2', 'None']],
  [
    'what is said of those that are alike',
    [
      { ...text, description: 'An ISBN. Ten or thirteen digits.' },
      { ...text, description: 'A DOI' },
      { ...text, description: 'What else names the work, in a sentence that is far too long for a name' },
      { ...text, description: 'A DOI' },
      { type: 'integer', description: 'A number' },
    ],
    ['An ISBN', 'A DOI 1', 'Text', 'A DOI 2', 'Number'],
  ],
  ['formats', [text, { ...text, format: 'uri' }], ['Text', 'Text (uri)']],
  ['constants', [{ properties: { a: { const: 'x' }, b: {} } }, { properties: { a: { enum: ['y'] }, b: {} } }], ['x', 'y']],
  [
    'a constant beside lists of others',
    [
      { properties: { a: { const: 'x' }, b: {} } },
      { allOf: [{ properties: { a: { enum: ['y', 'z'] }, c: {} } }] },
      { properties: { a: { enum: [1, 2, 3, 4] } } },
    ],
    ['x', 'y, z', '1, 2, 3, …'],
  ],
  [
    'a constant beside lists that are choices between constants, by their titles',
    [
      { properties: { a: { const: 'x' } } },
      { properties: { a: { oneOf: [{ const: 'y', title: 'Y' }, { const: 'z' }] }, c: {} } },
      { properties: { a: { enum: [1, 2], enumNames: ['One', 'Two'] } } },
    ],
    ['x', 'Y, z', 'One, Two'],
  ],
  [
    'members, where only a part of what there may be is listed',
    [
      { properties: { a: { const: 'x' }, b: {} } },
      { properties: { a: { anyOf: [{ enum: ['y', 'z'] }, { type: 'string' }] }, c: {} } },
    ],
    ['b', 'c'],
  ],
  [
    'members, where a list has the constant of another',
    [{ properties: { a: { const: 'x' }, b: {} } }, { properties: { a: { enum: ['x', 'z'] }, c: {} } }],
    ['b', 'c'],
  ],
  [
    'constants that are listed with titles',
    [
      { properties: { a: { enum: [3], allOf: [{ $ref: '#/definitions/kinds' }] } } },
      { properties: { a: { const: 5, allOf: [{ $ref: '#/definitions/kinds' }] } } },
      { properties: { a: { enum: [7], enumNames: ['Seven'] } } },
    ],
    ['Three', '5', 'Seven'],
  ],
  [
    'constants beside nothing',
    [{ properties: { a: { const: 'x' } } }, { properties: { a: { const: 'y' } } }, text],
    ['x', 'y', 'Text'],
  ],
  [
    'what is in them',
    [{ properties: { a: {}, s: {} } }, { properties: { b: {}, c: {}, d: {}, e: {}, s: {} } }],
    ['a', 'b, c, d, …'],
  ],
  ['what they require', [{ required: ['a'] }, { type: 'object', required: ['b', 'c'] }], ['a', 'b, c']],
  [
    'what not all of them require',
    [{ required: ['s', 'a'] }, { required: ['s', 'b', 'a'] }, text],
    ['s, a', 's, b, a', 'Text'],
  ],
  [
    'what not all require, where some are alike',
    [{ required: ['s', 'a'] }, { required: ['s', 'b'] }, { required: ['s'] }],
    ['a', 'b', 'Group'],
  ],
  [
    'constants that no other one has, where there is nothing else',
    [
      { properties: { a: { const: '' } } },
      { properties: { a: { const: 'x' } }, required: ['b'] },
      { properties: { a: { const: 'x' } }, required: ['c'] },
    ],
    ['a: Empty', 'b', 'c'],
  ],
  [
    'kinds, where constants are those of others as well, or a title is that of one value only',
    [
      { properties: { a: { const: 1 } } },
      { properties: { a: { const: 1 } } },
      { properties: { a: { const: 2 } } },
      { properties: { a: { oneOf: [{ const: 3, title: 'Three' }, { const: 2 }] }, c: {} } },
    ],
    ['Group 1', 'Group 2', 'a: 2', 'c'],
  ],
  ['definitions', [{ $ref: '#/definitions/Card' }, { $ref: '#/definitions/a~1b' }, text], ['Card', 'a/b', 'Text']],
  ['definitions that are numbered', [{ $ref: '#/definitions/schema0' }, text], ['List', 'Text']],
  [
    'truths that tell them',
    [{ properties: { far: { const: true } } }, { properties: { far: { const: false } } }],
    ['far: Yes', 'far: No'],
  ],
  ['a truth', [{ const: false }, text], ['No', 'Text']],
  ['values', [{ const: 5 }, { enum: ['auto'] }, text], ['5', 'auto', 'Text']],
  ['several values', [{ enum: ['a', 'b'] }, text, { enum: [1, 2, 3, 4] }], ['a, b', 'Text', '1, 2, 3, …']],
  ['values that are no texts', [{ enum: [{}, []] }, text], ['Text 1', 'Text 2']],
  [
    'the rows of lists',
    [
      { items: text },
      { type: 'array', items: { $ref: '#/definitions/Card' } },
      { type: 'array', items: [{ enum: ['always'] }, { type: 'object', properties: { a: text } }] },
      { type: 'array', items: [{ enum: ['smart', 'never'] }] },
      text,
    ],
    ['List (Text)', 'List (Card)', 'List (always, Group)', 'List (smart, never)', 'Text'],
  ],
  [
    'lists whose rows are alike',
    [{ items: text }, { items: text }, { type: 'array' }],
    ['List (Text) 1', 'List (Text) 2', 'List'],
  ],
  ['a group', [{ type: 'object' }, text], ['Group', 'Text']],
  ['the first kind but null', [{ type: ['null', 'string'] }, { type: 'null' }], ['Text', 'None']],
  ['what says nothing, in two ways', [true, {}], ['Text 1', 'Text 2']],
])('options without titles are named by %s', (_what, options, names) => {
  expect(optionNames({ options, root, kinds, telling: tellingMember(options, root) })).toEqual(names);
});

it('says members by their titles, the ones around the choice too', () => {
  const schema = {
    properties: { phone: { title: 'Phone' }, card: { $ref: '#/definitions/card' }, mail: { title: 'Mail' }, fax: {} },
  };
  const options = [
    { required: ['phone'] },
    { required: ['card', 'mail'] },
    { required: ['fax'] },
    { properties: { at: { title: 'Time' } }, required: ['at'] },
  ];
  const titled = { definitions: { card: { title: 'Card' } } };
  const uiSchema = { mail: { 'ui:title': 'Email' } };
  expect(optionNames({ options, root: titled, kinds, schema, uiSchema, telling: undefined })).toEqual([
    'Phone',
    'Card, Email',
    'fax',
    'Time',
  ]);
});
