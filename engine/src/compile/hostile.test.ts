import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, judge } from '../validation/index.ts';
import { compileDirectory } from './compileDirectory.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

/** Work that no hostile form makes when it is compiled, refused or judged unless it goes on without end, in ms of this process. */
const patience = 30_000;

/** The work of this process up to now, in ms: unlike a clock it does not count what other programs do meanwhile. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const compile = async (schema: unknown, ui: unknown = {}) => {
  schemas = createSchemas(schema, ui);
  const started = worked();
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(worked() - started).toBeLessThan(patience);
  return { form: forms.get('one'), messages: complaints.map(({ message }) => message).join('\n') };
};

const chain = (length: number, link: (next: object) => object) => ({
  type: 'object',
  properties: { a: { $ref: '#/definitions/d0' } },
  definitions: Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `d${index}`,
      index === length - 1 ? { type: 'string' } : link({ $ref: `#/definitions/d${index + 1}` }),
    ]),
  ),
});

const circle = (keyword: string) => ({
  [keyword]: [{ $ref: '#/definitions/a' }],
  definitions: { a: { [keyword]: [{ type: 'string' }, { $ref: '#' }] } },
});

describe('a hostile schema is refused in words, and soon', () => {
  it.each<[name: string, schema: unknown, message: RegExp]>([
    ['10,000 references in a row', chain(10_000, (next) => next), /chain of references|nested/],
    ['a reference to itself', { type: 'object', properties: { a: { $ref: '#/properties/a' } } }, /without end/],
    ['a root that is itself', { $ref: '#' }, /without end/],
    [
      'two schemas that are each other',
      {
        allOf: [{ $ref: '#/definitions/a' }],
        definitions: { a: { anyOf: [{ $ref: '#/definitions/b' }] }, b: { allOf: [{ $ref: '#/definitions/a' }] } },
      },
      /without end/,
    ],
    ['combinations that double 40 times', chain(40, (next) => ({ allOf: [next, next] })), /schemas would speak/],
    ['choices that double 40 times', chain(40, (next) => ({ anyOf: [next, next] })), /schemas would speak/],
    [
      'choices of 18 parts that multiply once they are merged',
      { allOf: Array.from({ length: 18 }, (_, part) => ({ anyOf: [{ required: [`a${part}`] }, { maxProperties: part }] })) },
      /choices within 'allOf' make more than 1000/,
    ],
    ['conditions that triple 40 times', chain(40, (next) => ({ if: next, then: next, else: next })), /schemas would speak/],
    ['fields that double 40 times', chain(40, (next) => ({ type: 'object', properties: { l: next, r: next } })), /fields/],
    [
      '6,000 fields',
      { type: 'object', properties: Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`f${index}`, {}])) },
      /fields/,
    ],
    ['nesting of 10,000 lists', `{"enum": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, /levels deep/],
    ['a choice that stands there twice', { enum: [{ a: 1 }, 'b', { a: 1 }] }, /The choice {"a":1} stands here twice/],
    ['a file of 6 MB', { enum: ['x'.repeat(6_000_000)] }, /characters/],
    ['a pattern of options that explodes', { properties: { a: { pattern: '^(a?){200}a{200}$' } } }, /for ever/],
    ['a pattern of choices that explodes', { properties: { a: { pattern: '^(?!c)(a|a|b)*$' } } }, /for ever/],
    ['a pattern of 5,000 characters', { properties: { a: { pattern: 'a?'.repeat(2500) } } }, /characters/],
    ['a pattern of properties that explodes', { patternProperties: { '(x+x+)+y\\b': {} } }, /for ever/],
    ['a cycle through choices of definitions', circle('anyOf'), /without end/],
    [
      'a cycle through conditions',
      {
        if: { $ref: '#/definitions/a' },
        then: {},
        definitions: { a: { not: { if: { $ref: '#/definitions/a' }, then: false } } },
      },
      /without end/,
    ],
    [
      '10,000 fields',
      { properties: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, { type: 'string' }])) },
      /fields/,
    ],
    [
      'two schemas of one name, which something refers to',
      {
        properties: { c: { $ref: 'x.json' } },
        definitions: { a: { $id: 'x.json', type: 'string' }, b: { $id: 'x.json', type: 'number' } },
      },
      /'x\.json' may be either of two/,
    ],
    ['a reference to an address', { properties: { a: { $ref: 'https://evil.example/a.json#/b' } } }, /outside/],
    ['a reference that is no address', { properties: { a: { $ref: 'http://[::bad' } } }, /outside|missing|read|stands/],
    ['a reference with broken escapes', { properties: { a: { $ref: '#/%E0%A4%A' } } }, /stands/],
    ['a reference out of the folder by dots', { properties: { a: { $ref: '../../../../../../etc/hostname' } } }, /outside/],
    [
      'a reference out of the folder by escaped dots',
      { properties: { a: { $ref: '..%2f..%2f..%2f..%2fetc%2fhostname' } } },
      /outside|missing|read/,
    ],
    [
      'a reference to another machine',
      { properties: { a: { $ref: 'file://evil.example/share/a.json' } } },
      /outside|missing|read/,
    ],
    ['a reference that is no text', { properties: { a: { $ref: 5 } } }, /./],
    ['an $id that is no address', { $id: 'http://[::bad', properties: { a: { $ref: 'b.json' } } }, /outside|missing|read/],
    ['half a character as a name', { properties: { '\ud800': {} } }, /half a character/],
    ['a file that is a list', [], /object/],
    ['a file that is a text', '"text"', /object/],
    ['an empty file', '', /JSON/],
    ['a pattern of polynomial cost', { properties: { a: { pattern: '^(?!e).*a.*b.*c.*d$' } } }, /maxLength/],
    ['a prototype among the properties', '{"properties": {"__proto__": {"type": "string"}}}', /not allowed/],
    ['a reference to a file of the machine', { $ref: 'file:///etc/passwd' }, /outside/],
    [
      'an address for its $id and a reference beside it',
      { $id: 'https://evil.example/a', $ref: 'https://evil.example/b' },
      /outside/,
    ],
  ])('%s', async (_name, schema, message) => {
    const { form, messages } = await compile(schema);
    expect(form).toBeUndefined();
    expect(messages).toMatch(message);
  });
});

describe('a hostile uiSchema is refused in words', () => {
  const addresses = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ];
  it.each(addresses)('a link to %j', async (href) => {
    const ui = { a: { 'ui:options': { link: { text: 'Terms', href } } } };
    const { form, messages } = await compile({ type: 'object', properties: { a: { type: 'boolean' } } }, ui);
    expect(form).toBeUndefined();
    expect(messages).toContain('A link leads to');
  });

  it('a list outside of the folder of lists', async () => {
    const { messages } = await compile(
      { type: 'object', properties: { a: { type: 'string' } } },
      { a: { 'ui:options': { list: '../../../../etc/passwd' } } },
    );
    expect(messages).toContain('A list has a name');
  });
});

describe('a schema that is odd and harmless compiles', () => {
  const odd = ['\u202e\u2066right to left\u2069', '\ufeff', '\u0000nul', '\u200b', 'a\u0301', '👩‍🎓', '\u2028', '\u007f', ' '];

  it.each(odd)('%j as name, title, constant, choice, message and required name', async (text) => {
    const field = { type: 'string', title: text, description: text, enum: [text], errorMessage: { enum: text } };
    const { form, messages } = await compile({
      type: 'object',
      title: text,
      properties: { [text]: field, other: { const: text } },
      required: [text],
    });
    expect(messages).toBe('');
    const module = await load(form?.code ?? '');
    expect(judge(module, { [text]: text, other: text }, { mode: 'strict' })).toEqual({ valid: true });
    expect(judge(module, { [text]: `${text}x` }, { mode: 'strict' }).valid).toBe(false);
    expect(judge(module, {}, { mode: 'strict' }).valid).toBe(false);
  });

  it('a cycle through items, and one through properties', async () => {
    const { form } = await compile({
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#' } }, parent: { $ref: '#' }, name: { type: 'string' } },
    });
    const module = await load(form?.code ?? '');
    expect(judge(module, { children: [{ parent: { name: 'a' } }] }, { mode: 'strict' }).valid).toBe(true);
    expect(judge(module, { children: [{ parent: { name: 1 } }] }, { mode: 'strict' }).valid).toBe(false);
  });

  it('100,000 choices', async () => {
    const { form, messages } = await compile({
      type: 'object',
      properties: { a: { enum: Array.from({ length: 100_000 }, (_, index) => `c${index}`) } },
    });
    expect(messages).toBe('');
    const module = await load(form?.code ?? '');
    const started = worked();
    expect(judge(module, { a: 'c99999' }, { mode: 'strict' }).valid).toBe(true);
    expect(judge(module, { a: 'no' }, { mode: 'strict' }).valid).toBe(false);
    expect(worked() - started).toBeLessThan(patience);
  });

  it('a text of a megabyte is judged by slow patterns at once', async () => {
    const { form } = await compile({ type: 'object', properties: { a: { pattern: '^\\s*.*\\s*$' }, b: { pattern: '\\d+x' } } });
    const module = await load(form?.code ?? '');
    const started = worked();
    for (const text of [' '.repeat(1_000_000), '1'.repeat(1_000_000)])
      expect(judge(module, { a: text, b: text }, { mode: 'strict' }).valid).toBe(false);
    expect(judge(module, { a: ' a ', b: '12x' }, { mode: 'strict' }).valid).toBe(true);
    expect(worked() - started).toBeLessThan(patience);
  });

  it('a text of a megabyte and a long name are judged at once by patterns that would explode', async () => {
    const { form } = await compile({
      type: 'object',
      properties: { a: { pattern: '^([0-9]+(ms|s|m|h)?)+$' } },
      patternProperties: { '^(x+x+)+y$': { type: 'number' } },
    });
    const module = await load(form?.code ?? '');
    const started = worked();
    expect(judge(module, { a: `${'1'.repeat(1_000_000)}!` }, { mode: 'strict' }).valid).toBe(false);
    expect(judge(module, { ['x'.repeat(1000)]: 'a' }, { mode: 'strict' }).valid).toBe(true);
    expect(judge(module, { a: '1h30m', xxy: 1 }, { mode: 'strict' }).valid).toBe(true);
    expect(judge(module, { xxy: 'a' }, { mode: 'strict' }).valid).toBe(false);
    expect(worked() - started).toBeLessThan(patience);
  });
});

it('a schema of 12,000 references within itself, as those of whole standards are, is compiled', async () => {
  const members = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`m${index}`, { $ref: '#/definitions/t' }]));
  const parts = Array.from({ length: 200 }, (_, index) => [`p${index}`, { type: 'object', properties: members }]);
  const definitions = { t: { type: 'string' }, ...Object.fromEntries(parts) };
  const { form, messages } = await compile({ definitions, properties: { a: { $ref: '#/definitions/p7' } } });
  expect(messages).toBe('');
  const module = await load(form?.code ?? '');
  expect(judge(module, { a: { m9: 'x' } }, { mode: 'strict' }).valid).toBe(true);
  expect(judge(module, { a: { m9: 9 } }, { mode: 'strict' }).valid).toBe(false);
});

it('a schema that is slow to compile is stopped, and the forms beside it are compiled', async () => {
  const field = (index: number) => [`f${index}`, { type: 'string', format: 'email', maxLength: 9, enum: ['a', 'b', 'c'] }];
  const fields = Object.fromEntries(Array.from({ length: 4500 }, (_, index) => field(index)));
  schemas = createSchemas({ type: 'object', properties: fields });
  schemas.write('forms/two/schema.json', { type: 'object', properties: { a: { type: 'string' } } });
  schemas.write('forms/two/ui.json', {});
  const started = worked();
  const { forms, complaints } = await compileDirectory(schemas.forms, { timeLimit: 400 });
  expect(worked() - started).toBeLessThan(patience);
  expect([...forms.keys()]).toEqual(['two']);
  expect(complaints).toMatchObject([
    {
      file: `${schemas.forms}/one/schema.json`,
      message: expect.stringMatching(/^This form took longer than 0\.4 seconds to compile and was stopped\. .*'timeLimit'/),
    },
  ]);
});

const load = async (code: string) => {
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return createFormModule(factory);
};

describe('a schema full of code is data', () => {
  const breakouts = [
    '"); globalThis.hacked = true; ("',
    ['`$', '{globalThis.hacked = true}`'].join(''),
    "'+(globalThis.hacked=true)+'",
    '*/ globalThis.hacked = true; /*',
    '\u2028globalThis.hacked = true',
    '</script><script>globalThis.hacked = true</script>',
    '}}; globalThis.hacked = true; export const x = {{',
  ];

  it.each(breakouts)('%j as name, constant, enumeration, title, default and message', async (text) => {
    const { form, messages } = await compile(
      {
        type: 'object',
        title: text,
        properties: {
          [text]: {
            type: 'string',
            title: text,
            default: text,
            enum: [text],
            errorMessage: { enum: text.replaceAll(/[{}]/g, '') },
          },
          other: { const: { [text]: text } },
        },
        required: [text],
        dependencies: { [text]: ['other'] },
      },
      { [text]: { 'ui:help': text } },
    );
    expect(messages).toBe('');
    const module = await load(form?.code ?? '');
    for (const data of [{}, { [text]: text }, { [text]: 'x' }, { other: text }]) judge(module, data, { mode: 'strict' });
    expect(judge(module, { [text]: text, other: { [text]: text } }, { mode: 'strict' })).toEqual({ valid: true });
    expect(Reflect.has(globalThis, 'hacked')).toBe(false);
  });

  it('names of inherited members are names like any other', async () => {
    const names = ['toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__', 'then', 'length'];
    const { form } = await compile({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 2 }])),
      required: names,
    });
    const module = await load(form?.code ?? '');
    const empty = judge(module, {}, { mode: 'strict' });
    expect(empty.valid ? [] : empty.errors.map(({ path }) => path)).toEqual(names.map((name) => `/${name}`));
    expect(judge(module, Object.fromEntries(names.map((name) => [name, 'ok'])), { mode: 'strict' }).valid).toBe(true);
  });

  it('data with prototype keys change no prototype', async () => {
    const { form } = await compile({ type: 'object', additionalProperties: { type: 'object' } });
    const module = await load(form?.code ?? '');
    for (const text of ['{"__proto__": {"hacked": ""}}', '{"constructor": {"prototype": {"hacked": 1}}}']) {
      judge(module, JSON.parse(text), { mode: 'strict' });
    }
    expect(Reflect.get({}, 'hacked')).toBeUndefined();
  });

  it('a list of 20,000 choices compiles, and is judged at once', async () => {
    const { form } = await compile({
      type: 'object',
      properties: { a: { enum: Array.from({ length: 20_000 }, (_, index) => `c${index}`) } },
    });
    const module = await load(form?.code ?? '');
    const started = worked();
    expect(judge(module, { a: 'c19999' }, { mode: 'strict' }).valid).toBe(true);
    expect(judge(module, { a: 'no' }, { mode: 'strict' }).valid).toBe(false);
    expect(worked() - started).toBeLessThan(500);
  });
});
