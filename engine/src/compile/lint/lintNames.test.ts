import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const properties = { kind: {}, other: {} };

it.each<[name: string, words: object, said: readonly string[]]>([
  ['a condition', { if: { properties: { kid: {} }, required: ['kid'] }, then: {} }, ['/if/properties/kid', '/if/required/0']],
  ['a condition, near another', { if: { properties: { othr: {} } }, else: {} }, ["/if/properties/othr Is 'other' meant?"]],
  [
    'a dependency',
    { dependentRequired: { none: ['kind'], kind: ['no'] } },
    ['/dependentRequired/none', '/dependentRequired/kind/0'],
  ],
  ['what the other branch brings', { dependencies: { more: ['kind'] }, if: {}, then: { properties: { more: {} } } }, []],
  ['a closed object, where it is told that it is refused', { dependencies: { kind: ['no'] }, additionalProperties: false }, []],
  ['what is required', { required: ['more'] }, ['/required/0']],
  ['what is required, and options bring', { required: ['more'], anyOf: [{ properties: { more: {} } }, {}] }, []],
  ['what is required, and a name that is free', { required: ['x1'], patternProperties: { '^x': {} } }, []],
  ['names that are free', { patternProperties: { '^x': {} }, dependentRequired: { x1: ['kind'] } }, []],
])('a name that no property has is noted in %s', async (_name, words, said) => {
  schemas = createSchemas({ type: 'object', properties, ...words });
  const { complaints, notes } = await compileDirectory(schemas.forms);
  const told = notes.filter(({ message }) => message.startsWith('There is no property'));
  const lines = told.map(({ pointer, message }) => `${pointer} ${message.replace(/^[^.]*\. ?/, '')}`.trim());
  expect([complaints, lines]).toEqual([[], said]);
});
