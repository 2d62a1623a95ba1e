import { afterEach, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const $schema = 'https://json-schema.org/draft/2020-12/schema';
const ofKind = { if: { properties: { kind: { const: 'film' } }, required: ['kind'] }, unevaluatedProperties: false };
const firstIsA = { prefixItems: [{ const: 'a' }] };

it.each<[what: string, schema: object, right: readonly JsonObject[], wrong: readonly JsonObject[]]>([
  [
    'what a condition without a consequence has looked at, where it holds',
    ofKind,
    [{}, { kind: 'film' }],
    [{ kind: 'series' }, { kind: 'film', other: 1 }],
  ],
  [
    'what a condition with an alternative has looked at, where it holds',
    { ...ofKind, else: { properties: { length: { type: 'number' } }, required: ['length'] } },
    [{ kind: 'film' }, { length: 1 }],
    [{}, { kind: 'film', length: 1 }, { kind: 'series', length: 1 }, { length: 'a' }],
  ],
  [
    'places of a list that a condition has looked at',
    { properties: { list: { if: firstIsA, unevaluatedItems: false } } },
    [{ list: [] }, { list: ['a'] }],
    [{ list: ['b'] }, { list: ['a', 'b'] }],
  ],
  [
    'places of a list that one of several schemas has looked at',
    { properties: { list: { anyOf: [firstIsA, { minItems: 2 }], unevaluatedItems: { type: 'number' } } } },
    [{ list: ['a'] }, { list: ['a', 1, 2] }, { list: [1, 2] }],
    [{ list: ['b', 1] }, { list: ['a', 'b'] }],
  ],
  [
    'all of a list, where one of several schemas has looked at it',
    { properties: { list: { anyOf: [{ items: { type: 'string' } }, true], unevaluatedItems: { type: 'boolean' } } } },
    [{ list: ['a', 'b', 'c'] }, { list: [true, false] }],
    [{ list: ['a', true] }],
  ],
  [
    'what a dependency has looked at, and what stands beside one that does not count',
    {
      properties: { name: { type: 'string' }, card: { type: 'boolean' }, cash: { type: 'boolean' } },
      dependentSchemas: { card: { properties: { number: { type: 'number' } } }, cash: { properties: { till: true } } },
      unevaluatedProperties: false,
    },
    [{}, { name: 'a' }, { card: true, number: 1 }, { cash: true, till: 1 }, { name: 'a', card: true, cash: true, till: 1 }],
    [{ number: 1 }, { cash: true, number: 1 }, { card: true, number: 'a' }, { name: 'a', other: 1 }],
  ],
  [
    'what a dependency within another has looked at',
    {
      properties: { a: { type: 'string' } },
      dependentSchemas: { a: { properties: { b: true }, dependentSchemas: { b: { properties: { c: { type: 'number' } } } } } },
      unevaluatedProperties: { type: 'boolean' },
    },
    [{}, { a: 'a' }, { a: 'a', b: 1 }, { a: 'a', b: 1, c: 1, d: true }, { d: true }],
    [{ c: 1 }, { a: 'a', c: 1 }, { a: 'a', b: 1, d: 1 }],
  ],
])('what nothing has looked at is told from %s', async (_what, schema, right, wrong) => {
  schemas = createSchemas({ $schema, type: 'object', ...schema });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  const isRight = (data: JsonObject) => judge(form, data, { mode: 'strict' }).valid;
  expect([right.filter((data) => !isRight(data)), wrong.filter(isRight)]).toEqual([[], []]);
});
