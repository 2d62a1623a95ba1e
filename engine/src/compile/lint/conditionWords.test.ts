import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { judge } from '../../validation/judge.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { loadFormModule } from '../loadFormModule.ts';

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
  [
    'what no keyword can be',
    { a: { 'ui:rules': locked({ data: { properties: { a: { type: 'bool' }, b: { minimum: '5' } } } }) } },
    [
      "/a/ui:rules/0/when/data/properties/a/type 'bool' is nothing that 'type' can be. Is 'boolean' meant?",
      "/a/ui:rules/0/when/data/properties/b/minimum 'minimum' is a number.",
    ],
  ],
  [
    'a pattern that is none',
    { a: { 'ui:rules': locked({ context: { pattern: '[' } }) } },
    [
      '/a/ui:rules/0/when/context/pattern This is not a regular expression (ECMA-262, with the flag u): Unterminated character class.',
    ],
  ],
  [
    'a mistyped format',
    { a: { 'ui:rules': locked({ context: { format: 'emial' } }) } },
    ["/a/ui:rules/0/when/context/format 'emial' is not a format. Is 'email' meant?"],
  ],
  [
    'a reference',
    { 'ui:actions': [{ name: 'go', label: 'Go', shownWhen: { data: { $ref: '#/definitions/a' } } }] },
    ['/ui:actions/0/shownWhen/data/$ref A condition refers to nothing: what it asks stands in it.'],
  ],
])('a condition that asks nothing is complained about: %s', async (_name, ui, said) => {
  schemas = createSchemas(schema, ui);
  const { complaints } = await compileDirectory(schemas.forms);
  expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(said);
});

it('a pattern that can be read in several ways is asked as in a schema', async () => {
  const when = { context: { properties: { code: { pattern: '^(a+)+$' } }, required: ['code'] } };
  schemas = createSchemas(schema, { a: { 'ui:rules': [{ effect: 'require', when }] } });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  schemas.write('one.js', forms.get('one')?.code);
  const form = await loadFormModule(join(schemas.root, 'one.js'));
  const isAsked = (code: string) => !judge(form, {}, { mode: 'strict', context: { code } }).valid;
  expect([isAsked('aaaaaa'), isAsked('aaaaab'), isAsked(`${'a'.repeat(100_000)}b`)]).toEqual([true, false, false]);
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
