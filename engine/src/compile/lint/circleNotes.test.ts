import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const text = { type: 'string' };
const row = { type: 'object', properties: { a: text, b: text } };
const properties = { ...{ a: text, b: text, c: text, kind: text }, part: row, rows: { type: 'array', items: row } };

const said = async (ui: object) => {
  schemas = createSchemas({ type: 'object', properties }, ui);
  const { complaints, notes } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  return notes.map(({ pointer, message }) => `${pointer} ${message.replace(/,.*/, '')}`);
};

const rule = (effect: string, when: object, hidden = 'drop') => ({ 'ui:rules': [{ effect, when, hidden }] });
const hasNo = (name: string) => ({ not: { required: [name] } });
const is = (name: string) => ({ required: [name], properties: { [name]: { const: 'x' } } });
const goesBy = (...places: readonly string[]) => `Whether this is shown goes by ${places.map((one) => `'${one}'`).join(', ')}`;

it.each<[name: string, ui: object, note: string]>([
  [
    'that hide each other',
    { a: rule('hide', { data: is('b') }), b: rule('hide', { parent: is('a') }) },
    `/a/ui:rules/0 ${goesBy('/b')}`,
  ],
  [
    'that show each other',
    { a: rule('show', { data: is('b') }, 'keep'), b: rule('show', [{ context: {} }, { data: hasNo('a') }]) },
    `/a/ui:rules/0 ${goesBy('/b')}`,
  ],
  [
    'that go by each other in a round',
    { a: rule('show', { data: is('b') }), b: rule('show', { data: is('c') }), c: rule('show', { data: is('a') }) },
    `/a/ui:rules/0 ${goesBy('/b', '/c')}`.replace(/,.*/, ''),
  ],
  [
    'of a row',
    { rows: { items: { a: rule('show', { row: is('b') }), b: rule('hide', { parent: is('a') }) } } },
    `/rows/items/a/ui:rules/0 ${goesBy('/rows/-/b')}`,
  ],
  [
    'of which one is in what goes by the other',
    { part: rule('show', { data: is('a') }), a: rule('hide', { data: { properties: { part: is('b') } } }) },
    `/part/ui:rules/0 ${goesBy('/a')}`,
  ],
])('fields are noted once: those %s', async (_name, ui, note) => {
  expect(await said(ui)).toEqual([note]);
});

it.each<[name: string, ui: object]>([
  ['a chain', { a: rule('show', { data: is('b') }), b: rule('show', { data: is('kind') }) }],
  ['a field that goes by itself', { a: rule('show', { data: { anyOf: [is('a'), is('kind')] } }) }],
  [
    'one that is only locked',
    { a: rule('show', { data: is('b') }), b: { 'ui:rules': [{ effect: 'lock', when: { data: is('a') } }] } },
  ],
  [
    'fields beside each other in a part that is hidden',
    { part: { ...rule('show', { data: is('kind') }), a: rule('show', { parent: is('b') }) } },
  ],
])('nothing is noted of %s', async (_name, ui) => {
  expect(await said(ui)).toEqual([]);
});
