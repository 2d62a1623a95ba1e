import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const said = async (properties: object, ui: object = {}) => {
  schemas = createSchemas({ type: 'object', properties }, ui);
  const { complaints, notes } = await compileDirectory(schemas.forms);
  const lines = (all: typeof notes) => all.map(({ pointer, message }) => `${pointer} ${message}`);
  return { complaints: lines(complaints), notes: lines(notes) };
};

const nothing = { complaints: [], notes: [] };
const roles = { type: 'string', enum: ['speaker', 'chair'] };
const rule = (condition: object) => [{ effect: 'show', when: { data: { properties: { role: condition } } } }];

describe('what is said beside something else', () => {
  it.each<[name: string, schema: object, note: string]>([
    [
      'a text of no length',
      { type: 'string', minLength: 9, maxLength: 3 },
      "/minLength 'minLength' is more than 'maxLength', 3: nothing is right here.",
    ],
    [
      'a list of no length',
      { type: 'array', minItems: 9, maxItems: 3 },
      "/minItems 'minItems' is more than 'maxItems', 3: nothing is right here.",
    ],
    [
      'a constant of another kind',
      { type: ['number', 'null'], const: 'x' },
      "/const The value \"x\" is refused by the 'type' beside it, 'number, null': nothing is right here.",
    ],
    [
      'a list that has fewer places than it must have',
      { type: 'array', items: [{}], additionalItems: false, minItems: 2 },
      "/minItems 'minItems' is more than the places of this list, 1: nothing is right here.",
    ],
    [
      'a choice of another kind',
      { type: 'integer', enum: [1, '2'] },
      "/enum/1 The choice \"2\" is refused by the 'type' beside it, 'integer'.",
    ],
    [
      'names that are too few',
      { enum: ['a', 'b'], enumNames: ['A'] },
      "/enumNames 'enum' has 2 choices, and here are texts for 1.",
    ],
    [
      'a length of a number',
      { type: 'integer', maxLength: 3 },
      "/maxLength 'maxLength' says nothing of values of the type 'integer'.",
    ],
    [
      'a date that is a truth',
      { type: 'boolean', notPast: true },
      "/notPast 'notPast' says nothing of values of the type 'boolean'.",
    ],
    [
      'what pictures are, of their list',
      { type: 'array', items: { type: 'string' }, imageTypes: ['image/png'] },
      "/imageTypes 'imageTypes' says nothing of values of the type 'array'.",
    ],
    [
      'a smallest text',
      { type: ['string', 'null'], minimum: 3 },
      "/minimum 'minimum' says nothing of values of the type 'string, null'.",
    ],
    [
      'a pattern with an end',
      { type: 'string', pattern: '/^[a-z]+$/i' },
      '/pattern The slashes are a part of this pattern, by which nothing is right. It stands here without them.',
    ],
    [
      'what nobody can enter',
      { type: 'object', required: ['id'], properties: { id: { type: 'integer', readOnly: true } } },
      "/properties/id/readOnly 'id' is required, can only be read and has no default: a new document is not sent unless the host gives it one.",
    ],
    [
      'a text for what is not asked',
      { type: 'string', minLength: 2, errorMessage: { maxLength: 'Too long.', minLength: 'Too short.', required: 'Please.' } },
      "/errorMessage/maxLength There is no 'maxLength' here that could be broken, so nobody reads this.",
    ],
  ])('is noted: %s', async (_name, schema, note) => {
    expect(await said({ a: schema })).toEqual({ complaints: [], notes: [`/properties/a${note}`] });
  });

  it.each<[name: string, schema: object]>([
    ['limits that leave one value', { type: 'string', minLength: 3, maxLength: 3 }],
    ['none among the choices', { type: ['string', 'null'], enum: ['a', null] }],
    ['a whole number for any', { type: 'number', const: 1 }],
    ['what may be null and is', { type: 'string', nullable: true, const: null }],
    ['a constant of another field', { type: 'string', const: { $data: '/a' } }],
    ['a list of all of its places', { type: 'array', items: [{}], additionalItems: false, minItems: 1 }],
    ['what can only be read and has a default', { required: ['id'], properties: { id: { readOnly: true, default: 1 } } }],
    ['a limit of one of several kinds', { type: ['string', 'null'], maxLength: 3 }],
    ['a limit without a type', { maxLength: 3 }],
    ['a text for what a part asks', { allOf: [{ maxLength: 3 }], errorMessage: { maxLength: 'Too long.' } }],
    ['names by value', { enum: ['a', 'b'], enumNames: { a: 'A' } }],
    ['a pattern of a path', { type: 'string', pattern: '^/[a-z]+/$' }],
    ['a pattern of what stands in slashes', { type: 'string', pattern: '/[a-z]+/' }],
  ])('is right: %s', async (_name, schema) => {
    expect(await said({ a: schema })).toEqual(nothing);
  });
});

describe('a uiSchema', () => {
  it('has as many names as there are choices, and asks for choices that there are', async () => {
    const ui = {
      role: { 'ui:enumNames': ['Speaker'] },
      a: { 'ui:rules': rule({ const: 'speeker' }) },
      b: { 'ui:rules': rule({ enum: ['chair', 'host'] }) },
    };
    expect((await said({ role: roles, a: {}, b: {} }, ui)).notes).toEqual([
      '/role/ui:enumNames The schema has 2 choices, and here are names for 1.',
      "/a/ui:rules/0/when/data/properties/role/const '/role' has no choice 'speeker'. Is 'speaker' meant?",
      "/b/ui:rules/0/when/data/properties/role/enum/1 '/role' has no choice 'host'.",
    ]);
  });

  it.each<[name: string, role: object]>([
    ['options with constants', { oneOf: [{ const: 'speaker' }, { const: 'host' }] }],
    ['suggestions', { anyOf: [{ enum: ['speaker'] }, { type: 'string' }] }],
    ['any text', { type: 'string' }],
  ])('may ask for a value of %s', async (_name, role) => {
    expect(await said({ role, a: {} }, { a: { 'ui:rules': rule({ const: 'host' }) } })).toEqual(nothing);
  });

  it('names a field once in an order, and an action once unless one of two is shown', async () => {
    const action = { name: 'send', label: 'Send' };
    const shownWhen = { context: {} };
    const { complaints } = await said(
      { email: {}, text: {} },
      {
        'ui:order': ['email', 'text', 'email'],
        'ui:actions': [action, action, { ...action, shownWhen }],
      },
    );
    expect(complaints).toEqual([
      "/ui:order/2 'email' stands here twice.",
      ...[1, 2].map((at) => `/ui:actions/${at}/name There are two actions 'send'.`),
    ]);
    expect(
      await said(
        {},
        {
          'ui:actions': [
            { ...action, shownWhen },
            { ...action, shownWhen },
          ],
        },
      ),
    ).toEqual(nothing);
  });

  it('is told which field or subject it means', async () => {
    const ui = {
      'ui:order': ['emial', '*'],
      'ui:layout': ['emial', '*'],
      email: { 'ui:rules': [{ effect: 'show', when: { contxt: {} } }] },
    };
    expect((await said({ email: {} }, ui)).complaints).toEqual([
      "/ui:order/0 There is no property 'emial'. Is 'email' meant?",
      "/ui:layout/0 There is no property 'emial'. Is 'email' meant?",
      "/email/ui:rules/0/when A condition has schemas for some of data, context, parent, row, form; a list of them is 'or'. Is 'context' meant?",
    ]);
  });
});

it.each<[reference: string, hint: string]>([
  ['#/$defs/address', " Is '#/definitions/address' meant?"],
  ['#/definitions/adress', " Is '#/definitions/address' meant?"],
  ['#/definitions/person', ''],
  ['#/properties/a/nothing/here', ''],
])('a reference to nothing names what is like it: %s', async (reference, hint) => {
  schemas = createSchemas({ definitions: { address: {} }, properties: { a: {}, b: { $ref: reference } } });
  const { complaints } = await compileDirectory(schemas.forms);
  expect(complaints.map(({ message }) => message)).toEqual([`Nothing stands at '${reference}'.${hint}`]);
});
