import { afterEach, describe, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

/** What is said of a form's files: complaints, and notes with that word behind. */
const saidOf = async (schema: unknown, ui: unknown = {}): Promise<readonly string[]> => {
  schemas = createSchemas(schema, ui);
  const { complaints, notes } = await compileDirectory(schemas.forms, { root: schemas.root });
  return [
    ...complaints.map(({ pointer, message }) => `${pointer || '/'} ${message}`),
    ...notes.map(({ pointer, message }) => `${pointer || '/'} ${message} (note)`),
  ];
};

const person = { type: 'object', properties: { name: { type: 'string' } } };
const fields = [{ type: 'text', name: 'q1', title: 'Name' }];

describe('a schema in the words of another tool', () => {
  it.each([
    ['SurveyJS', { title: 'Survey', pages: [{ name: 'page1', elements: fields }] }, 'pages'],
    ['Form.io', { display: 'form', components: fields }, 'components'],
    ['Typeform', { title: 'T', fields, settings: {} }, 'fields'],
    ["GitHub's issue forms", { name: 'Bug', labels: ['bug'], body: fields }, 'body'],
  ])('of %s is refused by the word that lists its fields', async (_tool, schema, word) => {
    const said = await saidOf(schema);
    expect(said.filter((one) => !one.endsWith('(note)'))).toEqual([
      `/${word} This is no JSON Schema: '${word}' lists what a schema has in 'properties', by name: { "type": "object", "properties": { "NAME": { "type": "string" } } }.`,
    ]);
  });

  it('is not what speaks of the places of a list alone, in the words of draft 2020-12', async () => {
    const places = { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'integer' }, person] };
    expect(await saidOf(places)).toEqual([]);
    const [said, ...others] = await saidOf({ prefixItems: places.prefixItems });
    expect(said).toMatch(/^\/ No word of this file says anything of a value/);
    expect(others).toEqual([
      expect.stringMatching(/^\/prefixItems 'prefixItems' says nothing here without "\$schema".*\(note\)$/),
    ]);
  });

  it('is not what has a mistyped keyword', async () => {
    expect(await saidOf({ title: 'A', anyOff: [person] })).toEqual(["/anyOff 'anyOff' is not a keyword. Is 'anyOf' meant?"]);
  });

  it.each<[name: string, field: object]>([
    ['names of values', { enum: ['a', 'b'], enumItemLabels: ['A', 'B'] }],
    ['names of values, in json-editor', { enum: ['a', 'b'], options: { enum_titles: ['A', 'B'] } }],
    ['names of values, in uniforms', { enum: ['a', 'b'], uniforms: { options: [{ value: 'a', label: 'A' }] } }],
    ['what is shown in an empty field', { type: 'string', options: { inputAttributes: { placeholder: 'A' } } }],
    ['what is said of a pattern', { type: 'string', pattern: '^a', patternErrorMessage: 'A', pattern_descriptor: 'a' }],
    ['that there are several lines', { type: 'string', editPresentation: 'multilineText' }],
  ])('is not said to say nothing where it says %s', async (_name, field) => {
    expect(await saidOf({ type: 'object', properties: { field } })).toEqual([]);
  });

  it('is said to say nothing where nothing of it is read', async () => {
    expect(await saidOf({ type: 'object', properties: { field: { type: 'string', options: { grid_columns: 4 } } } })).toEqual([
      "/properties/field/options 'options' is not a keyword; it says nothing here. (note)",
    ]);
  });

  it('is refused where it is a list', async () => {
    expect(await saidOf([{ key: 'email', type: 'input' }])).toContain(
      "/ A schema is an object: a list of fields stands in its 'properties', by name.",
    );
  });

  it('is told of where nothing of it says anything of a value', async () => {
    const said = await saidOf({ kind: 'collectionType', attributes: { body: 'richtext' } });
    expect(said).toContain(
      "/ No word of this file says anything of a value: as a schema it takes any. Fields stand in 'properties'. (note)",
    );
    expect(await saidOf({ title: 'Anything', $schema: 'http://json-schema.org/draft-07/schema#' })).toEqual([]);
  });

  it('is told of members that stand beside each other instead of in an object', async () => {
    expect((await saidOf({ name: { type: 'string' } }))[0]).toMatch(
      /"#\/name".*Members of one object stand in its 'properties'/,
    );
  });

  it('of Formily is told once that its components are not drawn', async () => {
    const input = { type: 'string', 'x-component': 'Input' };
    const said = await saidOf({ type: 'object', properties: { a: input, b: input } });
    expect(said).toEqual([
      "/properties/a/x-component 'x-component' says nothing here: 'ui:widget' in ui.json names a widget, 'ui:rules' show and hide. (note)",
    ]);
  });
});

describe('a uiSchema in the words of another tool', () => {
  it.each([
    { type: 'VerticalLayout', elements: [{ type: 'Control', scope: '#/properties/name' }] },
    { type: 'Control', scope: '#/properties/name' },
    { type: 'Label', text: 'Who?' },
  ])('of JSON Forms is refused, once: $type', async (ui) => {
    const said = await saidOf(person, ui);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^\/ This is a uiSchema of JSON Forms\..*'ui:layout'.*'ui:rules'/);
  });

  it('is none where the schema has such members', async () => {
    const schema = { type: 'object', properties: { type: { type: 'string' }, elements: { type: 'string' } } };
    expect(await saidOf(schema, { type: { 'ui:help': 'Which?' }, elements: { 'ui:widget': 'textarea' } })).toEqual([]);
  });

  it('is refused where it is a list of fields', async () => {
    expect(await saidOf(person, ['name'])).toEqual([
      '/ A uiSchema is an object with the names of fields: { "NAME": { "ui:widget": "textarea" } }.',
    ]);
  });
});
