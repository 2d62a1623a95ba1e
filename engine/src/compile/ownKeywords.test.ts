import { join } from 'node:path';
import { _ } from 'ajv';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule } from '../validation/index.ts';
import { judge } from '../validation/judge.ts';
import type { FormModuleFactory } from '../validation/types.ts';
import { main } from './cli.ts';
import { compileDirectory } from './compileDirectory.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';
import type { VocabularyExtension } from './vocabularyExtension.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const vocabulary: VocabularyExtension = {
  keywords: [
    { keyword: 'even', type: 'number', schemaType: 'boolean', macro: () => ({ multipleOf: 2 }) },
    {
      keyword: 'sumAtMost',
      type: 'array',
      schemaType: 'number',
      error: { message: 'is too much', params: ({ schema }) => _`{limit: ${schema}, unit: "EUR"}` },
      code: (context) => context.fail(_`${context.data}.reduce((sum, one) => sum + one, 0) > ${context.schema}`),
    },
  ],
  annotations: ['unit'],
};

const schema = {
  type: 'object',
  properties: {
    count: { type: 'integer', even: true, unit: 'kg' },
    costs: {
      type: 'array',
      items: { type: 'number' },
      sumAtMost: 100,
      errorMessage: { sumAtMost: 'All of it may cost {limit} {unit}.' },
    },
    size: { anyOf: [{ enum: [1, 2] }, { enum: [3, 4], even: true }] },
  },
};

const compileOne = async (extension: VocabularyExtension) => {
  schemas = createSchemas(schema);
  schemas.write('messages/own.json', { extends: './base.json', keywords: { even: 'Only even numbers.' } });
  schemas.write('messages/base.json', { keywords: { even: 'Even!', type: 'Wrong.' }, notices: { hello: 'Hello' } });
  return compileDirectory(schemas.forms, { vocabulary: extension, messages: join(schemas.root, 'messages/own.json') });
};

const load = async (code: string) => {
  const { default: factory }: { default: FormModuleFactory } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return createFormModule(factory);
};

describe('keywords of a host', () => {
  it('judge in the compiled module, say one message each, and leave annotations in its schema', async () => {
    const { forms, messages, complaints } = await compileOne(vocabulary);
    expect(complaints).toEqual([]);
    const form = await load(forms.get('one')?.code ?? '');
    expect(form.schema).toMatchObject({ properties: { count: { unit: 'kg' } } });
    expect(judge(form, { count: 4, costs: [50, 50] }, { mode: 'strict' })).toEqual({ valid: true });
    expect(judge(form, { count: 3, costs: [50, 51] }, { mode: 'draft' })).toEqual({
      valid: false,
      errors: [
        { path: '/count', keyword: 'even', message: 'Only even numbers.' },
        { path: '/costs', keyword: 'sumAtMost', message: 'All of it may cost 100 EUR.' },
      ],
    });
    expect(form.messages.keywords['type']).toBe('Wrong.');
    expect(messages?.notices).toEqual({});
  });

  it('judge in an option that lists values, which a word of another tool would leave one list with the others', async () => {
    const { forms } = await compileOne(vocabulary);
    const form = await load(forms.get('one')?.code ?? '');
    const isRight = (size: unknown) => judge(form, { size }, { mode: 'strict' }).valid;
    expect([1, 4, 3].map(isRight)).toEqual([true, true, false]);
  });

  it('are unknown to a folder that does not bring them', async () => {
    const { complaints } = await compileOne({});
    expect(complaints.map(({ message }) => message).join()).toContain("'sumAtMost' is not a keyword");
  });

  it.each<{ name: string; extension: VocabularyExtension; says: RegExp }>([
    { name: 'with a name that is taken', extension: { annotations: ['maxLength'] }, says: /'maxLength' already/ },
    { name: 'with a name that is none', extension: { annotations: ['Not one'] }, says: /no name for a keyword/ },
    { name: 'with neither code nor macro', extension: { keywords: [Object({ keyword: 'odd' })] }, says: /'code' or 'macro'/ },
    {
      name: 'with a function that no module could carry',
      extension: { keywords: [Object({ keyword: 'odd', validate: () => true })] },
      says: /could not be written into a module/,
    },
  ])('are refused $name', async ({ extension, says }) => {
    await expect(compileOne(extension)).rejects.toThrow(says);
  });

  it('that reach out of the module are refused in plain words', async () => {
    const reaching: VocabularyExtension = {
      keywords: [
        { keyword: 'even', code: (context) => context.fail(_`eval("1") > 2`) },
        ...(vocabulary.keywords ?? []).slice(1),
      ],
      annotations: ['unit'],
    };
    const { complaints } = await compileOne(reaching);
    expect(complaints.map(({ message }) => message).join()).toContain("would need 'eval'");
  });
});

describe('reelform.config.mjs', () => {
  const run = async (config: string) => {
    schemas = createSchemas({ type: 'object', properties: { count: { type: 'integer', even: true } } });
    schemas.write('own.config.mjs', config);
    schemas.write('messages/en.json', {});
    let text = '';
    const terminal = { out: (more: string) => (text += more), error: (more: string) => (text += more) };
    const code = await main(['check', schemas.forms, '--config', join(schemas.root, 'own.config.mjs')], terminal);
    return { code, text };
  };

  it('hands keywords to the command', async () => {
    const { code, text } = await run("export default { keywords: [{ keyword: 'even', macro: () => ({ multipleOf: 2 }) }] };");
    expect([code, text]).toEqual([0, '1 form is fine.\n']);
  });

  it.each([
    ['export const keywords = [];', 'has no configuration as its default export'],
    ['export default { keyword: [] };', "has a member 'keyword', which is not a setting"],
    ['export default { annotations: "unit" };', "'annotations' is a list"],
    ['export default { root: 5 };', "'root' is a path, a text"],
    ["export default { keywords: [{ keyword: 'even', validate: () => true }] };", "either 'code' or 'macro'"],
  ])('%s is refused', async (config, says) => {
    const { code, text } = await run(config);
    expect(code).toBe(2);
    expect(text).toContain(says);
  });
});
