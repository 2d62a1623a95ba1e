import { ADDITIONAL_PROPERTY_FLAG, createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import mergeOfRjsf from '@rjsf/utils/lib/schema/shallowAllOfMerge.js';
import { describe, expect, it } from 'vitest';
import type { FormModule } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { fillHints, limitsOf } from './fieldHints.ts';
import { foldRecursion, withoutFolds } from './foldRecursion.ts';
import { labelOf } from './labelOf.ts';
import { mergeAllOf } from './mergeAllOf.ts';
import { openKind } from './openKind.ts';
import { unfolded } from './recursion.ts';
import { withoutBlankTitles } from './withoutBlankTitles.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const schema = {
  definitions: {
    secret: { type: 'string', writeOnly: true },
    person: { properties: { name: {}, pin: { $ref: '#/definitions/secret' } } },
  },
  properties: {
    title: { title: 'Title', type: 'string' },
    password: { $ref: '#/definitions/secret', title: 'Password' },
    repeat: { type: 'string', transient: true },
    chapters: { title: 'Episodes', items: { title: 'Episode', properties: { title: { title: 'Episode title' } } } },
    cast: { title: 'Cast', items: { $ref: '#/definitions/person' } },
    tags: { items: { type: 'string' } },
  },
  if: {},
  then: { properties: { token: { writeOnly: true } } },
  dependencies: { title: { properties: { card: { title: 'Card number', writeOnly: true } } }, repeat: ['password'] },
  dependentSchemas: { title: { properties: { billing: { title: 'Billing address' } } } },
  patternProperties: { '^key-': { title: 'Key', writeOnly: true } },
} as const;

const form: FormModule = {
  name: 'test',
  schema,
  uiSchema: { chapters: { 'ui:options': { itemLabel: 'Episode {n}' } }, title: { 'ui:title': 'Film title' } },
  rules: [],
  actions: [],
  messages: { keywords: {}, formats: {}, widgets: { form: { itemNumber: '{title} {n}', itemField: '{item}: {field}' } } },
  checks: {},
  branches: {},
  transient: [],
};

describe('labels', () => {
  it.each([
    ['', ''],
    ['/title', 'Film title'],
    ['/password', 'Password'],
    ['/chapters', 'Episodes'],
    ['/chapters/1', 'Episode 2'],
    ['/chapters/1/title', 'Episode 2: Episode title'],
    ['/cast/0/name', 'Cast 1: name'],
    ['/card', 'Card number'],
    ['/billing', 'Billing address'],
    ['/key-1', 'Key'],
    ['/unknown', 'unknown'],
  ])('%s is %j', (pointer, label) => {
    expect(labelOf(form, pointer, { chapters: [{}, {}], cast: [{}] }, new Map())).toBe(label);
  });

  it('of rows of rows is that of the row around with a number, and of a member without a readable name a text', () => {
    const cube = { title: 'Cube', type: 'array', items: { type: 'array', items: { type: 'integer' } } };
    const odd = { ...form, schema: { type: 'object', properties: { cube, ' ': { type: 'string', title: '' } } } };
    expect(labelOf(odd, '/cube/0/1', { cube: [[1, 2]] }, new Map())).toBe('Cube 1 2');
    expect(
      labelOf({ ...odd, messages: { ...form.messages, widgets: { form: { fieldUnnamed: 'Unnamed' } } } }, '/ ', {}, new Map()),
    ).toBe('Unnamed');
  });

  it('is not that of an option, of which the page says it as the name of one', () => {
    const sizes = { oneOf: [{ const: 1, title: 'Small' }, { $ref: '#/definitions/large' }] };
    const choice = { size: sizes, titled: { title: 'Place', anyOf: [{ title: 'Name' }] }, rows: { items: sizes } };
    const choosing = { ...form, schema: { properties: choice, definitions: { large: { const: 2, title: 'Large' } } } };
    const labels = ['/size', '/titled', '/rows/0'].map((pointer) => labelOf(choosing, pointer, { rows: [1] }, new Map()));
    expect(labels).toEqual(['size', 'Place', 'rows 1']);
  });

  it('of rows may name a member of the row', () => {
    const named = { ...form, uiSchema: { cast: { 'ui:options': { itemLabel: '{n}. {name}' } } } };
    expect(labelOf(named, '/cast/1/name', { cast: [{}, { name: 'Ada' }] }, new Map())).toBe('2. Ada: name');
  });

  it.each([
    ['Person {n}: {name}', {}, 'Person 1'],
    ['{n}. {name} ({role})', { name: 'Ada', role: '' }, '1. Ada'],
    ['{name}', {}, 'Cast 1'],
    ['{name}, {role}', { role: 'Pilot' }, 'Pilot'],
    ['{name} – {role}: {part}', { part: 'Ada' }, 'Ada'],
    ['{name} ({role})', { role: 'Pilot' }, 'Pilot'],
    ['{name} ({role}) – {n}', { role: 'Pilot' }, 'Pilot – 1'],
    ['({n}) {name}', {}, '(1)'],
    ['{name}, {role}', { name: '', role: '…so be it' }, '…so be it'],
    ['#{n} {name}', {}, '#1'],
    ['{n}. {name} ({role})', { name: 'The {final} cut' }, '1. The {final} cut'],
  ])('of rows that have no such member yet go without it: %s', (itemLabel, row, expected) => {
    const named = { ...form, uiSchema: { cast: { 'ui:options': { itemLabel } } } };
    expect(labelOf(named, '/cast/0', { cast: [row] }, new Map())).toBe(expected);
  });
});

describe('what may be kept on this device', () => {
  it('leaves out write-only and transient values, wherever the schema says so', () => {
    const secrets = { password: 'p', repeat: 'p', token: 't', card: '4111', 'key-1': 'k' };
    const data = { title: 'A', ...secrets, cast: [{ name: 'N', pin: '1' }], tags: ['x'], extra: 1 };
    expect(withoutSecrets(schema, data)).toEqual({ title: 'A', cast: [{ name: 'N' }], tags: ['x'], extra: 1 });
  });

  it('is the document itself where the schema marks nothing', () => {
    const data = { cast: [{ name: 'N' }] };
    expect(withoutSecrets({ properties: { cast: { items: { properties: { name: { type: 'string' } } } } } }, data)).toBe(data);
  });
});

describe('hints that name limits', () => {
  it.each([
    [{ 'ui:help': 'At least {minLength} characters.' }, { 'ui:help': 'At least 6 characters.' }],
    [
      { 'ui:options': { help: 'Up to {maxLength}', itemLabel: 'E {n}' } },
      { 'ui:options': { help: 'Up to 9', itemLabel: 'E {n}' } },
    ],
    [{ 'ui:help': 'Keep {unknown}' }, { 'ui:help': 'Keep {unknown}' }],
  ])('%j', (uiSchema, filled) => {
    expect(fillHints(uiSchema, () => limitsOf({ minLength: 6, maxLength: 9, enum: [] }))).toEqual(filled);
  });

  it('leaves a uiSchema without placeholders as it is', () => {
    const uiSchema = { 'ui:help': 'Plain', 'ui:options': { rows: 3 } };
    expect(fillHints(uiSchema, () => ({}))).toBe(uiSchema);
  });
});

describe('blank titles', () => {
  it.each(['const', 'enum', 'default', 'examples', 'title', 'properties'])('are none of a member that is called %s', (name) => {
    const form = (title: object) => ({ properties: { [name]: { type: 'string', ...title } }, default: { title: ' ' } });
    expect(withoutBlankTitles(form({ title: ' ' }))).toEqual(form({}));
  });
});

describe('members that come back to a schema around them', () => {
  const person = {
    properties: {
      name: { type: 'string' },
      spouse: { $ref: '#/definitions/person', title: 'Spouse' },
      home: { properties: { owner: { anyOf: [{ type: 'null' }, { $ref: '#/definitions/person' }] }, street: {} } },
      children: { items: { $ref: '#/definitions/person' } },
    },
  };
  const recursive = { definitions: { person }, properties: { author: { $ref: '#/definitions/person' }, self: { $ref: '#' } } };

  it('are marked, all others stay', () => {
    const { definitions, properties } = foldRecursion(recursive);
    expect(properties).toEqual({
      author: { $ref: '#/definitions/person' },
      self: { 'x-recursive': true, allOf: [{ $ref: '#' }] },
    });
    const { name, spouse, home, children } = definitions.person.properties;
    expect(spouse).toEqual({ title: 'Spouse', 'x-recursive': true, allOf: [{ $ref: '#/definitions/person' }] });
    expect(home.properties.owner).toEqual({ ...person.properties.home.properties.owner, 'x-recursive': true });
    expect(name).toEqual(person.properties.name);
    expect(children.items).toEqual({ 'x-recursive': 'rows', allOf: [{ $ref: '#/definitions/person' }] });
  });

  it('are as they were when the marks are taken away, and a form without them is the same object', () => {
    expect(withoutFolds(foldRecursion(recursive))).toEqual(recursive);
    const plain = { ...schema, properties: { ...schema.properties, cast: { items: { type: 'string' } } } };
    expect(foldRecursion(plain)).toBe(plain);
  });

  it.each(['const', 'enum', 'default', 'properties', 'items', 'definitions', 'x-recursive', '__proto__'])(
    'are as they were, too, below a member that is called %s',
    (name) => {
      const named = { [name]: { properties: { spouse: { $ref: '#/definitions/person' } } } };
      const form = { definitions: { person: { ...person, properties: { ...person.properties, ...named } } } };
      const marked = foldRecursion(form);
      expect(marked).not.toEqual(form);
      expect(withoutFolds(marked)).toEqual(form);
    },
  );

  it('marks as of free name no member that another part names, though a pattern matches that as well', () => {
    const pattern = { type: ['string', 'boolean'] };
    const schema = { allOf: [{ properties: { kind: { type: 'string' } } }, { patternProperties: { '^[a-z]+$': pattern } }] };
    const utils = createSchemaUtils({ isValid: () => true } as never, schema as never, undefined, mergeAllOf); // no branch to choose
    const { properties = {} } = utils.retrieveSchema(schema as never, { kind: 'a', other: 'b' });
    const marked = Object.entries(properties).filter(([, one]) => isMembers(one) && ADDITIONAL_PROPERTY_FLAG in one);
    expect([marked.map(([name]) => name), pattern]).toEqual([['other'], { type: ['string', 'boolean'] }]);
  });

  it('are not written out anew with every level that rjsf draws above them, nor are rows', () => {
    const list = { type: 'array', items: { $ref: '#/definitions/node' } } as const;
    const node = { properties: { all: list, any: list, one: list, not: { $ref: '#/definitions/node' } } };
    const deep = ['a', 'b', 'c', 'd', 'e'];
    const around = (inner: object, name: string) => ({ type: 'object', properties: { [name]: inner, beside: list } });
    const rows = deep.reduceRight<object>(around, { $ref: '#/definitions/node' });
    const root: RJSFSchema = foldRecursion({ definitions: { node }, properties: { rows: { type: 'array', items: rows } } });
    const utils = createSchemaUtils({ isValid: () => true } as never, root); // no branch to choose, so nothing else is asked
    const sizes: number[] = [];
    let at: unknown = isMembers(root.properties?.['rows']) ? root.properties['rows']['items'] : undefined;
    for (const name of [...deep, undefined]) {
      const level = utils.retrieveSchema(Object(at), {});
      sizes.push(JSON.stringify(level).length);
      at = name === undefined ? undefined : level.properties?.[name];
    }
    expect(Math.max(...sizes)).toBeLessThan(2 * JSON.stringify(root).length);
  });

  it('are not written out in rows of definitions that hold rows of each other, but where these bring defaults', () => {
    const names = Array.from({ length: 16 }, (_, at) => `d${at}`);
    const rowsOf = (name: string | undefined) => ({ type: 'array', items: name ? { $ref: `#/definitions/${name}` } : {} });
    const rows = (at: number) => ({ a: rowsOf(names[at + 1]), b: rowsOf(names[at + 1]) });
    const definitions = Object.fromEntries(names.map((name, at) => [name, { type: 'object', properties: rows(at) }]));
    const form: RJSFSchema = { definitions, properties: { rows: rowsOf('d0') } } as RJSFSchema; // its kinds are not inferred
    const root = foldRecursion(form);
    expect(withoutFolds(root)).toEqual(form);
    const utils = createSchemaUtils({ isValid: () => true } as never, root); // no branch to choose, so nothing else is asked
    expect(JSON.stringify(utils.retrieveSchema(root)).length).toBeLessThan(2 * JSON.stringify(root).length);

    const bringing = { definitions: { part: { properties: { size: { default: 1 } } } }, properties: { parts: rowsOf('part') } };
    expect(foldRecursion(bringing)).toBe(bringing);
  });

  it('are not written out where one of several kinds of row comes back', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const options = kinds.map((name) => ({ $ref: `#/definitions/${name}` }));
    const rows = { type: 'array', items: { title: 'Part', anyOf: [{ type: 'string' }, ...options] } };
    const members = { one: rows, other: { oneOf: [{ type: 'null' }, rows] } };
    const form = {
      definitions: Object.fromEntries(kinds.map((name) => [name, { properties: { kind: { const: name }, ...members } }])),
      properties: { parts: rows },
    };
    const root: RJSFSchema = foldRecursion(form as RJSFSchema); // a schema, which kinds by name are not inferred as
    expect(withoutFolds(root)).toEqual(form);
    const utils = createSchemaUtils({ isValid: () => true } as never, root); // no branch to choose, so nothing else is asked
    const whole = utils.retrieveSchema({ $ref: '#/definitions/a' }, {}, true);
    expect(JSON.stringify(whole).length).toBeLessThan(2 * JSON.stringify(root).length);
    const { one } = whole.properties ?? {};
    expect(isMembers(one) && isMembers(one['items']) && unfolded(one['items'])).toEqual(rows.items);
  });

  it('are not drawn as what a pattern says of any member, where their name matches it', () => {
    const members: RJSFSchema = { type: 'object', properties: { rows: { type: 'array' }, 'a.b': {} } };
    const open: RJSFSchema = {
      patternProperties: { '^[^$]': { oneOf: [{ $ref: '#/definitions/node' }, { type: 'string' }] } },
    };
    const form: RJSFSchema = { definitions: { node: { ...members, ...open }, split: { ...members, allOf: [open] } } };
    const root = foldRecursion(form);
    expect(withoutFolds(root)).toEqual(form);
    const utils = createSchemaUtils({ isValid: () => true } as never, root, undefined, mergeAllOf);
    for (const name of ['node', 'split']) {
      const { properties, patternProperties = {} } = utils.retrieveSchema({ $ref: `#/definitions/${name}` });
      expect(properties).toEqual(members.properties);
      const [pattern = ''] = Object.keys(patternProperties);
      const matched = ['rows', 'a.b', 'a-b', 'row', 'rows2', '$a'].filter((one) => new RegExp(pattern, 'u').test(one));
      expect(matched).toEqual(['a-b', 'row', 'rows2']);
    }
  });
});

describe('allOf', () => {
  it.each<RJSFSchema>([
    { type: 'object', required: ['a'], allOf: [{ required: ['b'] }, { properties: { a: { minLength: 2 } } }] },
    { enum: [1, 2, 3], title: 'Own', allOf: [{ enum: [2, 3, 4], title: 'Other' }, { allOf: [{ minimum: 2 }] }] },
    { properties: { a: { type: ['string', 'null'] } }, allOf: [{ properties: { a: { type: 'string' } } }] },
  ])('is merged as rjsf merges it: %j', (schema) => {
    expect(mergeAllOf(schema)).toEqual(mergeOfRjsf(schema));
  });

  it.each<[unknown, RJSFSchema]>([
    ['A', { type: 'string' }],
    [null, { type: ['string', 'null'] }],
    [7, {}],
  ])('of which one part speaks of some names only leaves a member that is %j to the others', (title, member) => {
    const free = { patternProperties: { '^x-': { type: 'string' } } };
    const schema: RJSFSchema = { properties: { title: member }, allOf: [free, { additionalProperties: true }] } as RJSFSchema;
    const utils = createSchemaUtils({ isValid: () => true } as never, schema, undefined, mergeAllOf); // no branch to choose
    const { properties } = utils.retrieveSchema(schema, { title, 'x-note': 'b' });
    expect(properties?.['title']).toEqual(member);
    expect(properties?.['x-note']).toMatchObject({ type: 'string' });
  });

  it.each<[name: string, second: readonly (string | undefined)[], titles: readonly (string | undefined)[]]>([
    ['the titles of both', ['Red', 'Blue'], ['One, Red', 'One, Blue', 'Two, Red', 'Two, Blue']],
    ['the titles that there are', ['Red', undefined], ['One, Red', 'One', 'Two, Red', 'Two']],
    ['no title that several have', [undefined, undefined], [undefined, undefined, undefined, undefined]],
  ])('of which two are choices has options that are called by %s', (_name, second, titles) => {
    const option = (title: string | undefined, name: string): RJSFSchema => ({ ...(title && { title }), required: [name] });
    const [first, other] = [[option('One', 'a'), option('Two', 'b')], second.map((title, index) => option(title, `c${index}`))];
    const { anyOf = [] } = mergeAllOf({ allOf: [{ anyOf: first }, { anyOf: other }] });
    expect(anyOf.map((one) => Object(one).title)).toEqual(titles);
    expect(anyOf.map((one) => Object(one).required)).toEqual([
      ['a', 'c0'],
      ['a', 'c1'],
      ['b', 'c0'],
      ['b', 'c1'],
    ]);
  });

  it('of many closed parts with the same patterns has a pattern for each of the names that match one or both', () => {
    const part = (index: number): RJSFSchema => ({
      properties: { [`name${index}`]: {} },
      patternProperties: { '^x-': { minLength: index }, note$: { maxLength: 20 - index } },
      additionalProperties: false,
    });
    const merged = mergeAllOf({ allOf: Array.from({ length: 8 }, (_, index) => part(index)) });
    const { '^x-': extension, note$: note, ...both } = merged.patternProperties ?? {};
    expect([extension, note]).toEqual([{ minLength: 7 }, { maxLength: 13 }]);
    const names = ['x-a', 'a-note', 'x-note', 'note-x-'].filter((name) =>
      Object.keys(both).some((pattern) => new RegExp(pattern, 'u').test(name)),
    );
    expect(names).toEqual(['x-note']);
    expect(Object.keys(both)).toHaveLength(1);
  });

  it('of patterns whose groups have the same names is drawn: no expression may have a name twice', () => {
    const part = (pattern: string) => ({ patternProperties: { [pattern]: { minLength: 1 } } });
    const { patternProperties = {} } = mergeAllOf({
      allOf: [part('^a(?<digit>\\d)$'), part('(?<digit>\\d)\\(?<|[(?<x>]$'), part('(?<=a)1')],
    });
    const matching = Object.keys(patternProperties).filter((pattern) => new RegExp(pattern, 'u').test('a1'));
    expect(matching.length).toBeGreaterThan(0);
  });

  it('that contradicts itself is left out, as by rjsf', () => {
    const schema: RJSFSchema = { type: 'string', allOf: [{ type: 'number' }] };
    expect(() => mergeOfRjsf(schema)).toThrow();
    expect(mergeAllOf(schema)).toEqual({ type: 'string' });
  });
});

it.each<[string, RJSFSchema]>([
  ['has none', { additionalProperties: false }],
  ['has those that it names', { properties: {} }],
  ['has as many as none', { maxProperties: 0 }],
  ['is one of some', { enum: [{}] }],
])('an object that %s is open to no member of free name', (_what, object) => {
  expect(openKind({ type: 'object', ...object }, {})?.isFree).toBeUndefined();
  expect(openKind({ type: 'object' }, {})).toMatchObject({ isFree: true });
});
