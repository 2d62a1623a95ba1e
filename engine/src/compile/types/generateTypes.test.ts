import { expect, it } from 'vitest';
import { createSchemas } from '../fixture.ts';
import { generateSchemaTypes, generateTypes } from './generateTypes.ts';

/** The type of a form, on one line and without its name. */
const typeOf = async (schema: unknown, ui: unknown = {}): Promise<string> => {
  const schemas = createSchemas(schema, ui);
  try {
    const text = await generateTypes(schemas.forms, schemas.root);
    return /export type One = ([\s\S]*?);\n\n/.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? text;
  } finally {
    schemas.remove();
  }
};

const [text, number] = [{ type: 'string' }, { type: 'number' }];
const person = { type: 'object', required: ['name'], properties: { name: text } };

it.each<[says: string, schema: object, type: string]>([
  ['any value is JSON', { properties: { any: {}, long: { minLength: 2 } } }, '{ any?: Json; long?: Json; }'],
  [
    'an object of which nothing is said has any members',
    { properties: { a: { type: 'object' } } },
    '{ a?: { [k: string]: Json; }; }',
  ],
  [
    'members of free names stand beside the others',
    { properties: { a: text }, additionalProperties: number },
    '{ a?: string; } & { [k: string]: Json; }',
  ],
  ['limits among allOf say nothing', { properties: { a: { type: 'string', allOf: [{ minLength: 1 }] } } }, '{ a?: string; }'],
  [
    'what allOf asks for is asked for',
    { properties: { a: text, b: person }, allOf: [{ required: ['a'], properties: { b: { required: ['c'] } } }] },
    '{ a: string; b?: { name: string; c: Json; }; }',
  ],
  [
    'options that only ask for members are members of the whole',
    { properties: { a: text, b: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    '{ a?: string; b?: string; }',
  ],
  [
    'formats as options are no types',
    { properties: { a: { type: 'string', anyOf: [{ format: 'email' }, { format: 'uri' }] } } },
    '{ a?: string; }',
  ],
  [
    'what a condition brings may be there',
    {
      properties: { a: text },
      allOf: [
        { if: { required: ['a'] }, then: { required: ['b'], properties: { b: number } }, else: { properties: { b: text } } },
      ],
      dependencies: { a: { oneOf: [{ properties: { a: { const: 'x' }, c: person } }] } },
    },
    '{ a?: string; c?: { name: string; }; b?: number | string; }',
  ],
  [
    'what stands without its condition says nothing',
    { properties: { a: text }, then: { properties: { b: number } }, allOf: [{ else: { properties: { c: number } } }] },
    '{ a?: string; }',
  ],
  [
    'a list that has more places at least than at most has a type',
    { properties: { a: { type: 'array', items: [text], minItems: 2, maxItems: 1, additionalItems: false } } },
    '{ a?: [] | [string]; }',
  ],
  [
    'places of a list need not all be there',
    { properties: { a: { type: 'array', items: [text, number], minItems: 1, additionalItems: false } } },
    '{ /** * @minItems 1 */ a?: [string] | [string, number]; }',
  ],
  [
    'what onSubmit asks for in rows is asked for',
    {
      properties: { a: { type: 'array', items: person } },
      onSubmit: { required: ['a'], properties: { a: { items: { required: ['age'] } } } },
    },
    '{ a: { name: string; age: Json; }[]; }',
  ],
  [
    'values of onSubmit are not those of a draft',
    { properties: { a: { type: 'boolean', onSubmit: { const: true } } } },
    '{ a?: boolean; }',
  ],
  ['the data are an object', { oneOf: [person, text] }, '{ name: string; }'],
  [
    'examples are data',
    { properties: { a: { type: 'object', examples: [{ $ref: 'vault' }] } } },
    '{ a?: { [k: string]: Json; }; }',
  ],
  [
    'a reference leads to any place',
    { properties: { a: person, b: { $ref: '#/properties/a' } } },
    '{ a?: { name: string; }; b?: A; }; export type A = { name: string; }',
  ],
])('%s', async (_says, schema, type) => {
  expect(await typeOf({ type: 'object', ...schema })).toBe(type);
});

it('what rules hide or waive for some need not be there', async () => {
  const rules = (effect: string) => [{ effect, when: { context: { required: ['guest'] } }, hidden: 'drop' }];
  const ui = {
    shown: { 'ui:rules': rules('show') },
    rows: { items: { age: { 'ui:rules': rules('hide') } } },
    whole: { 'ui:rules': rules('waive') },
    kept: { 'ui:rules': [{ effect: 'hide', when: { context: { required: ['guest'] } } }] },
    gone: { 'ui:rules': rules('hide') },
    locked: { 'ui:rules': rules('lock') },
  };
  const row = { type: 'object', properties: { name: text, age: number }, required: ['name', 'age'] };
  const schema = {
    type: 'object',
    properties: { shown: text, rows: { type: 'array', items: row }, whole: row, kept: row, gone: row, locked: text },
    required: ['rows', 'whole', 'kept', 'gone', 'locked'],
    onSubmit: { required: ['shown'] },
  };
  expect(await typeOf(schema, ui)).toBe(
    '{ shown?: string; rows: { name: string; age?: number; }[]; whole?: { name?: string; age?: number; }; ' +
      'kept?: { name?: string; age?: number; }; gone?: { name: string; age: number; }; locked: string; }',
  );
});

it('every name is given once, whatever forms and definitions are called', async () => {
  const schemas = createSchemas({});
  try {
    for (const name of ['one', 'step2b', '2026-grant', 'film_x', 'film-x', 'person', 'json'])
      schemas.write(`forms/${name}/schema.json`, {
        properties: { repeat: { type: 'string', transient: true }, any: true, lead: { $ref: '#/definitions/person' } },
        definitions: { person: { ...person, properties: { name: text, boss: { $ref: '#/definitions/person' } } } },
      });
    const written = await generateTypes(schemas.forms, schemas.root);
    const declared = [...written.matchAll(/^(?:export type|export interface|import type \{) (\w+)/gm)].map(([, name]) => name);
    expect(new Set(declared).size).toBe(declared.length);
    const named = [...written.matchAll(/^ {2}'[^']+': (\w+);$/gm)].map(([, name]) => name);
    expect(named).toHaveLength(14);
    expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  } finally {
    schemas.remove();
  }
});

it('members and forms have their names, whatever they are called', async () => {
  const name = 'hasOwnProperty';
  const schemas = createSchemas({
    properties: { [name]: text, a: { $ref: `#/definitions/${name}` } },
    required: [name],
    definitions: { [name]: { properties: { [name]: number } } },
  });
  try {
    schemas.write("forms/director's-cut/schema.json", {});
    const written = (await generateTypes(schemas.forms, schemas.root)).replaceAll(/\s+/g, ' ');
    expect(written).toContain('export type One = { hasOwnProperty: string; a?: HasOwnProperty; };');
    expect(written).toContain('export type HasOwnProperty = { hasOwnProperty?: number; };');
    expect(written).toContain(String.raw`{ 'director\'s-cut': DirectorSCut; 'one': One; }`);
  } finally {
    schemas.remove();
  }
});

it('there is no type of what is not there', async () => {
  const schemas = createSchemas({ properties: { a: { $ref: '#/definitions/a' }, b: { $ref: '../../b.json' } } });
  const file = `${schemas.forms}/one/schema.json`;
  const said =
    /schema\.json:4:15 \/properties\/a\/\$ref Nothing stands at '#\/definitions\/a'\.\n[\s\S]*There is no file 'b\.json'/;
  try {
    await expect(generateTypes(schemas.forms, schemas.root)).rejects.toThrow(said);
    await expect(generateSchemaTypes(file, 'One', schemas.root)).rejects.toThrow(said);
  } finally {
    schemas.remove();
  }
});

it('the type of one schema has the name that was asked for, begun with a word where it begins with a digit', async () => {
  const schemas = createSchemas(person);
  try {
    const file = `${schemas.forms}/one/schema.json`;
    expect(await generateSchemaTypes(file, '5x', schemas.root)).toContain('export type Form5X =');
  } finally {
    schemas.remove();
  }
});

it.each<[name: string, schema: object, types: readonly string[]]>([
  ['a definition that is called as its form has', { $ref: '#/definitions/One', definitions: { One: person } }, ['One', 'One2']],
  ['a form without definitions has', person, ['One']],
])('%s a type that no other form has', async (_name, schema, types) => {
  const schemas = createSchemas(schema);
  try {
    schemas.write('forms/one-1/schema.json', person);
    schemas.write('forms/one-1/ui.json', {});
    const declared = [...(await generateTypes(schemas.forms, schemas.root)).matchAll(/^export type (\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(declared).toEqual([...types, 'One1']);
  } finally {
    schemas.remove();
  }
});
