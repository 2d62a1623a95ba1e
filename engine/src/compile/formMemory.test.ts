import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { compileDirectoryBy } from './compileDirectory.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';
import { createFormMemory } from './formMemory.ts';

let schemas: SchemasFixture;
afterEach(() => schemas.remove());

/** Two forms: one refers to a definition that refers on, and lists what is in an option list; the other stands alone. */
const createForms = () => {
  schemas = createSchemas(
    { properties: { title: { $ref: '../../definitions/title.json' }, genre: { type: 'string' } } },
    { genre: { 'ui:options': { list: 'genres' } } },
  );
  schemas.write('definitions/title.json', { allOf: [{ $ref: 'text.json' }] });
  schemas.write('definitions/text.json', { type: 'string', maxLength: 200 });
  schemas.write('options/genres.json', ['Drama']);
  schemas.write('forms/two/schema.json', { properties: { name: { type: 'string', minLength: 2 } } });
  schemas.write('forms/two/ui.json', {});
  const compile = createFormMemory();
  return async () => (await compileDirectoryBy(compile, schemas.forms, {})).forms;
};

it.each<[what: string, path: string, content: unknown]>([
  ['its schema', 'forms/one/schema.json', { title: 'Other' }],
  ['its look', 'forms/one/ui.json', { 'ui:title': 'Other' }],
  ['what it refers to by another file', 'definitions/text.json', { type: 'string', maxLength: 120 }],
  ['a list that it names', 'options/genres.json', ['Drama', 'Opera']],
  ['messages that it had none of', 'forms/one/messages.en.json', { keywords: { required: 'Fill this in.' } }],
])('compiles a form anew whose files changed, %s, and no other', async (_what, path, content) => {
  const compile = createForms();
  const before = await compile();
  expect(await compile()).toEqual(before);
  expect((await compile()).get('one')).toBe(before.get('one'));
  schemas.write(path, content);
  const after = await compile();
  expect(after.get('one')?.hash).not.toBe(before.get('one')?.hash);
  expect(after.get('two')).toBe(before.get('two'));
});

it('compiles every form anew whose messages changed', async () => {
  const compile = createForms();
  const before = await compile();
  schemas.write('messages/en.json', { keywords: { minLength: 'Too short.' } });
  expect((await compile()).get('two')?.code).toContain('Too short.');
  schemas.write('messages/en.json', { keywords: { minLength: 'Too short.' }, notices: { hello: 'Hello' } });
  const noticed = await compile();
  expect(noticed.get('two')?.code).not.toBe(before.get('two')?.code);
  expect((await compile()).get('two')).toBe(noticed.get('two'));
});

it('knows what a form was before a change that is taken back, a broken one included', async () => {
  const compile = createForms();
  const before = (await compile()).get('one');
  schemas.write('definitions/text.json', '{');
  expect((await compile()).has('one')).toBe(false);
  rmSync(join(schemas.root, 'definitions/text.json'));
  expect((await compile()).has('one')).toBe(false);
  schemas.write('definitions/text.json', { type: 'string', maxLength: 120 });
  expect((await compile()).get('one')?.code).toContain('120');
  schemas.write('definitions/text.json', { type: 'string', maxLength: 200 });
  expect((await compile()).get('one')).toBe(before);
});
