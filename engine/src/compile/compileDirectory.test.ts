import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, createRuntime } from '../validation/runtime.ts';
import { compileDirectory } from './compileDirectory.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';

const text = (schema: object) => ({ type: 'object', properties: { a: { type: 'string', ...schema } } });
const deep = (levels: number): string => `${'{"items":'.repeat(levels)}{}${'}'.repeat(levels)}`;

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const complaintsAbout = async (schema: unknown, ui: unknown = {}, files: Record<string, unknown> = {}) => {
  schemas = createSchemas(schema, ui);
  for (const [path, content] of Object.entries(files)) schemas.write(path, content);
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(forms.size).toBe(complaints.length === 0 ? 1 : 0);
  return complaints.map(({ line, column, pointer, message }) => ({ at: `${line}:${column}`, pointer, message }));
};

describe('what a schema file is refused for', () => {
  it.each<[name: string, schema: unknown, pointer: string, message: RegExp]>([
    ['broken JSON', '{\n  "type": "object",\n  "title": \n}', '', /a value is expected here/],
    ['a comment', '{ // hello\n }', '', /not JSON: that has no comments/],
    ['a comma behind the last member', '{ "type": "object", }', '', /no comma before the last brace/],
    ['a missing comma', '{ "type": "object" "title": "A" }', '', /a comma is expected before/],
    ['a page', '<!doctype html>', '', /texts stand in straight double quotes/],
    ['a text without its end', '{ "type: 1 }', '', /closing quote/],
    ['a file that breaks off', '{ "type": "object"', '', /closing '}' is missing/],
    ['an empty file', ' \n', '', /not JSON: the file is empty/],
    ['an unknown keyword', text({ maxLenght: 3 }), '/properties/a/maxLenght', /'maxLenght' is not a keyword/],
    ['an unknown format', text({ format: 'e-mail' }), '/properties/a/format', /'e-mail' is not a format/],
    [
      'a choice of nothing, in what is only referred to',
      { $ref: '#/parts/a', parts: { a: { not: { enum: [] } } } },
      '/parts/a/not/enum',
      /lists no value.* come later are a 'source'/,
    ],
    ['a reference to nothing', { $ref: '#/definitions/none' }, '/$ref', /Nothing stands at/],
    ['a reference to a missing file', text({ $ref: '../../none.json' }), '/properties/a/$ref', /no file 'none\.json'/],
    ['a reference out of the folder', text({ $ref: '../../../../../etc/passwd' }), '/properties/a/$ref', /outside/],
    ['a reference to the network', text({ $ref: 'https://example.com/a.json' }), '/properties/a/$ref', /keep a copy there/],
    [
      'a reference to a file beside that is not there',
      { $id: 'https://example.com/s/b.json', properties: { a: { $ref: 'a.json' } } },
      '/properties/a/$ref',
      /'a\.json' leads outside .* keep a copy beside this file/,
    ],
    [
      'a required property that is not there',
      { type: 'object', properties: { title: {} }, required: ['titel'] },
      '/required/0',
      /no property 'titel'/,
    ],
    [
      'an unknown placeholder',
      text({ maxLength: 2, errorMessage: { maxLength: 'at most {max}' } }),
      '/properties/a/errorMessage/maxLength',
      /placeholder \{max\}/,
    ],
    [
      'a word with a form for few',
      text({ maxLength: 2, errorMessage: { maxLength: 'Najwyżej {limit} {limit:znak|znaki|znaków}.' } }),
      '/properties/a/errorMessage/maxLength',
      /\{limit:znak\|znaki\|znaków\}: a word has one form for 1 .* say '…: \{limit\}'/,
    ],
    [
      'a message for no keyword',
      text({ errorMessage: { maxLenght: 'no' } }),
      '/properties/a/errorMessage/maxLenght',
      /not a keyword\. Is 'maxLength' meant\?/,
    ],
    ['media rules that are no list', text({ mediaRules: {} }), '/properties/a/mediaRules', /a list of rules/],
    [
      'a media rule about a fact that nobody finds out',
      text({ mediaRules: [{ fact: 'colour', const: 'red', effect: 'warn', message: 'Red.' }] }),
      '/properties/a/mediaRules/0/fact',
      /'fact' is not right/,
    ],
    [
      'a media rule without a message',
      text({ mediaRules: [{ fact: 'video', const: true, effect: 'refuse' }] }),
      '/properties/a/mediaRules/0',
      /'message' is not right/,
    ],
    [
      'a media rule that asks for nothing',
      text({ mediaRules: [{ fact: 'video', effect: 'refuse', message: 'No.' }] }),
      '/properties/a/mediaRules/0',
      /'minimum' or 'maximum'/,
    ],
    [
      'a media rule with an unknown placeholder',
      text({ mediaRules: [{ fact: 'duration', minimum: 1, effect: 'warn', message: '{seconds} s' }] }),
      '/properties/a/mediaRules/0/message',
      /placeholder \{seconds\}/,
    ],
    ['a kind of picture that is none', text({ imageTypes: ['jpeg'] }), '/properties/a/imageTypes', /list of media types/],
    [
      'a least size that has one side',
      text({ minImageSize: { width: 480 } }),
      '/properties/a/minImageSize',
      /'width' and 'height'/,
    ],
    ['an aspect of nothing', text({ imageAspect: 0 }), '/properties/a/imageAspect', /width by height/],
    ['half a byte', text({ maxImageBytes: 0.5 }), '/properties/a/maxImageBytes', /whole number/],
    ['a pattern that explodes', text({ pattern: '^(?=b)(a+)+$' }), '/properties/a/pattern', /for ever/],
    ['a pattern that is none', text({ pattern: '(' }), '/properties/a/pattern', /not a regular expression/],
    [
      'a prototype key',
      '{ "type": "object", "properties": { "__proto__": { "type": "string" } } }',
      '/properties/__proto__',
      /not allowed/,
    ],
    ['a key twice', '{ "type": "object", "type": "string" }', '/type', /twice/],
    ['deep nesting', deep(10_000), '', /levels deep/],
    ['a type that does not exist', text({ type: 'text' }), '/properties/a/type', /'text' is nothing that 'type' can be/],
    ['no type at all', text({ type: [] }), '/properties/a/type', /'type' is one of array, boolean, integer,/],
    ['a type that is a schema', { ...text({}), $defs: { b: { type: {} } } }, '/$defs/b/type', /'type' is/],
    ['a schema that is a list', [], '', /A schema is an object/],
    ['a schema that is true', true, '', /of a form is an object/],
  ])('%s', async (_name, schema, pointer, message) => {
    const complaints = await complaintsAbout(schema);
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.some((complaint) => complaint.pointer === pointer && message.test(complaint.message))).toBe(true);
  });

  it('says line and column', async () => {
    const [complaint] = await complaintsAbout('{\n  "type": "object",\n  "properties": {\n    "a": { "maxLenght": 3 }\n  }\n}');
    expect(complaint?.at).toBe('4:25');
  });

  it('a chain of references that never ends', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`d/${index}.json`, { $ref: `${index + 1}.json` }]),
    );
    const complaints = await complaintsAbout(
      text({ $ref: '../../d/0.json' }),
      {},
      { ...files, 'd/300.json': { type: 'string' } },
    );
    expect(complaints.some(({ message }) => /chain of references/.test(message))).toBe(true);
  });
});

describe('what a uiSchema file is refused for', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string' },
      b: { type: 'array', items: { type: 'object', properties: { c: { type: 'string' } } } },
    },
  };
  it.each<[name: string, ui: unknown, pointer: string, message: RegExp]>([
    ['a field that is mistyped', { A: {} }, '/A', /no property 'A'. Is 'a' meant/],
    ['a field of a row that is mistyped', { b: { items: { C: {} } } }, '/b/items/C', /no property 'C'. Is 'c' meant/],
    ['an unknown key', { a: { 'ui:widgt': 'text' } }, '/a/ui:widgt', /not a key/],
    ['an order that leaves a field out', { 'ui:order': ['a'] }, '/ui:order', /leaves out 'b'/],
    ['a rule without an effect', { a: { 'ui:rules': [{ when: {} }] } }, '/a/ui:rules/0', /'effect'/],
    [
      'a rule whose effect is mistyped',
      { a: { 'ui:rules': [{ effect: 'disabel', when: {} }] } },
      '/a/ui:rules/0',
      /'effect'.* Is 'disable' meant/,
    ],
    [
      'a rule about a field that is not there, where the rule stands',
      { gone: { 'ui:rules': [{ effect: 'hide', when: {} }] } },
      '/gone/ui:rules/0',
      /about '\/gone', which the schema does not have/,
    ],
    [
      'a rule with a malformed condition',
      { a: { 'ui:rules': [{ effect: 'show', when: { user: {} } }] } },
      '/a/ui:rules/0/when',
      /A condition has/,
    ],
    [
      'a rule with an unknown data policy',
      { a: { 'ui:rules': [{ effect: 'hide', when: {}, hidden: 'lose' }] } },
      '/a/ui:rules/0/hidden',
      /'keep' or 'drop'/,
    ],
    [
      'a reset that is also sent',
      { 'ui:actions': [{ name: 'go', label: 'Go', mode: 'draft', does: 'reset' }] },
      '/ui:actions/0/does',
      /is sent/,
    ],
    [
      'a question without words',
      { 'ui:actions': [{ name: 'go', label: 'Go', confirm: {} }] },
      '/ui:actions/0/confirm',
      /A question/,
    ],
    [
      'a condition of a question that nobody asks',
      { 'ui:actions': [{ name: 'go', label: 'Go', confirmWhen: { data: {} } }] },
      '/ui:actions/0/confirmWhen',
      /without 'confirm'/,
    ],
    [
      'an action with a mistyped label',
      { 'ui:actions': [{ name: 'go', lable: 'Go' }] },
      '/ui:actions/0/lable',
      /Is 'label' meant/,
    ],
    ['an action without a label', { 'ui:actions': [{ name: 'go' }] }, '/ui:actions/0', /'label'/],
    ['an action whose label is empty', { 'ui:actions': [{ name: 'go', label: ' ' }] }, '/ui:actions/0', /'label'/],
    [
      'an action whose label for the time of sending is no text',
      { 'ui:actions': [{ name: 'go', label: 'Go', busyLabel: 5 }] },
      '/ui:actions/0/busyLabel',
      /A label of a button is a text/,
    ],
    ['a layout that is no list', { 'ui:layout': {} }, '/ui:layout', /list of parts/],
    ['a part of an unknown kind', { 'ui:layout': [{ kind: 'wizard' }] }, '/ui:layout/0', /has a 'kind'/],
    ['a part about a field that is not there', { 'ui:layout': ['x'] }, '/ui:layout/0', /no property 'x'/],
    ['a part about a field without a name', { 'ui:layout': [{ kind: 'field' }] }, '/ui:layout/0/name', /its 'name'/],
    [
      'a section whose description is no text',
      { 'ui:layout': [{ kind: 'section', title: 'S', description: { en: 'D' }, parts: ['a'] }] },
      '/ui:layout/0/description',
      /'description' is a text/,
    ],
    [
      'a field that is placed twice',
      { 'ui:layout': ['a', { kind: 'section', title: 'S', parts: ['a'] }] },
      '/ui:layout/1/parts/0',
      /placed twice/,
    ],
    ['a section without a title', { 'ui:layout': [{ kind: 'section', parts: ['a'] }] }, '/ui:layout/0', /title is missing/],
    ['tabs without pages', { 'ui:layout': [{ kind: 'tabs' }] }, '/ui:layout/0/pages', /list of pages/],
    [
      'a member that a part does not have',
      { 'ui:layout': [{ kind: 'field', name: 'a', colour: 'red' }] },
      '/ui:layout/0/colour',
      /no 'colour'/,
    ],
    ['too wide a span', { 'ui:layout': [{ kind: 'field', name: 'a', span: 9 }] }, '/ui:layout/0/span', /A span/],
    ['columns for an unknown width', { 'ui:options': { columns: { phone: 1 } } }, '/ui:options/columns', /Columns are/],
    [
      'an order that is written nowhere',
      { a: { 'ui:options': { orderMember: 'order' } } },
      '/a/ui:options/orderMember',
      /no property 'order'/,
    ],
    [
      'fixed members that are no list',
      { a: { 'ui:options': { fixedMembers: 'x' } } },
      '/a/ui:options/fixedMembers',
      /a list of/,
    ],
    [
      'a list that its widget does not draw',
      { a: { 'ui:widget': 'select', 'ui:options': { list: 'sizes' } } },
      '/a/ui:options/list',
      /'select' draws the choices of the schema/,
    ],
    [
      'a list that is not there',
      { a: { 'ui:options': { list: 'none' } } },
      '/a/ui:options/list',
      /There is no list 'options\/none\.json'/,
    ],
    ['a list outside of its folder', { a: { 'ui:options': { list: '../x' } } }, '/a/ui:options/list', /small letters/],
    [
      'a source and a list at once',
      { a: { 'ui:options': { source: 's', list: 'none' } } },
      '/a/ui:options/list',
      /not from both/,
    ],
    [
      'a pointer that is none',
      { a: { 'ui:options': { source: 's', sourceParams: { x: 'country' } } } },
      '/a/ui:options/sourceParams/x',
      /A pointer is/,
    ],
    [
      'a script in a link',
      { a: { 'ui:options': { link: { label: 'x', href: 'javascript:alert(1)' } } } },
      '/a/ui:options/link/href',
      /A link leads/,
    ],
    [
      'a link to another host without a scheme',
      { a: { 'ui:options': { link: { label: 'x', href: '//evil.example' } } } },
      '/a/ui:options/link/href',
      /A link leads/,
    ],
  ])('%s', async (_name, ui, pointer, message) => {
    const complaints = await complaintsAbout(schema, ui);
    expect(complaints.some((complaint) => complaint.pointer === pointer && message.test(complaint.message))).toBe(true);
  });
});

describe('what compiles', () => {
  it('a uiSchema of fields that dependencies and patterns of names bring', async () => {
    const schemas = {
      properties: { card: { type: 'string' } },
      dependencies: { card: { properties: { billing: { type: 'string' } } } },
      dependentSchemas: { card: { properties: { code: { type: 'string' } } } },
      patternProperties: { '^key-': { type: 'string' } },
    };
    const ui = {
      ...{ billing: { 'ui:widget': 'textarea' }, code: { 'ui:help': 'On its back' }, 'key-1': { 'ui:help': 'Any' } },
      'ui:order': ['card', 'code', 'billing', '*'],
    };
    expect(await complaintsAbout({ type: 'object', ...schemas }, ui)).toEqual([]);
  });

  it('a recursive schema, judged as deep as the data go', async () => {
    const node = {
      type: 'object',
      properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } },
    };
    expect(await complaintsAbout(node)).toEqual([]);
  });

  it('files that refer to each other become shared definitions', async () => {
    const files = {
      'd/a.json': { type: 'object', properties: { next: { $ref: 'b.json' } } },
      'd/b.json': { type: 'object', properties: { next: { $ref: 'a.json' } } },
    };
    expect(await complaintsAbout({ type: 'object', properties: { a: { $ref: '../../d/a.json' } } }, {}, files)).toEqual([]);
  });

  it('a reference to a file whose name begins as the way out of the folder does', async () => {
    expect(await complaintsAbout(text({ $ref: '../../..a.json' }), {}, { '..a.json': { maxLength: 3 } })).toEqual([]);
  });

  it.each([
    ['how a text is typed', { type: 'string', format: 'url' }, 'inputMode:"url"'],
    ['the widget of a time', { type: 'string', format: 'iso-time' }, '"ui:widget":"time"'],
  ])('takes %s from a definition in another file, too', async (_what, definition, word) => {
    schemas = createSchemas({ type: 'object', properties: { a: { $ref: '../../a.json' } } });
    schemas.write('a.json', definition);
    expect((await compileDirectory(schemas.forms)).forms.get('one')?.code).toContain(word);
  });

  it('the same files to the same bytes, other files to others', async () => {
    schemas = createSchemas(text({ maxLength: 3 }));
    const first = (await compileDirectory(schemas.forms)).forms.get('one');
    const again = (await compileDirectory(schemas.forms)).forms.get('one');
    expect(again).toEqual(first);
    schemas.write('forms/one/schema.json', text({ maxLength: 4 }));
    expect((await compileDirectory(schemas.forms)).forms.get('one')?.hash).not.toBe(first?.hash);
  });

  it('a module has the members, and calls the helpers, of its edition: raise moduleEdition when these change', async () => {
    schemas = createSchemas(text({ maxLength: 3, format: 'email' }), { 'ui:actions': [] });
    const { forms } = await compileDirectory(schemas.forms);
    const { default: factory } = await import(`data:text/javascript,${encodeURIComponent(forms.get('one')?.code ?? '')}`);
    const form = createFormModule(factory);
    expect([form.edition, Object.keys(form), Object.keys(form.checks), Object.keys(createRuntime())]).toEqual([
      4,
      [
        ...['name', 'edition', 'schema', 'uiSchema', 'rules', 'actions', 'messages', 'branches', 'transient', 'lists'],
        ...['isOpen', 'idSeparator', 'checks', 'now'],
      ],
      ['strict', 'draft'],
      ['ucs2length', 'equal', 'now'],
    ]);
  });

  it('a form without a file of its looks, with what is enough in it', async () => {
    schemas = createSchemas(text({ maxLength: 3 }));
    schemas.write('forms/two/schema.json', {});
    const { complaints } = await compileDirectory(schemas.forms);
    expect(complaints.map(({ message }) => message)).toEqual([expect.stringMatching(/missing. '\{\}' in it is enough/)]);
  });

  it('a form whose folder is a link', async () => {
    schemas = createSchemas({});
    schemas.write('store/two/schema.json', {});
    schemas.write('store/two/ui.json', {});
    symlinkSync('../store/two', `${schemas.forms}/two`);
    expect([...(await compileDirectory(schemas.forms)).forms.keys()]).toEqual(['one', 'two']);
  });

  it('only the forms that are named, whatever is wrong with the others', async () => {
    schemas = createSchemas(text({ maxLength: 3 }));
    schemas.write('forms/two/schema.json', '{');
    schemas.write('forms/two/ui.json', {});
    const { forms, complaints } = await compileDirectory(schemas.forms, { only: ['one'] });
    expect([[...forms.keys()], complaints]).toEqual([['one'], []]);
  });

  it('a broken form leaves the others', async () => {
    schemas = createSchemas(text({ maxLength: 3 }));
    schemas.write('forms/two/schema.json', '{');
    schemas.write('forms/two/ui.json', {});
    const { forms, complaints } = await compileDirectory(schemas.forms);
    expect([...forms.keys()]).toEqual(['one']);
    expect(complaints.map(({ file }) => file)).toEqual([expect.stringMatching(/two[\\/]schema\.json$/)]);
  });
});

describe('what is noted, and compiles all the same', () => {
  it.each<[name: string, schema: unknown, pointer: string, message: RegExp]>([
    ['a mistyped description', text({ desccription: 'x' }), '/properties/a/desccription', /Is 'description' meant/],
    ['definitions alone', { $defs: { 'a/b': {} } }, '', /\{"\$ref":"#\/\$defs\/a~1b"\} here draws/],
    [
      'a description of an API',
      { components: { schemas: { Pet: { type: 'object' }, Owner: { items: { $ref: '#/components/schemas/Pet' } } } } },
      '',
      /\{"\$ref":"#\/components\/schemas\/Pet"\} here draws/,
    ],
    [
      'schemas that nothing leads to but each other, choices among them',
      { title: 'All', user: { type: 'string' }, 'x-agent': { oneOf: [{ $ref: '#/user' }, { properties: { a: {} } }] } },
      '',
      /only defines others.*#\/user/,
    ],
    [
      'a word of 2020-12 where no draft is named',
      { properties: { a: { prefixItems: [{ type: 'string' }] } } },
      '/properties/a/prefixItems',
      /without "\$schema": "https:\/\/json-schema.org\/draft\/2020-12/,
    ],
    [
      "a bound of ajv-formats'",
      text({ format: 'date', formatMinimum: '2020-01-01' }),
      '/properties/a/formatMinimum',
      /nothing is judged here; 'notBefore' judges a date/,
    ],
    ['a keyword of another tool', text({ defaultSnippets: ['x'] }), '/properties/a/defaultSnippets', /says nothing here/],
    ['a word of the uiSchema', text({ 'ui:widget': 'textarea' }), '/properties/a/ui:widget', /stands in ui.json/],
    ['a format of another tool', text({ format: 'ean13' }), '/properties/a/format', /'ean13' is not a format/],
    ['a format that only draws', text({ format: 'color' }), '/properties/a/format', /By 'color' an input is chosen/],
    ["another tool's word for 'readOnly'", text({ readonly: true }), '/properties/a/readonly', /says nothing here/],
    [
      "another tool's condition",
      text({ visibleIf: { b: ['x'] } }),
      '/properties/a/visibleIf',
      /'ui:rules' in ui.json show and hide/,
    ],
    ["another tool's condition by a field", text({ depends_on: 'b' }), '/properties/a/depends_on', /'dependencies' asks for/],
    ["another tool's demand", text({ 'x-required-if': 'b' }), '/properties/a/x-required-if', /'ui:rules' in ui.json require/],
    ["another tool's words made of known ones", text({ tsEnumNames: ['a'] }), '/properties/a/tsEnumNames', /says nothing here/],
    [
      "another tool's word that is made of a long one",
      { type: 'object', tsAdditionalProperties: false },
      '/tsAdditionalProperties',
      /says nothing here/,
    ],
    [
      "another tool's word that begins with a known one",
      { type: 'object', requiredOr: ['a'] },
      '/requiredOr',
      /says nothing here/,
    ],
    ["another tool's word that has a sign here", text({ schema: 'a.json' }), '/properties/a/schema', /says nothing here/],
    ['what ajv is told of how it waits', text({ $async: true }), '/properties/a/$async', /says nothing here/],
    ["another tool's word for '$comment'", text({ comment: 'x' }), '/properties/a/comment', /says nothing here/],
    [
      'what ajv is told of how it waits for the whole',
      { $async: true, properties: { a: { type: 'string' } } },
      '/$async',
      /says nothing here/,
    ],
    [
      "another tool's word with a sign before it",
      text({ _description: 'x' }),
      '/properties/a/_description',
      /says nothing here/,
    ],
    [
      'braces in one text for every error',
      text({ errorMessage: 'Write {major}' }),
      '/properties/a/errorMessage',
      /placeholder \{major\}/,
    ],
    [
      "JSON-LD's word for a kind",
      text({ '@type': 'https://schema.example/Field' }),
      '/properties/a/@type',
      /says nothing here/,
    ],
    ["another tool's default", text({ $default: { $source: 'argv' } }), '/properties/a/$default', /says nothing here/],
    [
      "another tool's word much like a keyword",
      { type: 'object', mixinProperties: [{ $ref: 'mixins.json#/basics' }] },
      '/mixinProperties',
      /says nothing here/,
    ],
    ["another tool's format for times", text({ format: 'timer' }), '/properties/a/format', /says nothing here/],
    ["another tool's format", text({ format: 'guid' }), '/properties/a/format', /says nothing here/],
    ["another tool's format for bytes", text({ format: 'bytes' }), '/properties/a/format', /says nothing here/],
    ["another tool's word for 'date-time'", text({ format: 'datetime' }), '/properties/a/format', /is not a format/],
    ["'then' without 'if'", { type: 'object', then: {} }, '/then', /no 'if'/],
    ["'if' alone", { type: 'object', if: {} }, '/if', /no 'then'/],
    [
      'a required member that is no property',
      { properties: { a: {} }, required: ['other'] },
      '/required/0',
      /a value of any kind is asked for/,
    ],
    [
      'a required member that a closed object does not have',
      { properties: { a: {} }, additionalProperties: false, required: ['other'] },
      '/required/0',
      /nobody can fill it in/,
    ],
    [
      'a member that only a submission asks for and that is no property',
      { properties: { a: {} }, onSubmit: { properties: { b: {} }, required: ['a', 'b', 'other'] } },
      '/onSubmit/required/2',
      /a value of any kind is asked for/,
    ],
    [
      'a member that only a draft asks for and that is no property',
      { properties: { a: {} }, draftRequired: ['other'] },
      '/draftRequired/0',
      /nobody can fill it in/,
    ],
    [
      'a member that a submission asks for beside no properties',
      { properties: { a: {} }, onSubmit: { required: ['other'] } },
      '/onSubmit/required/0',
      /nobody can fill it in/,
    ],
    [
      'a required member with the number of another row',
      { properties: { address2: {} }, required: ['address1'] },
      '/required/0',
      /a value of any kind is asked for/,
    ],
    [
      'a required member that may stand in another part',
      { definitions: { base: {} }, $ref: '#/definitions/base', properties: { zipcode: {} }, required: ['zipcodes'] },
      '/required/0',
      /a value of any kind is asked for/,
    ],
    [
      'rows told apart by a member that they do not have',
      { properties: { a: { uniqueBy: 'languag', items: { properties: { language: {} } } } } },
      '/properties/a/uniqueBy',
      /no property 'languag'. Is 'language' meant/,
    ],
    [
      'a field held against another that is not there',
      { properties: { from: { type: 'string' }, a: { const: { $data: '1/form' } } } },
      '/properties/a/const/$data',
      /no property 'form'/,
    ],
  ])('%s', async (_name, schema, pointer, message) => {
    schemas = createSchemas(schema);
    const { forms, complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect([...forms.keys()]).toEqual(['one']);
    expect(notes.map((note) => note.pointer)).toEqual([pointer]);
    expect(notes[0]?.message).toMatch(message);
  });

  const people = { type: 'array', items: { properties: { name: {}, age: {} } } };
  const schema = {
    properties: { a: { type: 'string' }, state: {}, people },
    dependencies: { a: { properties: { more: {} } } },
  };
  const shown = (when: unknown) => [{ effect: 'show', when }];
  const asks = (name: string) => ({ properties: { [name]: { const: 1 } } });

  it('notes what a uiSchema says about a field that the schema does not have, and complains where another one is meant', async () => {
    schemas = createSchemas(
      { type: 'object', ...schema },
      { date: { 'ui:widget': 'alt-datetime' }, a: { classNames: 'wide' } },
    );
    const { complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes.map(({ pointer }) => pointer)).toEqual(['/date', '/a/classNames']);
    schemas.write('forms/one/ui.json', { poeple: {} });
    const mistyped = await compileDirectory(schemas.forms);
    expect(mistyped.complaints.map(({ message }) => message)).toEqual([
      "The schema has no property 'poeple'. Is 'people' meant?",
    ]);
  });

  it.each<[name: string, ui: unknown, notes: readonly string[]]>([
    ['asks for a field', { a: { 'ui:rules': shown({ data: asks('state') }) } }, []],
    ['asks for a field that another brings', { a: { 'ui:rules': shown({ data: asks('more') }) } }, []],
    ['asks for what the host says', { a: { 'ui:rules': shown({ context: asks('role') }) } }, []],
    [
      'misspells a field',
      { a: { 'ui:rules': shown([{ data: asks('stat') }]) } },
      ["/a/ui:rules/0/when/0/data/properties/stat The form has no property 'stat'. Is 'state' meant?"],
    ],
    [
      'requires what nobody can enter',
      { 'ui:actions': [{ name: 'go', label: 'Go', enabledWhen: { data: { not: { required: ['agreed'] } } } }] },
      ["/ui:actions/0/enabledWhen/data/not/required/0 The form has no property 'agreed', so nobody can fill it in."],
    ],
    [
      'asks for a value that a field never has',
      { a: { 'ui:rules': shown({ data: { properties: { a: { enum: ['x', true, null] } } } }) } },
      ["/a/ui:rules/0/when/data/properties/a/enum/1 '/a' is a text and never true."],
    ],
    [
      'looks for a member of the row, and of the form, in the wrong place',
      { people: { items: { name: { 'ui:rules': shown({ row: asks('state'), data: asks('age'), parent: asks('age') }) } } } },
      [
        "/people/items/name/ui:rules/0/when/row/properties/state '/people/-' has no property 'state', so nobody can fill it in.",
        "/people/items/name/ui:rules/0/when/data/properties/age The form has no property 'age', so nobody can fill it in.",
      ],
    ],
  ])('a condition that %s', async (_name, ui, expected) => {
    schemas = createSchemas({ type: 'object', ...schema }, ui);
    const { complaints, notes } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    expect(notes.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(expected);
  });
});

describe('references by $id', () => {
  it.each<[name: string, schema: unknown, files: Record<string, unknown>]>([
    [
      'to an address within the file',
      { properties: { a: { $ref: 'https://x.example/t' } }, definitions: { t: { $id: 'https://x.example/t', maxLength: 2 } } },
      {},
    ],
    ['to a name within the file', { properties: { a: { $ref: '#t' } }, definitions: { t: { $id: '#t', maxLength: 2 } } }, {}],
    [
      'relative to the address around it',
      { $id: 'https://x.example/a/', properties: { a: { $ref: 't' } }, definitions: { t: { $id: 't', maxLength: 2 } } },
      {},
    ],
    [
      'to a file beside one that has a name on the web, and to the one beside that',
      { properties: { a: { $ref: '../../d/s.json#/definitions/s' } } },
      {
        'd/s.json': { $id: 'https://x.example/s', definitions: { s: { allOf: [{ $ref: 'e/t.json' }] } } },
        'd/e/t.json': { $id: 'https://x.example/e/t.json', $ref: 'u.json#/definitions/u', title: 'T' },
        'd/e/u.json': { $id: 'https://x.example/e/u.json', definitions: { u: { maxLength: 2 } } },
      },
    ],
    [
      'to a name in a file that has one on the web',
      { properties: { a: { $ref: '../../s.json#t' } } },
      { 's.json': { $id: 'https://x.example/s.json', definitions: { t: { $id: '#t', maxLength: 2 } } } },
    ],
    [
      'to a name in a file beside that has none on the web',
      { $id: 'https://x.example/forms/one/a.json', properties: { a: { $ref: '../../s.json#t' } } },
      { 's.json': { definitions: { t: { $id: '#t', maxLength: 2 } } } },
    ],
    [
      'to another file by an address that stands for a folder',
      { properties: { a: { $ref: 'https://shared.example/t.json' } } },
      { 'shared/t.json': { maxLength: 2 } },
    ],
    [
      'to a file of a folder within such a one, which stands elsewhere',
      { properties: { a: { $ref: 'https://shared.example/own/t.json' } } },
      { 'own/t.json': { maxLength: 2 } },
    ],
  ])('%s', async (_name, schema, files) => {
    schemas = createSchemas({ type: 'object', ...Object(schema) });
    for (const [path, content] of Object.entries(files)) schemas.write(path, content);
    const { root } = schemas;
    const addresses = { 'https://shared.example/': `${root}/shared`, 'https://shared.example/own/': `${root}/own` };
    const { forms, complaints } = await compileDirectory(schemas.forms, { addresses });
    expect(complaints).toEqual([]);
    expect(forms.get('one')?.code).toContain('maxLength');
  });
});
