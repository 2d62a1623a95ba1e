import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

describe('a complaint about a schema that several forms refer to', () => {
  it.each([
    [
      'its file',
      { 'definitions/mail.json': { type: 'strin' } },
      '../../definitions/mail.json',
      'definitions/mail.json',
      '/type',
    ],
    [
      'the file at the end of the references',
      { 'definitions/mail.json': { $ref: 'text.json', maxLength: 120 }, 'definitions/text.json': { type: 'strin' } },
      '../../definitions/mail.json',
      'definitions/text.json',
      '/type',
    ],
    [
      'its place in a file of several',
      { 'definitions/all.json': { definitions: { mail: { type: 'strin' } } } },
      '../../definitions/all.json#/definitions/mail',
      'definitions/all.json',
      '/definitions/mail/type',
    ],
  ])('is told once, of %s', async (_what, files, $ref, file, pointer) => {
    const form = { type: 'object', properties: { mail: { $ref, title: 'Mail' } } };
    schemas = createSchemas(form, {});
    schemas.write('forms/two/schema.json', form);
    schemas.write('forms/two/ui.json', {});
    for (const [path, content] of Object.entries(files)) schemas.write(path, content);
    const { complaints } = await compileDirectory(schemas.forms);
    const root = schemas.root.length + 1;
    expect(complaints.map((one) => [one.file.slice(root), one.pointer, one.message])).toEqual([
      [file, pointer, "'strin' is nothing that 'type' can be. Is 'string' meant?"],
    ]);
  });

  it('is told of the form where the form itself says it', async () => {
    const form = { type: 'object', properties: { mail: { $ref: '../../definitions/mail.json', maxLength: 'long' } } };
    schemas = createSchemas(form, {});
    schemas.write('definitions/mail.json', { type: 'string' });
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ file, pointer }) => [file.slice(-21), pointer])).toEqual([
      ['forms/one/schema.json', '/properties/mail/maxLength'],
    ]);
  });
});
