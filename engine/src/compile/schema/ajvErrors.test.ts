import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (schema: object) => {
  schemas = createSchemas({ type: 'object', ...schema });
  const { forms, complaints, notes } = await compileDirectory(schemas.forms);
  const code = forms.get('one')?.code;
  const said = (found: typeof notes) => found.map(({ line, pointer, message }) => `${line} ${pointer} ${message}`);
  if (code === undefined) return { complaints: said(complaints), notes: [], told: () => [] };
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  const told = (data: JsonObject) => {
    const verdict = judge(form, data, { mode: 'strict' });
    return verdict.valid ? [] : verdict.errors.map(({ path, message }) => `${path} ${message}`);
  };
  return { complaints: [], notes: said(notes), told };
};

/** A pointer to a value in a message, as ajv-errors writes it. */
const pointer = (to: string) => `$\{${to}}`;

const text = { type: 'string', maxLength: 2 };

describe('messages in words of ajv-errors', () => {
  it.each<[name: string, schema: object, data: JsonObject, told: readonly string[]]>([
    [
      'of what is missing, by name',
      { properties: { a: text, b: text }, required: ['a', 'b'], errorMessage: { required: { a: 'A, please', b: 'And b' } } },
      {},
      ['/a A, please', '/b And b'],
    ],
    [
      'of what is missing, beside members that are called as objects inherit them',
      {
        properties: { a: text, constructor: text },
        required: ['a', 'constructor'],
        errorMessage: { required: { a: 'A, please' } },
      },
      {},
      ['/a A, please', '/constructor '],
    ],
    [
      'of what is missing, one for all',
      { properties: { a: text, b: text }, required: ['a', 'b'], errorMessage: { required: 'All, please' } },
      {},
      ['/a All, please', '/b All, please'],
    ],
    [
      'of members',
      { properties: { a: text, b: text }, errorMessage: { properties: { a: 'Not {value}, at most {limit}' } } },
      { a: 'abc', b: 1 },
      ['/a Not abc, at most 2', '/b '],
    ],
    [
      'of members that refer to their schema',
      {
        definitions: { t: text },
        properties: { a: { $ref: '#/definitions/t' } },
        errorMessage: { properties: { a: 'Short' } },
      },
      { a: 'abc' },
      ['/a Short'],
    ],
    [
      'of members that have their own as well',
      { properties: { a: { ...text, errorMessage: { maxLength: 'Own' } } }, errorMessage: { properties: { a: 'Around' } } },
      { a: 'abc' },
      ['/a Own'],
    ],
    [
      'of members whose one text is not said when they are missing',
      { properties: { a: { ...text, errorMessage: 'Own' } }, required: ['a'], errorMessage: { required: { a: 'Missing' } } },
      {},
      ['/a Missing'],
    ],
    [
      'of places',
      { properties: { p: { type: 'array', items: [text, text], errorMessage: { items: ['First', 'Second'] } } } },
      { p: ['abc', 'abc'] },
      ['/p/0 First', '/p/1 Second'],
    ],
    [
      'of all else',
      { properties: { a: { ...text, pattern: '^x', errorMessage: { pattern: 'An x', _: 'Else' } } } },
      { a: 'abc' },
      ['/a Else', '/a An x'],
    ],
    [
      'of all else that is missing',
      { properties: { a: text, b: text }, required: ['a', 'b'], errorMessage: { required: { a: 'A' }, _: 'Else' } },
      {},
      ['/a A', '/b Else'],
    ],
    ['of all that is missing', { properties: { a: text }, required: ['a'], errorMessage: { _: 'Else' } }, {}, ['/a Else']],
    [
      'of the object, which are not said of its members',
      { properties: { a: text }, errorMessage: { type: 'An object', properties: { a: 'A' }, additionalProperties: 'No more' } },
      { a: 1 },
      ['/a A'],
    ],
    [
      'with the value',
      {
        properties: { a: { ...text, errorMessage: `No ${pointer('0')}` }, b: text },
        errorMessage: { properties: { b: `No ${pointer('/b')}` } },
      },
      { a: 'abc', b: 'def' },
      ['/a No abc', '/b No def'],
    ],
    [
      'in a schema that is referred to',
      {
        definitions: {
          inner: { type: 'object', properties: { a: text }, required: ['a'], errorMessage: { required: { a: 'A, please' } } },
        },
        properties: { o: { $ref: '#/definitions/inner' } },
      },
      { o: {} },
      ['/o/a A, please'],
    ],
  ])('are said: %s', async (_name, schema, data, expected) => {
    const { complaints, notes, told } = await compile(schema);
    expect([complaints, notes]).toEqual([[], []]);
    expect(told(data)).toEqual(expected);
  });

  it.each<[name: string, schema: object, data: JsonObject, told: readonly string[], note: RegExp]>([
    [
      'a value of another field',
      { properties: { a: { ...text, errorMessage: { maxLength: `Unlike ${pointer('/b')}` } } } },
      { a: 'abc' },
      ['/a '],
      /^8 \/properties\/a\/errorMessage\/maxLength .*'\$\{\/b\}'/,
    ],
    [
      'a value of another field in one text for all',
      { properties: { a: { ...text, errorMessage: `Unlike ${pointer('1/b')}` } } },
      { a: 'abc' },
      ['/a '],
      /^7 \/properties\/a\/errorMessage .*'\$\{1\/b\}'/,
    ],
    [
      'a text for what is no property',
      { properties: { a: text }, required: ['a'], errorMessage: { required: { a: 'A', z: 'Z' } } },
      {},
      ['/a A'],
      /\/errorMessage\/required\/z There is no 'z'/,
    ],
    [
      'texts of a list without places',
      { properties: { p: { type: 'array', items: text, errorMessage: { items: ['First'] } } } },
      { p: ['abc'] },
      ['/p/0 '],
      /\/errorMessage\/items\/0 There is no '0'/,
    ],
    [
      'a text that is none',
      { properties: { a: text }, errorMessage: { properties: { a: { maxLength: 'x' } } } },
      { a: 'abc' },
      ['/a '],
      /\/errorMessage\/properties\/a A message is a text/,
    ],
    [
      'a text of a dependency',
      { properties: { a: text, b: text }, dependencies: { a: ['b'] }, errorMessage: { dependencies: { a: 'B too' } } },
      { a: 'ab' },
      ['/b '],
      /\/errorMessage\/dependencies\/a /,
    ],
    [
      'one text for what is missing in a part of the form',
      {
        properties: {
          o: { type: 'object', properties: { a: text }, required: ['a'], errorMessage: { required: 'All, please' } },
        },
      },
      { o: {} },
      ['/o/a '],
      /\/properties\/o\/errorMessage\/required .*by name/,
    ],
  ])('that have no word here are left out with a note: %s', async (_name, schema, data, expected, note) => {
    const { complaints, notes, told } = await compile(schema);
    expect(complaints).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(note)]);
    expect(told(data)).toEqual(expected);
  });

  it('are refused where a keyword is mistyped', async () => {
    const { complaints } = await compile({ properties: { a: { ...text, errorMessage: { maxLenght: 'x', _: 'y' } } } });
    expect(complaints).toEqual([expect.stringMatching(/'maxLenght' is not a keyword/)]);
  });
});
