import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

const picture = { type: 'string', minImageSize: { width: 480, height: 200 } };
const schema = {
  type: 'object',
  properties: {
    file: { type: 'string' },
    kinds: { type: 'array', items: { type: 'string' } },
    picture,
    pictures: {
      type: 'array',
      items: { type: 'object', properties: { url: picture } },
      contains: {},
      minContains: 0,
      maxContains: 10,
      errorMessage: { contains: 'Please keep at most {maxContains} images.', required: 'Please {value}' },
    },
    film: {
      type: 'string',
      mediaRules: [
        { fact: 'longSide', maximum: 4096, effect: 'warn', message: '{found} pixels; {longSide} or smaller' },
        { fact: 'frameRate', minimum: 20, maximum: 60, effect: 'warn', message: '{minimum} to {maximum}', hint: '{frameRate}' },
        { fact: 'shortSide', minimum: 500, effect: 'warn', message: '{limit}' },
      ],
    },
  },
};
const ui = {
  file: { 'ui:help': 'At most {maxBytes}.', 'ui:options': { maxBytes: 2_000_000_000, refusalText: 'Over {maxBytes}.' } },
  kinds: {
    'ui:help': '{accept}, up to {maxBytes}.',
    'ui:options': {
      accept: ['application/msword', 'image/jpeg', '.srt', 'image/*'],
      maxBytes: 3000,
      refusalText: 'No {accept} file.',
    },
  },
  picture: { 'ui:help': 'At least {minWidth}x{minHeight}, {maxLength} and {unknown}.' },
  pictures: { 'ui:options': { help: 'Not more than {maxContains} of {minWidth}x{minHeight}.' } },
  film: { 'ui:help': '{longSide} or smaller, {shortSide} or larger, {frameRate} fps.' },
};

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (files: { readonly [path: string]: unknown }, said: unknown = schema) => {
  schemas = createSchemas(said, ui);
  for (const [path, content] of Object.entries(files)) schemas.write(path, content);
  const { complaints, forms, locales, notes } = await compileDirectory(schemas.forms);
  const texts = (tag: string) =>
    JSON.parse((locales.get(tag)?.forms.get('one')?.code ?? '').replace(/^export default |;\n$/g, '')).texts;
  return { complaints, notes, code: forms.get('one')?.code ?? '', texts };
};

it('texts that say a limit say that of their field, and follow it (R-188, R-620)', async () => {
  const { complaints, code } = await compile({});
  expect(complaints).toEqual([]);
  for (const text of [
    'At most 2 GB.',
    'Over 2 GB.',
    'DOC, JPEG, SRT, or image/*, up to 3 kB.',
    'No DOC, JPEG, SRT, or image/* file.',
    'At least 480x200, {maxLength} and {unknown}.',
    'Not more than 10 of 480x200.',
    'Please keep at most 10 images.',
    'Please {value}',
    '{found} pixels; 4K or smaller',
    '20 to 60',
    '4K or smaller, 500 px or larger, 20-60 fps.',
    '{limit}',
  ])
    expect(code).toContain(`"${text}"`);
  schemas?.remove();
  const changed = JSON.parse(JSON.stringify(schema).replaceAll('"maxContains":10', '"maxContains":7').replace('4096', '3840'));
  const after = (await compile({}, changed)).code;
  for (const text of ['Not more than 7 of 480x200.', 'Please keep at most 7 images.', '{found} pixels; 3840 px or smaller'])
    expect(after).toContain(`"${text}"`);
});

it('are translated as they stand in the file, and say the limits in each language’s way', async () => {
  const { complaints, notes, texts } = await compile({
    'messages/fr.json': {
      texts: {
        'At most {maxBytes}.': '{maxBytes} au plus.',
        '{accept}, up to {maxBytes}.': '{accept}, {maxBytes} au plus.',
        'Please keep at most {maxContains} images.': '{maxContains} images au plus.',
      },
    },
  });
  expect(complaints).toEqual([]);
  expect(texts('fr')).toMatchObject({
    'At most 2 GB.': expect.stringMatching(/^2\sGo au plus\.$/),
    'DOC, JPEG, SRT, or image/*, up to 3 kB.': expect.stringMatching(/^DOC, JPEG, SRT ou image\/\*, 3\sko au plus\.$/),
    'Please keep at most 10 images.': '10 images au plus.',
  });
  // Neither is unread, and what is left out is named as the file has it.
  expect(notes.map(({ message }) => message).join('\n')).not.toMatch(/No form has the text/);
  expect(notes.map(({ message }) => message).join('\n')).toContain("'Please {value}' and");
});

it('a message that has a placeholder for a number which stands nowhere beside it is refused', async () => {
  const { complaints } = await compile({}, JSON.parse(JSON.stringify(schema).replace('"maxContains":10,', '')));
  expect(complaints.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    expect.stringMatching(/^\/properties\/pictures\/errorMessage\/contains A message has no placeholder \{maxContains\}/),
  ]);
});

it('sizes and kinds are written in English where the file of messages is called by no language', async () => {
  schemas = createSchemas(schema, ui);
  schemas.write('our_texts.json', { keywords: {}, formats: {}, widgets: {} });
  const { forms } = await compileDirectory(schemas.forms, { messages: join(schemas.forms, '../our_texts.json') });
  expect(forms.get('one')?.code).toContain('At most 2 GB.');
});
