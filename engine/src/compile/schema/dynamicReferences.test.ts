import { afterEach, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const $schema = 'https://json-schema.org/draft/2020-12/schema';

/** A tree whose branches are of whatever kind the whole is. */
const tree = {
  $schema,
  $dynamicAnchor: 'node',
  type: 'object',
  properties: { label: { type: 'string' }, kids: { type: 'array', items: { $dynamicRef: '#node' } } },
};

/** A list of whatever its user says. */
const list = {
  $id: 'list',
  type: 'object',
  properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } },
  $defs: { any: { $dynamicAnchor: 'item' } },
};

const compile = async (schema: object) => {
  schemas = createSchemas({ $schema, ...schema });
  schemas.write('shared/tree.json', tree);
  const { forms, complaints } = await compileDirectory(schemas.forms, { root: schemas.root });
  const code = forms.get('one')?.code;
  if (code === undefined) return { complaints: complaints.map(({ pointer, message }) => `${pointer} ${message}`) };
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  return { isRight: (data: JsonObject) => judge(form, data, { mode: 'strict' }).valid };
};

it.each<[what: string, schema: object, right: readonly JsonObject[], wrong: readonly JsonObject[]]>([
  [
    'the whole that extends another file',
    { $dynamicAnchor: 'node', $ref: '../../shared/tree.json', required: ['label'] },
    [{ label: 'a', kids: [{ label: 'b', kids: [] }] }],
    [{ label: 'a', kids: [{ kids: [] }] }, {}],
  ],
  [
    'the file itself, which the whole does not extend',
    { properties: { tree: { $ref: '../../shared/tree.json' } } },
    [{ tree: { label: 'a', kids: [{ kids: [] }] } }],
    [{ tree: { kids: [{ label: 1 }] } }],
  ],
  [
    'a definition of the whole, for a part with an address of its own',
    { $ref: 'list', $defs: { text: { $dynamicAnchor: 'item', type: 'string' }, list } },
    [{ items: ['a'] }],
    [{ items: [1] }],
  ],
  [
    'a definition of the whole, by the address of the part',
    {
      properties: { one: { $dynamicRef: 'list#item' } },
      $defs: { text: { $dynamicAnchor: 'item', type: 'string' }, list },
    },
    [{ one: 'a' }],
    [{ one: 1 }],
  ],
])('a dynamic reference means %s', async (_what, schema, right, wrong) => {
  const { isRight, complaints } = await compile(schema);
  expect(complaints).toBeUndefined();
  expect([right.filter((data) => !isRight?.(data)), wrong.filter((data) => isRight?.(data))]).toEqual([[], []]);
});

it('a dynamic reference whose meaning depends on the way to it is refused with its place', async () => {
  const kind = (name: string, type: string) => ({
    [name]: { $id: name, $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type } } },
  });
  const { complaints } = await compile({
    if: { required: ['n'] },
    then: { $ref: 'numbers' },
    else: { $ref: 'texts' },
    $defs: { list, ...kind('numbers', 'number'), ...kind('texts', 'string') },
  });
  expect(complaints).toContain(
    "/$defs/list/properties/items/items/$dynamicRef '$dynamicRef' is a word of a later draft, by which nothing is judged here.",
  );
});
