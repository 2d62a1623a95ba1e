import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (schema: unknown) => {
  schemas = createSchemas(schema);
  const { forms, complaints, notes } = await compileDirectory(schemas.forms);
  const code = forms.get('one')?.code;
  if (code === undefined) return { complaints: complaints.map(({ message, pointer }) => `${pointer} ${message}`) };
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  return {
    notes: notes.map(({ message }) => message),
    drawn: form.schema,
    judged: (data: JsonObject) => judge(form, data, { mode: 'strict' }).valid,
  };
};

const draft4 = 'http://json-schema.org/draft-04/schema#';
const draft2019 = 'https://json-schema.org/draft/2019-09/schema';
const draft2020 = 'https://json-schema.org/draft/2020-12/schema';
const node = { type: 'object', properties: { next: { $recursiveRef: '#' } }, required: ['label'] };

describe('schemas of other drafts', () => {
  it.each<[name: string, schema: unknown, right: readonly JsonObject[], wrong: readonly JsonObject[]]>([
    [
      'exclusive limits of draft 4',
      {
        $schema: draft4,
        properties: {
          above: { minimum: 1, exclusiveMinimum: true },
          from: { minimum: 1, exclusiveMinimum: false },
          below: { maximum: 9, exclusiveMaximum: true },
        },
      },
      [{ above: 2, from: 1, below: 8 }],
      [{ above: 1 }, { from: 0 }, { below: 9 }],
    ],
    [
      'names of draft 4, of the whole, of a part, and those that generators made',
      {
        $schema: draft4,
        id: 'https://example.org/film.json',
        definitions: { title: { id: '#title', type: 'string' }, made: { id: '/definitions/made', type: 'number' } },
        properties: { title: { $ref: '#title' }, made: { $ref: '#/definitions/made' }, id: { type: 'string' } },
      },
      [{ title: 'a', made: 1, id: 'x' }],
      [{ title: 1 }, { made: 'a' }, { id: 1 }],
    ],
    [
      'plain names of draft 4 that references mean',
      {
        $schema: draft4,
        definitions: { path: { id: 'path', type: 'string' }, paths: { id: 'paths', items: { $ref: 'path' } } },
        properties: { path: { $ref: 'path' }, paths: { $ref: '#/definitions/paths' } },
      },
      [{ path: 'a', paths: ['b'] }],
      [{ path: 1 }, { paths: [1] }],
    ],
    ...[draft4, 'http://json-schema.org/draft-06/schema#', 'http://json-schema.org/draft-07/schema#'].map(
      (meta): [string, unknown, JsonObject[], JsonObject[]] => [
        `parts of ${meta}`,
        { properties: { title: { $ref: `${meta}/properties/title` }, types: { $ref: `${meta}/properties/type` } } },
        [{ title: 'a', types: ['string'] }, { types: 'null' }],
        [{ title: 1 }, { types: 'text' }, { types: [] }],
      ],
    ),
    ...[draft2019, draft2020].map((meta): [string, unknown, JsonObject[], JsonObject[]] => [
      `schemas that conform to ${meta}, which is made of several`,
      { properties: { schema: { $ref: meta }, types: { $ref: `${meta}#/properties/type` } } },
      [{ schema: { type: 'object', properties: { a: { minLength: 1 } }, $defs: { b: true } }, types: ['string'] }],
      [
        { schema: { minLength: -1 } },
        { schema: { properties: { a: { items: { required: 'b' } } } } },
        { schema: { $defs: { b: 1 } } },
        { types: 'text' },
      ],
    ]),
    [
      "an 'id' that is no word of the draft",
      { id: 'film', properties: { id: { id: '/properties/id', type: 'string' } } },
      [{ id: 'a' }],
      [{ id: 1 }],
    ],
    [
      'members that say themselves that they are required, as in draft 3, with members of their own',
      {
        required: ['c'],
        properties: {
          a: { type: 'object', required: true, properties: { b: { type: 'string', required: true }, d: { required: false } } },
          c: { type: 'string' },
        },
      },
      [{ a: { b: 'x' }, c: 'y' }],
      [{ c: 'y' }, { a: {}, c: 'y' }, { a: { b: 'x' } }],
    ],
    [
      'rows that say so of themselves',
      {
        properties: {
          list: { items: { type: 'object', required: true, properties: { b: { type: 'string', required: true } } } },
        },
      },
      [{}, { list: [] }, { list: [{ b: 'x' }] }],
      [{ list: [{}] }, { list: ['x'] }],
    ],
    [
      'dynamic references to the whole, which has a name',
      {
        $schema: draft2020,
        $id: 'https://example.org/tree',
        $dynamicAnchor: 'node',
        properties: { label: { type: 'string' }, kids: { items: { $dynamicRef: '#node' } } },
      },
      [{ label: 'a', kids: [{ label: 'b' }] }],
      [{ kids: [{ label: 1 }] }],
    ],
    [
      'dynamic references from within, which mean the whole again',
      {
        $schema: draft2020,
        $id: 'https://example.org/strict',
        $dynamicAnchor: 'node',
        $ref: 'open',
        required: ['label'],
        $defs: {
          open: { $id: 'open', $dynamicAnchor: 'node', properties: { kids: { items: { $dynamicRef: '#node' } } } },
        },
      },
      [{ label: 'a', kids: [{ label: 'b', kids: [] }] }],
      [{ label: 'a', kids: [{}] }, {}],
    ],
    [
      'dynamic references to one place',
      {
        $schema: draft2020,
        properties: { list: { items: { $dynamicRef: '#item' } } },
        $defs: { item: { $dynamicAnchor: 'item', type: 'string' } },
      },
      [{ list: ['a'] }],
      [{ list: [1] }],
    ],
    [
      'places of draft 2020-12',
      { $schema: draft2020, properties: { a: { prefixItems: [{ type: 'string' }], items: { type: 'number' } } } },
      [{ a: ['x', 1] }, { a: [] }],
      [{ a: [1] }, { a: ['x', 'y'] }],
    ],
    [
      'places within places of draft 2020-12',
      {
        $schema: draft2020,
        properties: {
          a: { prefixItems: [{ prefixItems: [{ type: 'string' }, { prefixItems: [{ $ref: '#n' }] }], items: false }] },
        },
        $defs: { n: { $anchor: 'n', type: 'number' } },
      },
      [{ a: [['x', [1]]] }, { a: [[]] }],
      [{ a: [[1]] }, { a: [['x', ['y']]] }, { a: [['x', [1], 2]] }],
    ],
    [
      'anchors of draft 2019-09',
      { $schema: draft2019, $defs: { t: { $anchor: 'title', type: 'string' } }, properties: { a: { $ref: '#title' } } },
      [{ a: 'x' }],
      [{ a: 1 }],
    ],
    [
      'references back of draft 2019-09',
      { $schema: draft2019, ...node },
      [{ label: 'a', next: { label: 'b' } }],
      [{ label: 'a', next: {} }],
    ],
    [
      'what no other keyword has looked at, in draft 2020-12',
      {
        $schema: draft2020,
        allOf: [{ $ref: '#/$defs/base' }],
        properties: { role: { type: 'string' }, list: { prefixItems: [{ type: 'string' }], unevaluatedItems: false } },
        unevaluatedProperties: false,
        $defs: { base: { properties: { name: { type: 'string' } } } },
      },
      [{ name: 'a', role: 'b', list: ['x'] }],
      [{ name: 'a', other: 1 }, { list: ['x', 1] }],
    ],
    [
      'schemas of OpenAPI 3.0, which name no draft',
      {
        properties: {
          above: { type: 'number', minimum: 1, exclusiveMinimum: true },
          owner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Owner' }] },
          price: { type: 'number', nullable: true },
        },
        components: { schemas: { Owner: { properties: { age: { maximum: 9, exclusiveMaximum: true } } } } },
      },
      [{ above: 2, owner: { age: 8 }, price: null }],
      [{ above: 1 }, { owner: { age: 9 } }],
    ],
    [
      'titles and descriptions that are no texts',
      { title: 1, properties: { title: { title: { de: 'Titel' }, description: ['x'], type: 'string' } } },
      [{ title: 'x' }],
      [{ title: 1 }],
    ],
    [
      'places where anything or nothing may be',
      { properties: { a: { items: [true, { type: 'string' }, false, true] }, b: { items: [false] } } },
      [{ a: [1, 'x'], b: [] }, { a: [] }],
      [{ a: [1, 2] }, { a: [1, 'x', 1] }, { b: [1] }],
    ],
    [
      'a list of no places',
      { properties: { a: { items: [], additionalItems: { type: 'string' } }, b: { items: [] } } },
      [{ a: ['x'], b: [1] }],
      [{ a: [1] }],
    ],
    [
      'branches that refer to definitions by their later name, and to other places',
      {
        properties: {
          a: { type: 'string', maxLength: 2 },
          b: { oneOf: [{ $ref: '#/$defs/t' }, { type: 'object', properties: { c: { $ref: '#/properties/a' } } }] },
        },
        $defs: { t: { type: 'array', items: { $ref: '#/properties/a' } } },
      },
      [{ b: ['xy'] }, { b: { c: 'x' } }],
      [{ b: ['xyz'] }, { b: { c: 'xyz' } }, { b: 1 }],
    ],
  ])('%s', async (_name, schema, right, wrong) => {
    const result = await compile(schema);
    if (!result.judged) throw new Error(result.complaints.join('\n'));
    expect(right.filter((data) => !result.judged(data))).toEqual([]);
    expect(wrong.filter(result.judged)).toEqual([]);
  });

  it('have titles and descriptions where these are texts only', async () => {
    const { drawn } = await compile({
      title: 1,
      properties: {
        title: { title: { de: 'Titel' }, description: ['x'], type: 'string' },
        told: { title: 'Told', description: 'Said', type: 'string' },
      },
    });
    expect(drawn).toEqual({
      properties: { title: { type: 'string' }, told: { title: 'Told', description: 'Said', type: 'string' } },
    });
  });

  it('$dynamicRef is refused, which no rule would stand for', async () => {
    const { complaints } = await compile({ $schema: draft2020, properties: { a: { $dynamicRef: '#a' } } });
    expect(complaints).toEqual([
      "/properties/a/$dynamicRef '$dynamicRef' is a word of a later draft, by which nothing is judged here.",
    ]);
  });

  it.each([
    [{ type: 'strng' }, "/type 'strng' is nothing that 'type' can be. Is 'string' meant?"],
    [
      { type: ['array', 'boolean', 'null', 'number', 'object', 'string', 'string'] },
      "/type 'type' is one of array, boolean, integer, null, number, object, string.",
    ],
    [{ type: 'Int' }, "/type 'Int' is nothing that 'type' can be. Is 'integer' meant?"],
    [{ type: 'any' }, "/type 'any' is nothing that 'type' can be. Without 'type' any value is right."],
    [{ type: 'date' }, '/type \'date\' is nothing that \'type\' can be. It is a format: "type": "string", "format": "date".'],
    [{ Type: 'string' }, "/Type 'Type' is not a keyword. Is 'type' meant?"],
    [{ tsType: 'Date', minLength: '3' }, "/minLength 'minLength' is a whole number."],
    [{ minLength: '3' }, "/minLength 'minLength' is a whole number."],
    [{ minLength: -1 }, "/minLength 'minLength' is 0 or more."],
    [{ multipleOf: 0 }, "/multipleOf 'multipleOf' is more than 0."],
    [{ required: 'a' }, "/required 'required' is a list of names."],
  ])('%j is complained about where it stands, in plain words', async (field, complaint) => {
    const { complaints } = await compile({ properties: { a: field } });
    expect(complaints).toEqual([`/properties/a${complaint}`]);
  });

  it('a word of a later draft says nothing in a schema that is of none', async () => {
    const { judged } = await compile({ properties: { a: {} }, unevaluatedProperties: false });
    expect(judged?.({ b: 1 })).toBe(true);
  });

  it('formats that other tools give to numbers are noted and not taken for mistyped ones', async () => {
    const { notes } = await compile({ properties: { a: { type: 'integer', format: 'uint32' } } });
    expect(notes).toEqual(["'uint32' is not a format; it says nothing here."]);
  });
});
