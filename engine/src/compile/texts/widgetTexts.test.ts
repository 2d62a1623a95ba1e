import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const widgets = Object.fromEntries(
  ['form', 'password', 'srt', 'subtitle-list', 'file', 'file-upload', 'image-upload', 'image-crop', 'own'].map((widget) => [
    widget,
    { hello: `Hello from ${widget}.` },
  ]),
);

const textsOf = async (schema: object, ui: unknown) => {
  schemas = createSchemas({ type: 'object', ...schema }, ui);
  schemas.write('messages/en.json', { widgets });
  schemas.write('messages/de.json', { widgets });
  const { forms, locales, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const told = (code = '') => Object.keys(widgets).filter((widget) => code.includes(`Hello from ${widget}.`));
  const inModule = told(forms.get('one')?.code);
  expect(told(locales.get('de')?.forms.get('one')?.code), 'in another language').toEqual(inModule);
  return inModule;
};

const text = { properties: { a: { type: 'string' } } };
const all = Object.keys(widgets);

describe('a form module has the texts', () => {
  it.each<[name: string, schema: object, ui: object, texts: readonly string[]]>([
    ['that every form may need, and of widgets that nobody knows', text, {}, ['form', 'own']],
    ['of a widget that its uiSchema names', text, { a: { 'ui:widget': 'password' } }, ['form', 'password', 'own']],
    ['of one named among options', text, { a: { 'ui:options': { widget: 'password' } } }, ['form', 'password', 'own']],
    [
      'of all that a widget shows',
      { properties: { a: { type: 'array', items: {} } } },
      { a: { 'ui:widget': 'subtitle-list' } },
      ['form', 'srt', 'subtitle-list', 'own'],
    ],
    [
      'of a widget within rows',
      text,
      { a: { items: { 'ui:widget': 'image-crop' } } },
      ['form', 'image-upload', 'image-crop', 'own'],
    ],
    [
      'of a widget that a format names, in a definition',
      { definitions: { f: { type: 'string', format: 'data-url' } }, properties: { a: { $ref: '#/definitions/f' } } },
      {},
      ['form', 'file', 'file-upload', 'own'],
    ],
    [
      'of no widget for a format that judges alone',
      { properties: { a: { type: 'string', format: 'iban' } } },
      {},
      ['form', 'own'],
    ],
    ['of all where a widget of the host’s is named', text, { a: { 'ui:widget': 'document-upload' } }, all],
    ['of all where one bears the name of a format', text, { a: { 'ui:widget': 'iban' } }, all],
    ['of all where a template of the host’s is named', text, { a: { 'ui:FieldTemplate': 'mine' } }, all],
    [
      'of all where a format may name a widget of the host’s',
      { properties: { a: { type: 'string', format: 'mine' } } },
      {},
      all,
    ],
  ])('%s', async (_name, schema, ui, texts) => expect(await textsOf(schema, ui)).toEqual(texts));

  it('that its own file has, whatever they are of', async () => {
    schemas = createSchemas({ type: 'object', ...text });
    schemas.write('forms/one/messages.en.json', { widgets: { srt: { hello: 'Hello!' } } });
    expect((await compileDirectory(schemas.forms)).forms.get('one')?.code).toContain('Hello!');
  });

  it.each<[name: string, schema: object, keywords: readonly string[], texts: readonly string[]]>([
    ['of keywords of the engine that its schema has', { a: { items: { notPast: true } } }, [], ['required', 'notPast']],
    ['of no other', { a: {} }, [], ['required']],
    ['of all beside keywords of the host, which may stand for them', { a: {} }, ['soon'], ['required', 'notPast', 'notAfter']],
  ])('%s', async (_name, properties, added, texts) => {
    schemas = createSchemas({ type: 'object', properties });
    const keywords = { required: 'Asked for.', notPast: 'Gone by.', notAfter: 'Too late.' };
    schemas.write('messages/en.json', { keywords });
    const ofHost = added.map((keyword) => ({ keyword, macro: () => ({ notPast: true }) }));
    const { forms } = await compileDirectory(schemas.forms, { vocabulary: { keywords: ofHost } });
    const told = Object.entries(keywords).filter(([, said]) => forms.get('one')?.code.includes(said));
    expect(told.map(([keyword]) => keyword)).toEqual(texts);
  });

  it.each<[name: string, schema: object, keywords: readonly string[], texts: readonly string[]]>([
    ['of formats that its schema has', { a: { items: { format: 'email' } } }, [], ['email']],
    ['of no other format that the engine knows', { a: {} }, [], []],
    ['of all formats beside keywords of the host', { a: {} }, ['soon'], ['email', 'iban']],
  ])('%s', async (_name, properties, added, texts) => {
    schemas = createSchemas({ type: 'object', properties });
    const formats = { email: 'No address.', iban: 'No IBAN.' };
    schemas.write('messages/en.json', { formats });
    const ofHost = added.map((keyword) => ({ keyword, macro: () => ({ format: 'iban' }) }));
    const { forms } = await compileDirectory(schemas.forms, { vocabulary: { keywords: ofHost } });
    const told = Object.entries(formats).filter(([, said]) => forms.get('one')?.code.includes(said));
    expect(told.map(([format]) => format)).toEqual(texts);
  });
});
