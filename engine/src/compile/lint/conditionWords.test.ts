import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const schema = {
  type: 'object',
  properties: {
    a: { type: 'boolean' },
    rows: { type: 'array', items: { type: 'object', properties: { b: { type: 'boolean' } } } },
  },
};
const locked = (when: unknown) => [{ effect: 'lock', when }];
const noRow = 'Here is no row of a list around, so this never holds.';

it.each<[name: string, ui: object, said: readonly string[]]>([
  [
    'a value in the place of a schema of it',
    { a: { 'ui:rules': locked([{ data: { a: true } }]) } },
    [`/a/ui:rules/0/when/0/data/a 'a' is not a keyword. What is asked of a member stands in {"properties": {"a": …}}.`],
  ],
  [
    'a mistyped keyword, deep down',
    { a: { 'ui:rules': locked({ data: { not: { propertys: { a: { const: true } } } } }) } },
    ["/a/ui:rules/0/when/data/not/propertys 'propertys' is not a keyword. Is 'properties' meant?"],
  ],
  [
    'a value that is no schema',
    { a: { 'ui:rules': locked({ context: { properties: { role: 'officer' } } }) } },
    ['/a/ui:rules/0/when/context/properties/role Here stands a schema: {"const": …} is one of a single value.'],
  ],
  [
    'a fact that the form does not have',
    { a: { 'ui:rules': locked({ form: { properties: { saved: { const: true } }, required: ['dirty'] } }) } },
    ['saved', 'dirty'].map(
      (name, index) =>
        `/a/ui:rules/0/when/form/${index === 0 ? 'properties/saved' : 'required/0'} The form tells of itself whether it is edited or uploading, and no '${name}'.`,
    ),
  ],
  ['a row where none is', { a: { 'ui:rules': locked({ row: {} }) } }, [`/a/ui:rules/0/when/row ${noRow}`]],
  [
    'a row in what enables a button',
    { 'ui:actions': [{ name: 'go', label: 'Go', enabledWhen: { row: {} } }] },
    [`/ui:actions/0/enabledWhen/row ${noRow}`],
  ],
])('a condition that asks nothing is complained about: %s', async (_name, ui, said) => {
  schemas = createSchemas(schema, ui);
  const { complaints } = await compileDirectory(schemas.forms);
  expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(said);
});

it('a condition that asks is right, with keywords of the host', async () => {
  const when = {
    data: { required: ['a'], properties: { a: { const: true, even: true } } },
    form: { properties: { edited: { const: true }, uploading: { const: false } } },
    row: { properties: { b: true } },
  };
  schemas = createSchemas(schema, { rows: { items: { b: { 'ui:rules': locked(when) } } } });
  const even = { keyword: 'even', macro: () => ({}) };
  const { complaints } = await compileDirectory(schemas.forms, { vocabulary: { keywords: [even] } });
  expect(complaints).toEqual([]);
});
