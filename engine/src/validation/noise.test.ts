import { expect, it } from 'vitest';
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
