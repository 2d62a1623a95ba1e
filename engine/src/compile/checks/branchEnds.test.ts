import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const errorsOf = async (schema: unknown, data: JsonObject) => {
  schemas = createSchemas(schema);
  const code = (await compileDirectory(schemas.forms)).forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const verdict = judge(createFormModule(factory), data, { mode: 'strict' });
  return verdict.valid ? [] : verdict.errors.map(({ path, keyword }) => `${path} ${keyword}`);
};

const text = { type: 'string' };
const definitions = {
  cat: { type: 'object', properties: { meow: { type: 'boolean' }, kitten: { $ref: '#/definitions/cat' } }, required: ['meow'] },
  dog: { type: 'object', properties: { bark: text }, required: ['bark'], additionalProperties: false },
  path: { type: 'string', pattern: '^/' },
  paths: { type: 'array', items: { $ref: '#/definitions/path' } },
};
const either = (keyword: string, ...names: string[]) => ({
  definitions,
  properties: { a: { [keyword]: names.map((name) => ({ $ref: `#/definitions/${name}` })) }, n: { $ref: '#/definitions/path' } },
});

describe('one problem of a choice between schemas is one error, whatever its schemas refer to', () => {
  it.each<[name: string, schema: object, data: JsonObject, errors: readonly string[]]>([
    ['the kind of value tells', either('oneOf', 'path', 'cat'), { a: 'x' }, ['/a pattern']],
    ['the kind of a list tells', either('anyOf', 'path', 'paths'), { a: ['/x', 'y'] }, ['/a/1 pattern']],
    ['everything is there, and wrong', either('oneOf', 'cat', 'dog'), { a: { meow: 1 } }, ['/a/meow type']],
    ['nothing tells', either('oneOf', 'cat', 'dog'), { a: {} }, ['/a oneOf']],
    [
      'several hold, and only one may',
      { oneOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }] },
      { a: 1, b: 2 },
      [' oneOf'],
    ],
    ['no kind is right', either('anyOf', 'path', 'cat'), { a: 5 }, ['/a anyOf']],
    [
      'inside of what comes back to itself',
      either('oneOf', 'cat', 'path'),
      { a: { meow: true, kitten: { meow: 'x' } } },
      ['/a/kitten/meow type'],
    ],
    ['errors beside it stay', either('oneOf', 'path', 'cat'), { a: 'x', n: 'y' }, ['/a pattern', '/n pattern']],
    [
      'a choice within an option',
      {
        properties: { a: { type: 'boolean' }, b: { enum: ['x', 'y'] } },
        oneOf: [
          {
            properties: { a: { const: true } },
            oneOf: [{ properties: { b: { const: 'x' } }, required: ['c'] }, { properties: { b: { const: 'y' } } }],
          },
          { properties: { a: { const: false } } },
        ],
      },
      { a: true, b: 'x' },
      ['/c required'],
    ],
    [
      'names, each at its member, whatever is asked of them',
      {
        definitions,
        properties: {
          a: {
            additionalProperties: text,
            propertyNames: { minLength: 2, allOf: [{ $ref: '#/definitions/path' }, { not: { const: '/no' } }] },
          },
        },
      },
      { a: { x: 'a', '/yes': 1, '/no': 'c', '': 'd' } },
      ['/a/x propertyNames', '/a/~1no propertyNames', '/a/ propertyNames', '/a/~1yes type'],
    ],
    [
      'items of a list that lacks one',
      { definitions, properties: { l: { contains: { $ref: '#/definitions/cat' } } } },
      { l: [{ meow: 1 }, {}] },
      ['/l contains'],
    ],
  ])('%s', async (_name, schema, data, errors) => {
    expect(await errorsOf(schema, data)).toEqual(errors);
  });
});
