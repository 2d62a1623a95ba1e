import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, type Json, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { verdictComplaints } from '../verdicts/verdictComplaints.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const roles = ['director', { value: 'dp', label: 'Camera' }, { value: 7, label: 'Seventh' }];

const compileFiles = async (properties: object, ui: object, more: object = {}) => {
  schemas = createSchemas({ type: 'object', properties, ...more }, ui);
  for (const name of ['roles', 'constructor']) schemas.write(`options/${name}.json`, roles);
  schemas.write('messages/en.json', { keywords: { enum: 'Please choose one of the options.' } });
  return { ...(await compileDirectory(schemas.forms)), directory: schemas.forms };
};

const compile = async (...files: Parameters<typeof compileFiles>) => {
  const compiled = await compileFiles(...files);
  const code = Buffer.from(compiled.forms.get('one')?.code ?? '').toString('base64');
  const { default: factory } = await import(`data:text/javascript;base64,${code}`);
  return { ...compiled, module: createFormModule(factory) };
};

const list = (more: object = {}) => ({ 'ui:options': { list: 'roles', ...more } });
const text = { type: 'string' };

describe('a field with a static list', () => {
  it.each<[name: string, properties: object, ui: object, good: Json, bad: Json, path: string]>([
    ['a text', { a: text }, { a: list() }, { a: 'dp' }, { a: 'best boy' }, '/a'],
    ['a number', { a: { type: 'integer' } }, { a: list() }, { a: 7 }, { a: 8 }, '/a'],
    ['what may be null', { a: { type: ['string', 'null'] } }, { a: list() }, { a: null }, { a: 'x' }, '/a'],
    [
      'a list that is called as objects inherit it',
      { a: text },
      { a: { 'ui:options': { list: 'constructor' } } },
      { a: 'dp' },
      { a: 'x' },
      '/a',
    ],
    ['no type', { a: {} }, { a: list() }, { a: 7 }, { a: 'x' }, '/a'],
    [
      'a list of texts',
      { a: { type: 'array', items: text } },
      { a: list() },
      { a: ['dp', 'director'] },
      { a: ['dp', 'x'] },
      '/a/1',
    ],
    [
      'the items of a list',
      { a: { type: 'array', items: text } },
      { a: { items: list() } },
      { a: ['dp'] },
      { a: ['x'] },
      '/a/0',
    ],
    [
      'a field of rows',
      { a: { type: 'array', items: { type: 'object', properties: { role: text, 'x/y': text } } } },
      { a: { items: { role: list(), 'x/y': list() } } },
      { a: [{ role: 'dp', 'x/y': 'dp' }, {}] },
      { a: [{ role: 'dp' }, { 'x/y': 'x' }] },
      '/a/1/x~1y',
    ],
    [
      'a field of an object',
      { o: { type: 'object', properties: { a: text } } },
      { o: { a: list() } },
      { o: { a: 'dp' } },
      { o: { a: 'x' } },
      '/o/a',
    ],
  ])('takes its values only: %s', async (_name, properties, ui, good, bad, path) => {
    const { module, complaints, forms, directory } = await compile(properties, ui);
    expect(complaints).toEqual([]);
    for (const mode of ['strict', 'draft'] as const) {
      expect(judge(module, good, { mode })).toEqual({ valid: true });
      expect(judge(module, {}, { mode })).toEqual({ valid: true });
      expect(judge(module, bad, { mode })).toEqual({
        valid: false,
        errors: [{ path, keyword: 'enum', message: 'Please choose one of the options.' }],
      });
    }
    expect(module.schema).toEqual({ type: 'object', properties });
    expect(await verdictComplaints({ forms }, directory)).toEqual([]);
  });

  it.each<[name: string, schema: object, options: object, value: string]>([
    ['it is open', text, { closed: false }, 'x'],
    ['what is typed can be added', text, { creatable: true }, 'x'],
    ['its schema has choices', { enum: ['x', 'y'] }, {}, 'x'],
    ['its schema has branches', { oneOf: [{ const: 'x', title: 'X' }] }, {}, 'x'],
  ])('takes others where %s', async (_name, schema, options, value) => {
    const { module, complaints } = await compile({ a: schema }, { a: list(options) });
    expect(complaints).toEqual([]);
    expect(judge(module, { a: value }, { mode: 'strict' })).toEqual({ valid: true });
  });

  it("has its own message where the schema has one, and leaves the schema's own parts in force", async () => {
    const { module } = await compile(
      { a: { ...text, errorMessage: { enum: 'No such role.' } }, b: text },
      { a: list() },
      { allOf: [{ required: ['b'] }] },
    );
    const verdict = judge(module, { a: 'x' }, { mode: 'strict' });
    expect(verdict.valid ? [] : verdict.errors.map(({ path, message }) => [path, message])).toEqual([
      ['/a', 'No such role.'],
      ['/b', ''],
    ]);
  });

  it.each<[options: object, says: string]>([
    [{ list: 'roles', closed: 'no' }, "'closed' is true or false."],
    [{ closed: false }, "'closed' is said of a 'list'"],
    [{ list: 'roles', closed: true, creatable: true }, 'takes nothing that is typed'],
  ])('%j is complained about', async (options, says) => {
    const { complaints } = await compileFiles({ a: text }, { a: { 'ui:options': options } });
    expect(complaints.map(({ message }) => message).join()).toContain(says);
  });
});
