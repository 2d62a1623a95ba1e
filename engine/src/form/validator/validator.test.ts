import { hashForSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import type { FormModule, JsonObject } from '../../validation/types.ts';
import { createValidator } from './createValidator.ts';
import { loadInterpreter } from './interpreter.ts';
import { matchPlainSchema } from './matchPlainSchema.ts';
import { hasUnforeseenBranches } from './unforeseenBranches.ts';

const condition: JsonObject = { properties: { kind: { const: 'a' } }, required: ['kind'] };

function formOf(schema: JsonObject, branches: readonly JsonObject[] = []): FormModule {
  return {
    name: 'test',
    schema,
    uiSchema: {},
    rules: [],
    actions: [],
    messages: { keywords: {}, formats: {}, widgets: {} },
    checks: Object.fromEntries(
      branches.map((_, index) => [`b${index}`, (data: unknown) => JSON.stringify(data) === '{"kind":"a"}']),
    ),
    branches: Object.fromEntries(branches.map((branch, index) => [hashForSchema(branch), `b${index}`])),
    transient: [],
  };
}

describe('schemas that need no interpreter', () => {
  it.each([
    [{ const: 'a', title: 'A' }, 'a', true],
    [{ const: 'a' }, 'b', false],
    [{ enum: [1, null] }, null, true],
    [{ type: 'integer' }, 1.5, false],
    [{ type: ['string', 'null'] }, null, true],
    [{ type: 'array' }, [], true],
    [{ type: 'object' }, [], false],
    [{}, 1, true],
    [{ minLength: 1 }, 'a', undefined],
  ])('%j and %j: %s', (schema, data, expected) => {
    expect(matchPlainSchema(schema, data)).toBe(expected);
  });
});

describe('branches that were not compiled', () => {
  const object = { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] } as const;
  it.each<[string, JsonObject, readonly JsonObject[], boolean]>([
    ['no branches', { properties: { a: { type: 'string' } } }, [], false],
    ['a select', { properties: { a: { oneOf: [{ const: 1, title: 'One' }] } } }, [], false],
    ['a condition', { if: condition }, [], true],
    ['a compiled condition', { if: condition }, [condition], false],
    ['options with properties', { properties: { a: { oneOf: [object] } } }, [object], true],
    [
      'options compiled as rjsf asks for them',
      { properties: { a: { oneOf: [object] } } },
      [{ type: 'object', properties: object.properties, anyOf: [{ required: ['x'] }] }],
      false,
    ],
    ['dependencies with a schema', { dependencies: { a: { properties: {} } } }, [], true],
    ['dependencies on names', { dependencies: { a: ['b'] } }, [], false],
    ['members that are called as conditions are', { properties: { if: condition, dependencies: condition } }, [], false],
    ['a condition of a member that is called as one', { properties: { if: { if: condition } } }, [], true],
  ])('%s', (_what, schema, branches, expected) => {
    expect(hasUnforeseenBranches(formOf(schema, branches))).toBe(expected);
  });
});

describe('matching branches for rjsf', () => {
  it('asks the compiled check, then the interpreter, and never throws', async () => {
    const interpreter = await loadInterpreter();
    const unforeseen = { properties: { n: { $ref: '#/definitions/n' } } };
    const root = { definitions: { n: { minimum: 3 } } };
    const broken = { $ref: '#/definitions/none' };
    const validator = createValidator(formOf(root, [condition]), interpreter);
    expect(validator.isValid(condition, { kind: 'a' }, root)).toBe(true);
    expect(validator.isValid(condition, { kind: 'b' }, root)).toBe(false);
    expect(validator.isValid(unforeseen, { n: 3, gone: undefined }, root)).toBe(true);
    expect(validator.isValid(unforeseen, { n: 2 }, root)).toBe(false);
    expect(validator.isValid(broken, {}, root)).toBe(false);
    expect(validator.isValid({ type: 'string', minLength: 1 }, undefined, root)).toBe(false);
  });

  it.each(['const', 'enum', 'default', 'properties', '$ref'])(
    'finds what a member called %s refers to in the schema of the form',
    async (name) => {
      const validator = createValidator(formOf({}), await loadInterpreter());
      const branch = { properties: { [name]: { $ref: '#/definitions/n' } } };
      const root = { definitions: { n: { minimum: 3 } } };
      expect([2, 3].map((value) => validator.isValid(branch, { [name]: value }, root))).toEqual([false, true]);
    },
  );

  it('without an interpreter an unforeseen branch does not match', () => {
    expect(createValidator(formOf({}), undefined).isValid({ minLength: 1 }, 'a', {})).toBe(false);
  });
});
