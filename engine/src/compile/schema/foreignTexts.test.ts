import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { isForeignText, withForeignTexts } from './foreignTexts.ts';

const documents = ['on', 'off', 'x', 1, 2, 3, null, true, {}, []];
const verdicts = (a: object) => {
  const validate = new Ajv({ strict: false, logger: false }).compile({ properties: { a } });
  return documents.filter((document) => validate({ a: document }));
};
const drawn = (a: object, ui: object = {}): object => Object(withForeignTexts({ properties: { a } }, ui)).properties.a;

describe('texts of listed values', () => {
  it.each<[name: string, given: object, options: readonly object[]]>([
    [
      'VS Code describes each',
      { enum: ['on', 'off'], enumDescriptions: ['Always on.', null] },
      [{ const: 'on', description: 'Always on.' }, { const: 'off' }],
    ],
    [
      'in Markdown',
      { enum: ['on', 'off'], markdownEnumDescriptions: ['Use `on`.', '**Never**'] },
      [
        { const: 'on', description: 'Use on.' },
        { const: 'off', description: 'Never' },
      ],
    ],
    [
      'NSwag and generators of OpenAPI name them',
      { type: 'integer', enum: [1, 2], 'x-enum-varnames': ['ONE', 'TWO'], 'x-enum-descriptions': ['The first.'] },
      [
        { const: 1, title: 'ONE', description: 'The first.' },
        { const: 2, title: 'TWO' },
      ],
    ],
    [
      'x-enumNames',
      { enum: [1, 2], 'x-enumNames': ['One', 'Two'] },
      [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
    ],
    [
      'enumNames',
      { enum: [1, 2], enumNames: ['One', 'Two'] },
      [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
    ],
    [
      'json-editor',
      { enum: ['a', 'b'], options: { enum_titles: ['A', 'B'], grid_columns: 6 } },
      [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    ],
    [
      'VS Code names them in settings',
      { enum: ['a', 'b'], enumItemLabels: ['A', 'B'] },
      [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    ],
    [
      'by value, as Redocly has it',
      { enum: ['a', 2], 'x-enumDescriptions': { a: 'The first.', 2: 'The other.', c: 'None.' } },
      [
        { const: 'a', description: 'The first.' },
        { const: 2, description: 'The other.' },
      ],
    ],
    [
      'beside their values, as uniforms has it',
      { enum: ['a', 'b'], uniforms: { options: [{ label: 'B', value: 'b' }] } },
      [{ const: 'a' }, { const: 'b', title: 'B' }],
    ],
    [
      'beside their values, as Azure has it',
      { enum: ['a', 'b'], 'x-ms-enum': { name: 'N', values: [{ value: 'a', name: 'A', description: 'The first.' }] } },
      [{ const: 'a', title: 'A', description: 'The first.' }, { const: 'b' }],
    ],
  ])('are those of options: %s', (_name, given, options) => {
    const { oneOf, ...rest } = Object(drawn(given));
    expect([oneOf, 'enum' in rest]).toEqual([options, false]);
    expect(verdicts(drawn(given))).toEqual(verdicts(given));
  });

  it.each<[name: string, given: object, said: object]>([
    [
      'that are no texts or numbers',
      { enum: ['a', null], enumNames: ['A', 'None'] },
      { enum: ['a', null], enumNames: ['A', 'None'] },
    ],
    [
      'of which one stands there twice',
      { enum: ['a', 'a'], 'x-enumNames': ['A', 'B'] },
      { enum: ['a', 'a'], enumNames: ['A', 'B'] },
    ],
    [
      'beside other options',
      { enum: ['a', 'b'], enumNames: ['A', 'B'], anyOf: [{}] },
      { enum: ['a', 'b'], enumNames: ['A', 'B'], anyOf: [{}] },
    ],
    ['of which others are spoken of', { enum: ['a'], options: { b: 1 } }, { enum: ['a'], options: { b: 1 } }],
    ['without texts', { enum: ['a', 'b'] }, { enum: ['a', 'b'] }],
  ])('stay names of values %s', (_name, given, said) => {
    expect(drawn(given)).toEqual(said);
  });

  it('stay where the uiSchema names or orders them', () => {
    const given = { enum: ['a', 'b'], enumNames: ['A', 'B'] };
    expect(drawn(given, { a: { 'ui:enumOrder': ['b', 'a'] } })).toEqual(given);
  });

  it('keep the message of the list', () => {
    expect(drawn({ enum: ['a', 'b'], enumNames: ['A', 'B'], errorMessage: { enum: 'One.' } })).toMatchObject({
      errorMessage: { oneOf: 'One.' },
    });
  });
});

it.each<[name: string, given: object, said: object]>([
  ['alone', {}, { errorMessage: { pattern: 'Letters.' } }],
  ['beside others', { errorMessage: { minLength: 'More.' } }, { errorMessage: { pattern: 'Letters.', minLength: 'More.' } }],
  ['beside its own', { errorMessage: { pattern: 'Own.' } }, { errorMessage: { pattern: 'Own.' } }],
  ['beside one for all', { errorMessage: 'All.' }, { errorMessage: 'All.' }],
])('the message of a pattern, as VS Code has it, is said: %s', (_name, given, said) => {
  expect(drawn({ pattern: '^a', patternErrorMessage: 'Letters.', ...given })).toEqual({ pattern: '^a', ...said });
});

it('a description in Markdown is one without marks, unless there is a plain one', () => {
  expect(drawn({ markdownDescription: 'Use `on`.' })).toEqual({ description: 'Use on.' });
  expect(drawn({ markdownDescription: '**A**', description: 'B' })).toEqual({ description: 'B' });
  expect(drawn({ description: 'See [the guide](https://a.b/c): `true`, or\n- **not**' })).toEqual({
    description: 'See the guide (https://a.b/c): true, or\n- not',
  });
  expect(drawn({ description: '*.js, *.ts and _a_' })).toEqual({ description: '*.js, *.ts and _a_' });
  expect(drawn({ markdownDeprecationMessage: 'Use `#b#`.' })).toEqual({ deprecationMessage: 'Use #b#.' });
});

it.each<[name: string, given: readonly unknown[], suggested: readonly unknown[] | undefined]>([
  ['texts and numbers', ['a', 2], ['a', 2]],
  ['beside objects and lists, and twice', ['a', { a: 1 }, ['a'], 'a', null], ['a']],
  ['objects alone', [{ a: 1 }], undefined],
])('examples are suggested that a line of text can hold: %s', (_name, examples, suggested) => {
  expect(drawn({ examples })).toEqual(suggested ? { examples: suggested } : {});
});

it('the label of a field of a connector is its title, unless it has one', () => {
  expect(drawn({ type: 'string', 'x-ms-summary': 'Send to' })).toEqual({ type: 'string', title: 'Send to' });
  expect(drawn({ title: 'To', 'x-ms-summary': 'Send to' })).toEqual({ title: 'To' });
});

describe('what is said of a field', () => {
  it('stands in whole lines where a width broke them', () => {
    const description =
      'Description is a user-facing description of the pipeline that may be\nused to populate a `UI`.\n\n- one\n- two';
    const whole = 'Description is a user-facing description of the pipeline that may be used to populate a UI.\n\n- one\n- two';
    expect(drawn({ description })).toEqual({ description: whole });
    expect(drawn({ markdownDescription: description })).toEqual({ description: whole });
  });

  it.each(['oneOf', 'anyOf'])('is not said once more of an option of %s', (word) => {
    const description = 'Where the server begins.';
    const options = [{ type: 'string', description }, { const: false, description: 'There is none.' }, true];
    const [first, ...others] = options;
    expect(drawn({ description, [word]: options })).toEqual({ description, [word]: [{ type: 'string' }, ...others] });
    expect(drawn({ [word]: [first, {}] })).toEqual({ [word]: [first, {}] });
  });
});

it.each(['__proto__', 'constructor', 'hasOwnProperty'])('a keyword %s is no word of another tool', (word) => {
  expect(isForeignText(word, 'options')).toBe(false);
});
