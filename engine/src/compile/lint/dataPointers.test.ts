import { basename } from 'node:path';
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

it('one in a file that a reference leads to is told in that file, for the place that it does not fit', async () => {
  const rows = { type: 'array', items: { type: 'object', properties: { to: { $ref: '../../definitions/to.json' } } } };
  const properties = { from: { type: 'string' }, rows, to: { $ref: '../../definitions/to.json' } };
  schemas = createSchemas({ type: 'object', properties }, {});
  schemas.write('definitions/to.json', { type: 'string', minLength: 1, const: { $data: '3/from' } });
  const { complaints } = await compileDirectory(schemas.forms);
  expect(complaints.map((one) => [basename(one.file), one.line, one.pointer, one.message])).toEqual([
    ['to.json', 5, '/const/$data', `'3/from' ${meaning}`],
  ]);
});

const from = { type: 'string', format: 'date' };
const to = ($data: string) => ({ type: 'string', format: 'date', notBefore: { $data } });
const row = { type: 'object', properties: { from, to: to('1/form') } };

it.each([
  [
    'a mistyped name',
    { from, to: to('1/form') },
    '/properties/to',
    "'1/form'",
    "the form has no property 'form'. Is 'from' meant?",
  ],
  ['a name from the top', { from, to: to('/start') }, '/properties/to', "'/start'", "the form has no property 'start'."],
  [
    'a name of a row',
    { rows: { type: 'array', items: row } },
    '/properties/rows/items/properties/to',
    "'1/form'",
    "'/rows/-' has no property 'form'. Is 'from' meant?",
  ],
  [
    'a name around rows',
    { from, rows: { type: 'array', items: { properties: { to: to('3/form') } } } },
    '/properties/rows/items/properties/to',
    "'3/form'",
    "the form has no property 'form'. Is 'from' meant?",
  ],
])('a note says of a pointer that it leads to no field: %s', async (_what, properties, place, data, reason) => {
  schemas = createSchemas({ type: 'object', properties }, {});
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  expect(notes.map((one) => [one.pointer, one.message])).toEqual([
    [`${place}/notBefore/$data`, `${data} leads to no field, so nothing is compared: ${reason}`],
  ]);
});

it.each([
  ['a field', { type: 'object', properties: { from, to: to('1/from') } }],
  [
    'a field that only a condition brings',
    { properties: { to: to('1/from') }, if: { required: ['to'] }, then: { properties: { from } } },
  ],
  ['a member of free names', { properties: { a: from, to: to('1/b') }, additionalProperties: from }],
  ['what is beside a member of free names', { properties: { from }, additionalProperties: to('1/from') }],
  ['a member of an object that takes any', { properties: { a: from, to: to('1/b') }, additionalProperties: true }],
  ['a row of another list', { properties: { days: { type: 'array', items: from }, to: to('1/days/0') } }],
  ['the number of a row', { properties: { rows: { type: 'array', items: { type: 'integer', minimum: { $data: '0#' } } } } }],
  [
    'a field beside a part within itself',
    {
      properties: { part: { $ref: '#/definitions/part' } },
      definitions: { part: { properties: { from, to: to('1/from'), inner: { $ref: '#/definitions/part' } } } },
    },
  ],
])('nothing is said of a pointer to %s', async (_what, schema) => {
  schemas = createSchemas({ type: 'object', ...schema }, {});
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect([...complaints, ...notes]).toEqual([]);
});
