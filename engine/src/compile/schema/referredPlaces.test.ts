import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, type JsonObject, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { referredPlaces } from './referredPlaces.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (schema: object, more: { readonly [path: string]: object } = {}) => {
  schemas = createSchemas({ type: 'object', ...schema });
  for (const [path, content] of Object.entries(more)) schemas.write(path, content);
  const { forms, complaints, notes } = await compileDirectory(schemas.forms);
  return {
    code: forms.get('one')?.code ?? '',
    complaints: complaints.map(({ line, pointer, message }) => `${line} ${pointer} ${message}`),
    notes: notes.map(({ pointer, message }) => `${pointer} ${message}`),
  };
};

const load = async (code: string) => {
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return createFormModule(factory);
};

const a = { type: 'string', maxLength: 3 };
const referring = (reference: string, more: object) => ({ properties: { a: { $ref: reference } }, ...more });

describe('a schema that only a reference leads to', () => {
  it.each<[name: string, schema: object]>([
    ['below a word like a keyword', referring('#/defs/a', { defs: { a } })],
    ['below a word like another', referring('#/definition/a', { definition: { a, unused: { tpye: 'string' } } })],
    ['two levels deep', referring('#/components/schemas/a', { components: { schemas: { a } } })],
    ['in a group of definitions', referring('#/$defs/group/item', { $defs: { group: { item: a } } })],
    ['inside another', referring('#/defs/o/properties/a', { defs: { o: { properties: { a } } } })],
    ['by way of another', referring('#/defs/b', { defs: { a, b: { allOf: [{ $ref: '#/defs/a' }] } } })],
    ['by an address that is encoded', referring('#/my%20defs/a~1b', { 'my defs': { 'a/b': a } })],
    ['from a property of a name that means data elsewhere', { properties: { default: { $ref: '#/defs/a' } }, defs: { a } }],
  ])('is no mistyped keyword, and judges: %s', async (_name, schema) => {
    const { code, complaints, notes } = await compile(schema);
    expect([complaints, notes]).toEqual([[], []]);
    const form = await load(code);
    const [member = ''] = Object.keys(Object(form.schema['properties']));
    const verdicts = ['abc', 'abcd'].map((text) => judge(form, { [member]: text }, { mode: 'strict' }).valid);
    expect(verdicts).toEqual([true, false]);
  });

  it('and one that stands among options is judged in drafts as well, in which these stand elsewhere', async () => {
    const options = [
      { type: 'object', required: ['s'], properties: { s: a }, additionalProperties: false },
      { type: 'object', required: ['of'], properties: { of: { $ref: '#/properties/x/oneOf/0' } } },
    ];
    const { code, complaints } = await compile({ properties: { x: { oneOf: options } } });
    expect(complaints).toEqual([]);
    const form = await load(code);
    const judged = (data: JsonObject) =>
      (['draft', 'strict'] as const).map((mode) => judge(form, { x: { of: data } }, { mode }).valid);
    expect([{ s: 'abc' }, { s: 'abcd' }, {}].map(judged)).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
  });

  it('is judged in drafts as others are', async () => {
    const { code } = await compile(
      referring('#/defs/o', { defs: { o: { type: 'object', properties: { a }, required: ['a'] } } }),
    );
    const form = await load(code);
    const verdicts = (['draft', 'strict'] as const).map((mode) => judge(form, { a: {} }, { mode }).valid);
    expect(verdicts).toEqual([true, false]);
  });

  it('has exclusive limits of draft-04, too', async () => {
    const n = { type: 'number', minimum: 1, exclusiveMinimum: true };
    const schema = { $schema: 'http://json-schema.org/draft-04/schema#', ...referring('#/defs/n', { defs: { n } }) };
    const form = await load((await compile(schema)).code);
    expect([1, 2].map((value) => judge(form, { a: value }, { mode: 'strict' }).valid)).toEqual([false, true]);
  });

  it('may refer to itself', async () => {
    const tree = { type: 'object', properties: { a, below: { $ref: '#/defs/tree' } } };
    const form = await load((await compile(referring('#/defs/tree', { defs: { tree } }))).code);
    const deep = (text: string) => ({ a: { below: { below: { a: text } } } });
    expect(['abc', 'abcd'].map((text) => judge(form, deep(text), { mode: 'strict' }).valid)).toEqual([true, false]);
  });

  it('is found in another file, in its words', async () => {
    const n = { type: 'number', minimum: 1, exclusiveMinimum: true };
    const other = { $schema: 'http://json-schema.org/draft-04/schema#', components: { schemas: { n } } };
    const { code, complaints } = await compile(referring('../../other.json#/components/schemas/n', {}), {
      'other.json': other,
    });
    expect(complaints).toEqual([]);
    const form = await load(code);
    expect([1, 2].map((value) => judge(form, { a: value }, { mode: 'strict' }).valid)).toEqual([false, true]);
  });

  it('is looked through for mistakes', async () => {
    const { complaints } = await compile(referring('#/defs/a', { defs: { a: { type: 'string', maxLenght: 3 } } }));
    expect(complaints).toEqual(["11 /defs/a/maxLenght 'maxLenght' is not a keyword. Is 'maxLength' meant?"]);
  });

  it.each(['example', 'x-example', 'fixtures'])('is none where data refers to it: below %s', async (word) => {
    const data = [{ $ref: '#/defs/b' }, { inner: { $ref: 'other.json#/c', $id: 'a' } }];
    const { code, complaints } = await compile({ properties: { a: { ...a, [word]: data }, b: { ...a, [word]: data } } });
    expect(complaints).toEqual([]);
    const form = await load(code);
    expect(['abc', 'abcd'].map((text) => judge(form, { a: text }, { mode: 'strict' }).valid)).toEqual([true, false]);
  });

  it('is none where data refers to what is no schema', async () => {
    const { complaints } = await compile({ title: 'A', properties: { a: { default: { $ref: '#/title' } } } });
    expect(complaints).toEqual([]);
  });

  it.each(['definitions', 'defs'])('may have a name with a sign that addresses escape: in %s', async (word) => {
    const { code, complaints } = await compile(referring(`#/${word}/100%`, { [word]: { '100%': a } }));
    expect(complaints).toEqual([]);
    const form = await load(code);
    expect(['abc', 'abcd'].map((text) => judge(form, { a: text }, { mode: 'strict' }).valid)).toEqual([true, false]);
  });

  it('is still missed where there is none', async () => {
    const { complaints } = await compile(referring('#/defs/b', { defs: { a } }));
    expect(complaints).toContain("5 /properties/a/$ref Nothing stands at '#/defs/b'.");
  });
});

describe('what OpenAPI refers to beside schemas', () => {
  const page = { name: 'page', in: 'query', required: false, schema: { type: 'integer' } };
  const pet = { type: 'object', properties: { name: { type: 'string' } } };
  const to = (...pointers: readonly string[]) => ({ '/pets': { get: { parameters: pointers.map(($ref) => ({ $ref })) } } });

  it.each<[name: string, document: object, places: readonly (readonly string[])[]]>([
    [
      'parameters of version 3',
      {
        openapi: '3.0.3',
        paths: to('#/components/parameters/page', '#/components/schemas/Pet'),
        components: { parameters: { page }, schemas: { Pet: pet } },
      },
      [['components', 'schemas', 'Pet']],
    ],
    [
      'parameters of version 2',
      { swagger: '2.0', paths: to('#/parameters/page', '#/pets/Pet'), parameters: { page }, pets: { Pet: pet } },
      [['pets', 'Pet']],
    ],
    [
      'what only is called so',
      { $ref: '#/components/parameters/page', components: { parameters: { page: pet } } },
      [['components', 'parameters', 'page']],
    ],
  ])('is no schema: %s', (_name, document, places) => {
    expect(referredPlaces(document).places).toEqual(places);
  });
});

it('is looked at where the form leads to it, and not where others of the file alone do', () => {
  const schemas = { a: { $ref: '#/components/schemas/b' }, b: {}, c: { $ref: '#/components/schemas/d' }, d: {} };
  const placesOf = (root: object) => referredPlaces({ ...root, components: { schemas } }).places.map((tokens) => tokens.at(-1));
  expect(placesOf({ properties: { one: { $ref: '#/components/schemas/a' } } })).toEqual(['a', 'b']);
  expect(placesOf({}), 'of a file that only defines').toEqual(['b', 'd']);
});
