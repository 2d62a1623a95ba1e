import { afterEach, expect, it } from 'vitest';
import { createFormModule } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const cat = { type: 'object', properties: { hunts: { type: 'boolean' } } };
const dog = { type: 'object', properties: { bark: { type: 'boolean' } } };
const animal = (...references: readonly string[]) => ({
  type: 'object',
  properties: { pet: { oneOf: references.map(($ref) => ({ $ref })) } },
});

it.each<[what: string, schema: object, references: readonly string[]]>([
  [
    'by their names',
    { ...animal('#/components/schemas/Cat', '#/components/schemas/Dog'), components: { schemas: { Cat: cat, Dog: dog } } },
    ['#/definitions/Cat', '#/definitions/Dog'],
  ],
  [
    'by a number where a definition has that name',
    { ...animal('#/definitions/Cat', '#/defs/Cat'), definitions: { Cat: cat }, defs: { Cat: dog } },
    ['#/definitions/Cat', '#/definitions/shared1'],
  ],
  [
    'by a number where two have the same name',
    { ...animal('#/one/Pet', '#/two/Pet'), one: { Pet: cat }, two: { Pet: dog } },
    ['#/definitions/Pet', '#/definitions/shared2'],
  ],
  [
    'by a number where the name is one that is given',
    { ...animal('#/defs/shared2', '#/parts/0'), defs: { shared2: cat }, parts: [dog] },
    ['#/definitions/shared1', '#/definitions/shared2'],
  ],
  [
    'by another number where a definition is called so',
    { ...animal('#/definitions/shared1', '#/parts/0'), definitions: { shared1: cat }, parts: [dog] },
    ['#/definitions/shared1', '#/definitions/shared2'],
  ],
  [
    'by a number where the name is a place in a list, or none that can be read',
    { ...animal('#/parts/0', '#/defs/a~1b'), parts: [cat], defs: { 'a/b': dog } },
    ['#/definitions/shared1', '#/definitions/shared2'],
  ],
])('schemas that only references lead to are called as definitions %s', async (_what, schema, references) => {
  schemas = createSchemas(schema);
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = Buffer.from(forms.get('one')?.code ?? '').toString('base64');
  const { default: factory } = await import(`data:text/javascript;base64,${code}`);
  const form = createFormModule(factory);
  expect(Reflect.get(Object(form.schema['properties']), 'pet').oneOf.map((one: object) => Reflect.get(one, '$ref'))).toEqual(
    references,
  );
});
