import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { tightenCode } from './tightenCode.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const strictCheck = async (schema: object) => {
  schemas = createSchemas(schema, {});
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const check = createFormModule(factory).checks['strict'];
  if (!check) throw new Error('no check');
  return { code, check };
};

describe('lengths are counted in code points, whatever is compared first', () => {
  const film = '🎬';
  it.each<[limits: object, text: string, valid: boolean]>([
    [{ maxLength: 2 }, 'ab', true],
    [{ maxLength: 2 }, 'abc', false],
    [{ maxLength: 2 }, film.repeat(2), true],
    [{ maxLength: 2 }, film.repeat(3), false],
    [{ maxLength: 2 }, `${film}ab`, false],
    [{ maxLength: 2 }, '\ud83c\ud83c\udfac', true],
    [{ maxLength: 2 }, '\ud83c\udfac\udfac\udfac', false],
    [{ maxLength: 1e21 }, 'abc', true],
    [{ maxLength: 0 }, '', true],
    [{ maxLength: 0 }, 'a', false],
    [{ minLength: 0 }, '', true],
    [{ minLength: 1 }, '', false],
    [{ minLength: 1 }, film, true],
    [{ minLength: 2 }, film, false],
    [{ minLength: 2 }, 'ab', true],
    [{ minLength: 3 }, `${film}a`, false],
    [{ minLength: 3 }, film.repeat(2), false],
    [{ minLength: 3 }, film.repeat(3), true],
    [{ minLength: 3 }, 'abc', true],
    [{ minLength: 1e21 }, 'abc', false],
  ])('%j %j', async (limits, text, valid) => {
    const { check } = await strictCheck({ type: 'object', properties: { a: limits, b: { propertyNames: limits } } });
    expect(check({ a: text })).toBe(valid);
    expect(check({ b: { [text]: 1 } })).toBe(valid);
  });
});

describe('what is inherited is not there', () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__' && name !== 'constructor');

  it.each([...names, 'title'])('%s', async (name) => {
    const { check } = await strictCheck({
      type: 'object',
      properties: { [name]: { type: 'string' } },
      required: [name],
      dependencies: { [name]: ['other'] },
    });
    expect(check({})).toBe(false);
    expect(check.errors?.map(({ keyword, params }) => [keyword, params])).toEqual([['required', { missingProperty: name }]]);
    expect(check({ [name]: 'x', other: 1 })).toBe(true);
    expect(check({ [name]: 'x' })).toBe(false);
    expect(check(JSON.parse(`{"__proto__": {"${name}": "x"}, "other": 1}`))).toBe(false);
  });
});

it("a schema's own words stay what they are, however much they look like code", async () => {
  const words = [
    ' && func0.call(data, "a")',
    'func1(data1) > 5',
    'const schema16 = {"a": 1};',
    'const err0 = {instancePath,schemaPath:"#",keyword:"x",params:{}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;',
    '\u0000 0 \u0000',
    "'",
    '\\',
  ];
  const { check } = await strictCheck({
    type: 'object',
    properties: Object.fromEntries(words.map((word) => [word, { enum: [word, { word }] }])),
    required: words,
  });
  expect(check({})).toBe(false);
  expect(check.errors?.map(({ params }) => params['missingProperty'])).toEqual(words);
  expect(check(Object.fromEntries(words.map((word) => [word, word])))).toBe(true);
  expect(check(Object.fromEntries(words.map((word) => [word, { word }])))).toBe(true);
  expect(check(Object.fromEntries(words.map((word) => [word, `${word} `])))).toBe(false);
});

it('asks a name that nobody inherits once, and keeps no copy of the schema for its choices', async () => {
  const { code } = await strictCheck({ type: 'object', properties: { title: { enum: ['one', 'two'] } }, required: ['title'] });
  expect(code).not.toContain('hasOwnProperty');
  expect(code.match(/"two"/g)).toHaveLength(2); // the check and the schema that is drawn
});

it('keeps its place where a host writes regular expressions with quotes in them', () => {
  const quoting = `if(data.a === undefined || /["']/.test(data.a)){const n = data.b / 2;}`;
  const asked = 'const func0 = Object.prototype.hasOwnProperty;if(data.a !== undefined && func0.call(data, "a")){}';
  expect(tightenCode(quoting + asked)).toBe(`${quoting}if(data.a !== undefined){}`);
});

it('leaves code alone that is written in another way', () => {
  for (const code of [
    'const func0 = rt.ucs2length;if(func0(data.a) > 5){vErrors.push(err1);}',
    'const func0 = Object.prototype.hasOwnProperty;if(`"` && func0.call(data, "a")){}',
  ])
    expect(tightenCode(code)).toBe(code);
});
