import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, type JsonObject, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (base: object | boolean, beside: object) => {
  schemas = createSchemas({ type: 'object', properties: { a: { $ref: '../../base.json#/definitions/base', ...beside } } });
  schemas.write('base.json', { definitions: { base } });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  const verdict = (a: JsonObject[string]) => {
    const judged = judge(form, { a }, { mode: 'strict' });
    return judged.valid ? [] : judged.errors.map(({ message }) => message);
  };
  return { verdict, drawn: Object(form.schema['properties']).a };
};

const text = { type: 'string' };

describe('beside a reference to another file', () => {
  it('a title, a limit and a message are put over those of the file', async () => {
    const base = { ...text, title: 'Any', maxLength: 3, errorMessage: { maxLength: 'Three.', type: 'A text.' } };
    const { verdict, drawn } = await compile(base, { title: 'Own', maxLength: 5, errorMessage: { maxLength: 'Five.' } });
    expect(drawn).toMatchObject({ title: 'Own', maxLength: 5 });
    expect(['12345', '123456', 1].map(verdict)).toEqual([[], ['Five.'], ['A text.']]);
  });

  it.each<[what: string, base: object, beside: object, rights: readonly JsonObject[], wrongs: readonly JsonObject[]]>([
    [
      'members',
      { type: 'object', properties: { b: { ...text, maxLength: 1 } } },
      { properties: { c: { ...text, maxLength: 1 } } },
      [{ b: 'x', c: 'y' }],
      [{ b: 'xx' }, { c: 'yy' }],
    ],
    [
      'required members',
      { type: 'object', properties: { b: text, c: text }, required: ['b'] },
      { required: ['c'] },
      [{ b: 'x', c: 'y' }],
      [{ b: 'x' }, { c: 'y' }],
    ],
    [
      'conditions',
      { type: 'object', properties: { b: text, c: text }, if: { required: ['b'] }, then: { required: ['c'] } },
      { if: { required: ['c'] }, then: { required: ['b'] } },
      [{}, { b: 'x', c: 'y' }],
      [{ b: 'x' }, { c: 'y' }],
    ],
    [
      'parts',
      { type: 'object', allOf: [{ required: ['b'] }], properties: { b: text, c: text } },
      { allOf: [{ required: ['c'] }] },
      [{ b: 'x', c: 'y' }],
      [{ b: 'x' }, { c: 'y' }],
    ],
  ])('%s take none of the file away', async (_what, base, beside, rights, wrongs) => {
    const { verdict } = await compile(base, beside);
    expect(rights.map(verdict)).toEqual(rights.map(() => []));
    for (const wrong of wrongs) expect(verdict(wrong)).toHaveLength(1);
  });

  it('messages stand for what the file asks, too, where both ask for members', async () => {
    const base = { type: 'object', properties: { b: text }, required: ['b'], maxProperties: 2 };
    const { verdict } = await compile(base, { required: ['c'], errorMessage: { maxProperties: 'Two at most.' } });
    expect(verdict({ b: 'x', c: 'y', d: 'z' })).toEqual(['Two at most.']);
  });

  it('a limit is put over that of the file, too, where both ask for members', async () => {
    const base = { type: 'object', properties: { b: text }, required: ['b'], maxProperties: 2 };
    const { verdict } = await compile(base, { required: ['c'], maxProperties: 3 });
    expect(verdict({ b: 'x', c: 'y', d: 'z' })).toEqual([]);
    expect(verdict({ b: 'x', c: 'y', d: 'z', e: 'z' })).toHaveLength(1);
  });

  it('everything counts where the file takes anything, and nothing where it takes nothing', async () => {
    const { verdict, drawn } = await compile(true, { ...text, title: 'Own', maxLength: 3 });
    expect(drawn).toMatchObject({ title: 'Own', maxLength: 3 });
    expect(verdict('1234')).toHaveLength(1);
    schemas?.remove();
    expect((await compile(false, { title: 'Own' })).verdict('1')).toHaveLength(1);
  });
});
