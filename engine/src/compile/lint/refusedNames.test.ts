import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

/** Where it is noted that a member is required and refused. */
const refused = async (schema: object) => {
  schemas = createSchemas({ type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false, ...schema });
  const { notes } = await compileDirectory(schemas.forms);
  return notes.filter(({ message }) => message.includes("'b' is required here, and refused")).map(({ pointer }) => pointer);
};

const asks = { required: ['b'], properties: { b: { type: 'string' } } };
const condition = { if: { required: ['a'] } };

describe('a member that is required and that its closed object does not name', () => {
  it.each<[where: string, schema: object, places: readonly string[]]>([
    ['then', { ...condition, then: asks, else: asks }, ['/then', '/else']],
    ['a part', { allOf: [{ ...condition, then: asks }] }, ['/allOf/0/then']],
    ['an option', { oneOf: [{ required: ['a'] }, asks] }, ['/oneOf/1']],
    ['what another member brings', { dependencies: { a: ['b'] } }, ['/dependencies/a']],
  ])('is noted: %s', async (_where, schema, places) => {
    expect(await refused(schema)).toEqual(places);
  });

  it.each<[why: string, schema: object]>([
    ['is named', { ...condition, then: asks, properties: { a: {}, b: {} } }],
    ['may be added', { ...condition, then: asks, additionalProperties: true }],
    ['may be named by a pattern', { ...condition, then: asks, patternProperties: { '^b': {} } }],
    ['is asked for in a question only', { if: asks, then: { properties: { a: { maxLength: 3 } } } }],
  ])('is not noted where it %s', async (_why, schema) => {
    expect(await refused(schema)).toEqual([]);
  });
});
