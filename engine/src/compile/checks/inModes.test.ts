import { describe, expect, it } from 'vitest';
import { createRuntime } from '../../validation/runtime.ts';
import type { CompiledCheck } from '../../validation/types.ts';
import { askedFormats } from '../formats/askedFormats.ts';
import { draftSchema, strictSchema } from '../schema/variants.ts';
import { runTimeChecks } from '../verdicts/runTimeChecks.ts';
import { checkHelpers, generateChecks } from './generate.ts';
import { schemaInModes } from './inModes.ts';

const checksOf = async (body: string) => {
  const code = `${checkHelpers}\n${askedFormats(body)}\nexport default (rt) => {\n${body}\nreturn { checks };\n};`;
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const checks: { readonly [name: string]: CompiledCheck } = factory(createRuntime()).checks;
  return checks;
};

const row = {
  type: 'object',
  required: ['name', 'next'],
  draftRequired: ['name'],
  properties: { name: { type: 'string', notBlank: true, maxLength: 3 }, next: { $ref: '#/definitions/row' } },
  dependentRequired: { next: ['kind'] },
};

const schemas: readonly (readonly [string, object])[] = [
  ['what is required, in references', { definitions: { row }, $ref: '#/definitions/row' }],
  ['lists', { type: 'array', minItems: 2, contains: { const: 1 }, minContains: 2, maxContains: 3 }],
  [
    'what counts on submit',
    { allOf: [{ minProperties: 1 }], onSubmit: { required: ['kind'], properties: { kind: { minItems: 1 } } } },
  ],
  [
    'options told by a constant',
    { oneOf: ['a', 'b'].map((kind) => ({ properties: { kind: { const: kind } }, required: ['kind', 'name'] })) },
  ],
  ['conditions', { if: { required: ['kind'] }, then: { required: ['name'] }, else: { minProperties: 1 } }],
  ['what nothing else has looked at', { onSubmit: { properties: { name: true } }, unevaluatedProperties: false }],
  [
    'definitions that a file keeps elsewhere',
    {
      components: { schemas: { row: { ...row, properties: {} } } },
      properties: { next: { $ref: '#/components/schemas/row' } },
    },
  ],
];

const values = [
  ...[
    null,
    [],
    [1],
    [1, 1],
    [1, 2],
    [1, 1, 1, 1],
    {},
    { name: ' ' },
    { name: 'abcd' },
    { name: 'a' },
    { kind: 'a' },
    { kind: [] },
  ],
  ...[{ kind: 'b', name: 'a' }, { next: {} }, { next: { name: '' } }, { name: 'a', next: { name: 'abcd', next: {} }, kind: 1 }],
];

const said = (check: CompiledCheck | undefined, value: unknown) =>
  check?.(value) ? [] : (check?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort();

describe('a check of both modes', () => {
  it.each(schemas)('says in each what a check of that mode says about %s', async (_what, schema) => {
    const modes = new Map([
      ['strict', strictSchema(schema)],
      ['draft', draftSchema(schema)],
    ]);
    const checks = await checksOf(generateChecks(modes));
    const expected = runTimeChecks(modes);
    for (const value of values) {
      for (const mode of ['strict', 'draft', 'strict'])
        expect([mode, value, said(checks[mode], value)]).toEqual([mode, value, said(expected.get(mode), value)]);
    }
  });

  it('is written once', () => {
    const longest = /> 3\)/g;
    const strict = strictSchema({ definitions: { row }, $ref: '#/definitions/row' });
    const draft = draftSchema({ definitions: { row }, $ref: '#/definitions/row' });
    const alone = generateChecks(new Map([['strict', strict]])).match(longest);
    const both = generateChecks(
      new Map([
        ['strict', strict],
        ['draft', draft],
      ]),
    ).match(longest);
    expect(alone).not.toBeNull();
    expect(both).toHaveLength(alone?.length ?? 0);
  });

  it('is the schema itself where both modes are alike', () => {
    const schema = { properties: { name: { type: 'string' } } };
    expect(schemaInModes(schema, structuredClone(schema))).toEqual(schema);
  });
});
