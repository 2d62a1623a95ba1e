import { _, type CodeKeywordDefinition, Name } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createRuntime } from '../../validation/runtime.ts';
import type { CompiledCheck } from '../../validation/types.ts';
import { askedFormats } from '../formats/askedFormats.ts';
import { runTimeChecks } from '../verdicts/runTimeChecks.ts';
import type { VocabularyExtension } from '../vocabularyExtension.ts';
import { checkHelpers, generateChecks } from './generate.ts';

const checksOf = async (schemas: ReadonlyMap<string, unknown>, extension: VocabularyExtension = {}) => {
  const body = generateChecks(schemas, extension);
  const code = `${checkHelpers}\n${askedFormats(body)}\nexport default (rt) => {\n${body}\nreturn { checks };\n};`;
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const checks: { readonly [name: string]: CompiledCheck } = factory(createRuntime()).checks;
  return { body, checks };
};

const node = {
  type: 'object',
  required: ['name', 'isPrototypeOf'],
  properties: { name: { type: 'string', maxLength: 3 }, next: { anyOf: [{ $ref: '#/definitions/node' }, { type: 'null' }] } },
};
const names = ['__proto__', 'constructor', 'a-b', ...'cdefghij'];

const schemas: readonly (readonly [string, object])[] = [
  ['references', { definitions: { node }, $ref: '#/definitions/node' }],
  [
    'options',
    { oneOf: [{ const: 'a' }, { type: 'array', contains: { minimum: 3 }, uniqueItems: true }, { not: { type: 'number' } }] },
  ],
  [
    'conditions',
    { if: { required: ['c'] }, then: { required: ['d'] }, else: { dependencies: { d: ['e'], f: { required: ['c'] } } } },
  ],
  ['closed objects', { properties: Object.fromEntries(names.map((name) => [name, {}])), additionalProperties: false }],
  ['names', { propertyNames: { minLength: 2 }, patternProperties: { '^x': { format: 'email' } } }],
  ['a name that is empty', { required: [''], dependencies: { c: [''] } }],
  ['other members', { properties: { c: { minimum: { $data: '1/d' } }, d: { maximum: { $data: '/e' } } } }],
  ['choices', { enum: ['a', null, [], { c: 1 }, { vErrors: 'const err0 = {};errors++;' }] }],
  ['what nothing else has looked at', { allOf: [{ properties: { c: true } }], unevaluatedProperties: false }],
];

const values = [
  ...[null, true, 0, 3, 'a', 'ab', [], [3], [3, 3], [0], {}, { '': 1 }, { c: 1 }, { c: 1, d: 1 }, { c: 0, d: 2, e: 1 }],
  ...[{ d: 1 }, { d: 1, e: 1 }, { f: 1 }, { x: 1 }, { xy: 'a@b.example' }, { xy: 'a' }, { rootData: 1 }, { c: 1, '': 1 }],
  ...[
    { name: 'abc', isPrototypeOf: 1 },
    { name: 'abcd', isPrototypeOf: 1 },
    { name: 'abc' },
    { vErrors: 'const err0 = {};errors++;' },
  ],
  ...[
    { name: 'a', isPrototypeOf: 1, next: null },
    { name: 'a', isPrototypeOf: 1, next: { name: 'a' } },
  ],
  ...names.map((name) => JSON.parse(`{"${name}": 1}`)),
];

describe('a check that is asked for yes or no', () => {
  it.each(schemas)('says the same as ajv about %s', async (_what, schema) => {
    const asked = new Map([['branch0', schema]]);
    const { body, checks } = await checksOf(asked);
    const expected = runTimeChecks(asked).get('branch0');
    for (const value of values) expect([value, checks['branch0']?.(value)]).toEqual([value, expected?.(value)]);
    expect(body).not.toContain('vErrors =');
  });

  it('keeps the errors of a keyword that nobody here understands', async () => {
    const odd: CodeKeywordDefinition = {
      keyword: 'odd',
      code: ({ gen, data }) =>
        gen.if(_`${data} === 1`, () => gen.code(_`${new Name('vErrors')} = [];${new Name('errors')}++;`)),
    };
    const { checks } = await checksOf(new Map([['branch0', { odd: true, minLength: 2 }]]), { keywords: [odd] });
    expect([1, 2, 'a', 'ab'].map((value) => checks['branch0']?.(value))).toEqual([false, true, false, true]);
  });
});
