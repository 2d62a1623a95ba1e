import { afterEach, expect, it } from 'vitest';
import { createFormModule, type Json, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { verdictComplaints } from '../verdicts/verdictComplaints.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (a: object) => {
  schemas = createSchemas({ type: 'object', properties: { a } });
  const compiled = await compileDirectory(schemas.forms);
  expect(await verdictComplaints(compiled, schemas.forms)).toEqual([]);
  const code = compiled.forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const told = (value: Json) => {
    const verdict = judge(createFormModule(factory), { a: value }, { mode: 'strict' });
    return verdict.valid ? [] : verdict.errors.map(({ path, keyword }) => `${path} ${keyword}`);
  };
  return { code, told };
};

const many = Array.from({ length: 3000 }, (_, index) => `choice "${index}"`);
const optionsOf = (values: readonly Json[]) => values.map((value) => ({ const: value, title: `Choice ${value}` }));

it.each<[what: string, schema: object, right: readonly Json[], wrong: readonly Json[]]>([
  ['texts', { oneOf: optionsOf(['a', 'b', 'c']) }, ['a', 'c'], ['d', 0, null, ['a']]],
  ['values of every kind', { anyOf: optionsOf(['1', 2, true, null]) }, ['1', 2, true, null], [1, '2', 'true', false, {}]],
  [
    'values with their types',
    {
      oneOf: [
        { type: 'string', const: 'a' },
        { type: ['integer', 'null'], const: 1 },
      ],
    },
    ['a', 1],
    ['b', 2],
  ],
  ['many texts', { oneOf: optionsOf(many) }, [many[0] ?? '', many[2999] ?? ''], ['choice', 'choice "3000"']],
])('options that are %s are judged as a list', async (_what, schema, right, wrong) => {
  const { code, told } = await compile(schema);
  expect(right.map(told)).toEqual(right.map(() => []));
  const [[keyword = '']] = Object.keys(schema).map((word) => [word]) as [[string]];
  expect(wrong.map(told)).toEqual(wrong.map(() => [`/a ${keyword}`]));
  expect(code).not.toContain('allowedValue');
});

it.each([3, 3000])('conditions and options ask for one of %i values', async (count) => {
  const kind = { oneOf: optionsOf(many.slice(0, count)) };
  const text = { type: 'object', properties: { kind, text: { type: 'string' } }, required: ['kind'] };
  const { told } = await compile({
    if: { properties: { kind } },
    then: { required: ['kind'] },
    anyOf: [text, { type: 'object', properties: { number: { type: 'number' } }, required: ['number'] }],
  });
  expect(told({ kind: many[0] ?? '', text: 'a' })).toEqual([]);
  expect(told({ number: 1 })).toEqual(['/a/kind required']);
  expect(told({ kind: 'x', number: 1 })).toEqual([]);
});

it.each<[what: string, schema: object, right: readonly Json[], wrong: readonly Json[]]>([
  ['that stand twice fit both', { type: 'number', oneOf: optionsOf([1, 1, 2]) }, [2], [1, 3]],
  ['of another type fit nothing', { oneOf: [{ type: 'number', const: 'a' }, { const: 'b' }] }, ['b'], ['a']],
  ['that are no single ones are compared', { oneOf: [{ const: [1] }, { const: { b: 1 } }] }, [[1], { b: 1 }], [1, [2], {}]],
  ['beside other texts are options', { anyOf: [{ const: 1 }, { type: 'string', minLength: 2 }] }, [1, 'ab'], [2]],
])('values %s', async (_what, schema, right, wrong) => {
  const { told } = await compile(schema);
  expect(right.map(told)).toEqual(right.map(() => []));
  for (const value of wrong) expect([value, told(value)]).not.toEqual([value, []]);
});
