import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (schema: object) => {
  schemas = createSchemas({ type: 'object', ...schema });
  const { forms, complaints, notes } = await compileDirectory(schemas.forms);
  const said = [...complaints, ...notes].map(({ line, pointer, message }) => `${line} ${pointer} ${message}`);
  return { code: forms.get('one')?.code, said };
};

const text = { type: 'string', title: 'T' };
const named = { properties: { a: { $ref: '#t' } } };
const later = { $schema: 'https://json-schema.org/draft/2020-12/schema' };
const dynamic = { properties: { a: { $dynamicRef: '#t' } } };
const address = 'https://forms.example/a.json';

describe('a schema that is referred to by its name', () => {
  it.each<[name: string, schema: object]>([
    ['of draft-07', { definitions: { t: { $id: '#t', ...text } }, ...named }],
    ['of later drafts', { $defs: { t: { $anchor: 't', ...text } }, ...named }],
    ['of older drafts', { definitions: { t: { id: '#t', ...text } }, ...named }],
    ['among the properties', { properties: { b: { $id: '#t', ...text }, a: { $ref: '#t' } } }],
    ['beside a reference', { definitions: { u: text, t: { $id: '#t', $ref: '#/definitions/u' } }, ...named }],
    ['in a file with an address', { $id: address, definitions: { t: { $anchor: 't', ...text } }, ...named }],
    [
      'in a part with an address',
      {
        $id: address,
        definitions: { o: { $id: 'o.json', definitions: { t: { $id: '#t', ...text } } } },
        properties: { a: { $ref: 'o.json#t' } },
      },
    ],
    [
      'of later drafts, beside an address',
      {
        ...later,
        $defs: { o: { $id: 'https://forms.example/o.json', $anchor: 't', ...text } },
        properties: { a: { $ref: 'https://forms.example/o.json#t' } },
      },
    ],
    [
      'of later drafts, from a part whose address stands beside its reference',
      {
        ...later,
        $id: address,
        properties: { a: { $ref: 'in/o.json' } },
        $defs: { o: { $id: 'in/o.json', $ref: 't.json' }, t: { $id: 'in/t.json', ...text } },
      },
    ],
    [
      'of later drafts, from the whole, whose address stands beside its reference',
      {
        ...later,
        $id: address,
        $ref: 'o.json',
        $defs: { o: { $id: 'o.json', properties: { a: { $ref: '#t' } }, $defs: { t: { $anchor: 't', ...text } } } },
      },
    ],
    ['of later drafts, by a dynamic reference', { ...later, $defs: { t: { $anchor: 't', ...text } }, ...dynamic }],
    [
      'by its place in a list of later drafts',
      {
        ...later,
        properties: { a: { $ref: '#/$defs/list/prefixItems/0' } },
        $defs: { list: { prefixItems: [text], items: { type: 'number' } } },
      },
    ],
    [
      'as what is left of a list of later drafts',
      {
        ...later,
        properties: { a: { $ref: '#/$defs/list/items' } },
        $defs: { list: { prefixItems: [{ type: 'number' }], items: text } },
      },
    ],
    [
      'of draft 4, in a folder with a name',
      {
        $schema: 'http://json-schema.org/draft-04/schema#',
        id: address,
        definitions: { o: { id: 'in/', definitions: { t: { id: 't.json', ...text } } } },
        properties: { a: { $ref: 'in/t.json' } },
      },
    ],
  ])('is found: %s', async (_name, schema) => {
    const { code, said } = await compile(schema);
    expect(said).toEqual([]);
    const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code ?? '').toString('base64')}`);
    const form = createFormModule(factory);
    expect([{ a: 'x' }, { a: 1 }].map((data) => judge(form, data, { mode: 'strict' }).valid)).toEqual([true, false]);
  });

  it.each<[name: string, schema: object, said: string]>([
    [
      'in a word of another draft',
      { $schema: 'http://json-schema.org/draft-07/schema#', $defs: { t: { $anchor: 't', ...text } }, ...named },
      "13 /properties/a/$ref Nothing stands at '#t'. What is named so stands at '/$defs/t', where the name does not count.",
    ],
    [
      'in no schema',
      { shared: { t: { $id: '#t', ...text } }, ...named },
      "12 /properties/a/$ref Nothing stands at '#t'. What is named so stands at '/shared/t', where the name does not count.",
    ],
    [
      'in a part with an address of its own',
      { $id: address, definitions: { o: { $id: 'o.json', definitions: { t: { $id: '#t', ...text } } } }, ...named },
      "18 /properties/a/$ref Nothing stands at '#t'. What is named so stands at '/definitions/o/definitions/t', where the name does not count.",
    ],
    [
      'mistyped',
      { definitions: { t: { $id: '#title', ...text } }, properties: { a: { $ref: '#titel' } } },
      "12 /properties/a/$ref Nothing stands at '#titel'. Is '#title' meant?",
    ],
    ['nowhere', { $id: address, ...named }, "6 /properties/a/$ref Nothing stands at '#t'."],
    ['unnamed', { $defs: { t: text }, ...named }, "11 /properties/a/$ref Nothing stands at '#t'. Is '#/$defs/t' meant?"],
    [
      'with less before it',
      { definitions: { t: text }, properties: { a: { $ref: '#definitions/t' } } },
      "11 /properties/a/$ref Nothing stands at '#definitions/t'. Is '#/definitions/t' meant?",
    ],
    [
      'as a path',
      { definitions: { t: text }, properties: { a: { $ref: '/definitions/t' } } },
      "11 /properties/a/$ref '/definitions/t' leads outside of the schemas' folder. Is '#/definitions/t' meant?",
    ],
  ])('is told apart where it is not found: %s', async (_name, schema, expected) => {
    const { said } = await compile(schema);
    expect(said).toEqual([expected]);
  });

  it('is told apart from a file that is missing', async () => {
    const { said } = await compile({ definitions: { t: text }, properties: { a: { $ref: 't' } } });
    expect(said).toEqual(["11 /properties/a/$ref There is no file 'forms/one/t'. Is '#/definitions/t' meant?"]);
  });
});
