import { describe, expect, it } from 'vitest';
import { moduleOf } from '../form/fixture/moduleOf.ts';
import { judge } from './judge.ts';
import type { Branch, FindMeant } from './noise.ts';
import type { JsonObject } from './types.ts';

const ui = { rule: { 'ui:rules': [{ effect: 'waive', when: { context: { required: ['old'] } } }] } };
const schema = {
  type: 'object',
  properties: { rule: { $ref: '#/definitions/rule' } },
  definitions: {
    is: { type: 'object', required: ['field'], properties: { field: { type: 'string' } } },
    and: { type: 'object', required: ['all'], properties: { all: { type: 'array', items: { $ref: '#/definitions/rule' } } } },
    rule: { oneOf: [{ $ref: '#/definitions/is' }, { $ref: '#/definitions/and' }] },
  },
};

it.each<[data: object, errors: readonly string[]]>([
  [{ rule: {} }, []],
  [{ rule: { all: [{}, { all: [{}] }] } }, []],
  [{ rule: 1 }, ['/rule']],
])('of %j nothing is missed that a rule waives, in whichever option, whichever the page shows', async (data, errors) => {
  const form = await moduleOf(schema, ui);
  for (const findMeant of [undefined, (_umbrella: unknown, branches: readonly Branch[]) => branches[0]]) {
    const judged = (context: JsonObject) => {
      const verdict = judge(form, data, { mode: 'strict', context, findMeant });
      return verdict.valid ? [] : verdict.errors.map(({ path }) => path);
    };
    expect(judged({ old: true })).toEqual(errors);
    expect(judged({})).not.toEqual([]);
  }
});

it('what is wrong in the option that was meant is not waived, and the choice says so where the page shows another', async () => {
  const form = await moduleOf(schema, ui);
  const judged = (findMeant?: FindMeant) =>
    judge(form, { rule: { field: 1 } }, { mode: 'strict', context: { old: true }, findMeant });
  expect(judged()).toMatchObject({ errors: [{ path: '/rule/field' }] });
  expect(judged((_umbrella, branches) => branches[1])).toMatchObject({ errors: [{ path: '/rule', keyword: 'oneOf' }] });
});

const short = { type: 'string', minLength: 3 };
const ofA = { properties: { kind: { const: 'a' }, x: short, y: short }, required: ['x'] };
const ofB = { properties: { kind: { const: 'b' }, z: short } };
const kind = { properties: { kind: { enum: ['a', 'b'] } } };

it.each<[by: string, schema: object]>([
  ['an option', { ...kind, oneOf: [ofA, ofB] }],
  ['a condition', { ...kind, if: { properties: { kind: { const: 'a' } } }, then: ofA, else: ofB }],
  ['a dependency', { ...kind, dependentSchemas: { kind: { oneOf: [ofA, ofB] } } }],
])('no field is told to be none where %s that names it does not hold', async (_by, schema) => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const form = await moduleOf({ $schema, type: 'object', required: ['kind'], unevaluatedProperties: false, ...schema });
  const told = (data: JsonObject) => {
    const verdict = judge(form, data, { mode: 'strict' });
    return verdict.valid ? [] : verdict.errors.map(({ path, keyword }) => `${path} ${keyword}`);
  };
  expect(told({ kind: 'a', x: 'x', y: 'yyy' })).toEqual(['/x minLength']);
  expect(told({ kind: 'a', y: 'yyy' })).toEqual(['/x required']);
  expect(told({ kind: 'b', z: 'z' })).toEqual(['/z minLength']);
  expect(told({ kind: 'b', z: 'zzz', x: 'xxx' })).toEqual(['/x unevaluatedProperties']);
});

describe('what nothing has looked at', () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const part = { type: 'object', unevaluatedProperties: false, ...kind, oneOf: [ofA, ofB] };
  const toldBy = async (schema: object, data: JsonObject, uiSchema: object = {}) => {
    const verdict = judge(await moduleOf({ $schema, ...schema }, uiSchema), data, { mode: 'strict' });
    return verdict.valid ? [] : verdict.errors.map(({ path, keyword }) => `${path} ${keyword}`);
  };

  it('is told of each object in which nothing else is wrong, whatever is wrong elsewhere', async () => {
    const form = { type: 'object', properties: { list: { type: 'array', items: part }, other: short } };
    const list = [
      { kind: 'b', nope: 1 },
      { kind: 'b', z: 'z', nope: 1 },
    ];
    expect(await toldBy(form, { list, other: 'o' })).toEqual([
      '/list/0/nope unevaluatedProperties',
      '/list/1/z minLength',
      '/other minLength',
    ]);
  });

  it.each(['waive', 'hide'])(
    'is a field for all that, where its option lacks only what a rule forgives: %s',
    async (effect) => {
      const rules = { x: { 'ui:rules': [{ effect, when: { data: { required: ['kind'] } } }] } };
      expect(await toldBy(part, { kind: 'a', y: 'yyy' }, rules)).toEqual([]);
      expect(await toldBy(part, { kind: 'a', nope: 1 }, rules)).toEqual(['/nope unevaluatedProperties']);
    },
  );
});
