import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const meaning = 'leads out of the form: 1 leads to what is around a field, 2 to what is around that.';

it.each([
  [
    'a field',
    { to: { type: 'string', format: 'date', notBefore: { $data: '2/from' } } },
    '/properties/to/notBefore/$data',
    '2/from',
  ],
  [
    'a field of a row',
    {
      rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' }, b: { const: { $data: '4/a' } } } } },
    },
    '/properties/rows/items/properties/b/const/$data',
    '4/a',
  ],
])('a pointer of %s that leads out of the form is told at its place', async (_what, properties, pointer, data) => {
  schemas = createSchemas({ type: 'object', properties }, {});
  const { complaints } = await compileDirectory(schemas.forms);
  expect(complaints.map((one) => [one.pointer, one.message])).toEqual([[pointer, `'${data}' ${meaning}`]]);
});
