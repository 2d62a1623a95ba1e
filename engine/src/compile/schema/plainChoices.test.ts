import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { knownKeywords } from '../lint/knownWords.ts';
import { withPlainChoices } from './plainChoices.ts';

const definitions = {
  level: { title: 'Level', oneOf: [{ enum: ['quiet'] }, { const: 'loud', description: 'Very.' }, { enum: ['low', 'high'] }] },
  colour: { type: 'string', enum: ['red', 'green'], title: 'Colour' },
  rows: { type: 'array', items: { type: 'string' } },
  sex: { type: 'integer', oneOf: [{ const: 0, title: 'Male' }, { const: 1 }] },
  circle: { $ref: '#/definitions/circle' },
  status: { type: 'integer', format: 'int32', enum: [0, 1] },
  kind: { type: 'integer', format: 'int32', oneOf: [{ const: 1, title: 'One' }, { const: 2 }] },
  far: { type: 'number', format: 'int32', enum: [1.5, 3] },
};
const none = { type: 'null' };
const known = new Set([...knownKeywords, 'shout']);

const documents = [
  '',
  'a',
  'red',
  'quiet',
  'loud',
  'low',
  'on',
  'off',
  0,
  1,
  1.5,
  2,
  -3,
  true,
  false,
  null,
  [],
  ['x', 'y', 'z'],
  {},
];

const verdicts = (a: object) => {
  const validate = new Ajv({ strict: false, logger: false }).compile({ definitions, properties: { a } });
  return documents.filter((document) => validate({ a: document }));
};

describe('a choice that is none to people', () => {
  it.each<[name: string, given: object, drawn: object]>([
    [
      'a text or nothing',
      { anyOf: [{ type: 'string', maxLength: 2 }, none], default: null, title: 'Nick' },
      { type: ['string', 'null'], maxLength: 2, default: null, title: 'Nick' },
    ],
    ['what is not there, or a text', { anyOf: [{ not: {} }, { type: 'string' }], title: 'A' }, { type: 'string', title: 'A' }],
    [
      'what is not there, null or a text',
      { anyOf: [{ anyOf: [{ not: {} }, { type: 'string' }] }, none] },
      { type: ['string', 'null'] },
    ],
    [
      'what is not there, or one of two kinds',
      { oneOf: [false, { type: 'boolean' }, { type: 'object' }] },
      { oneOf: [{ type: 'boolean' }, { type: 'object' }] },
    ],
    ['nothing or a number', { oneOf: [none, { type: 'number', minimum: 1 }] }, { type: ['number', 'null'], minimum: 1 }],
    [
      'a list or nothing',
      { anyOf: [{ type: 'array', maxItems: 2, items: { anyOf: [{ type: 'integer' }, none] } }, none] },
      { type: ['array', 'null'], maxItems: 2, items: { type: ['integer', 'null'] } },
    ],
    [
      'one of a list of its own, or nothing',
      { anyOf: [{ $ref: '#/definitions/colour' }, none], title: 'Second' },
      { type: ['string', 'null'], enum: ['red', 'green', null], title: 'Second' },
    ],
    [
      'a list of numbers with a format, or nothing',
      { oneOf: [none, { $ref: '#/definitions/status' }] },
      { type: ['number', 'null'], enum: [0, 1, null] },
    ],
    [
      'a list of numbers with a format and titles, or nothing',
      { oneOf: [none, { $ref: '#/definitions/kind' }] },
      { type: ['number', 'null'], enum: [1, 2, null], enumNames: ['One', '2'] },
    ],
    [
      'a choice between lists, or nothing',
      { anyOf: [{ $ref: '#/definitions/level' }, none] },
      { type: ['string', 'null'], enum: ['quiet', 'loud', 'low', 'high', null], title: 'Level' },
    ],
    [
      'yes, no or nothing',
      { oneOf: [none, { type: 'boolean' }], title: 'Signed' },
      { type: ['boolean', 'null'], title: 'Signed' },
    ],
    ['a constant or nothing', { anyOf: [{ const: 1 }, none] }, { type: ['number', 'null'], enum: [1, null] }],
    [
      'several lists',
      { oneOf: [{ type: 'string', enum: ['on', 'off'] }, { $ref: '#/definitions/colour' }] },
      { type: 'string', enum: ['on', 'off', 'red', 'green'] },
    ],
    [
      'lists with a value in common',
      { anyOf: [{ enum: ['on', 'red'] }, { $ref: '#/definitions/colour' }] },
      { type: 'string', enum: ['on', 'red', 'green'] },
    ],
    [
      'texts to choose from, or any other',
      { anyOf: [{ enum: ['on', 'off'] }, { type: 'string', description: 'Or your own.' }], default: 'on' },
      { type: 'string', examples: ['on', 'off'], description: 'Or your own.', default: 'on' },
    ],
    [
      'texts to choose from, any other, or nothing',
      { anyOf: [{ $ref: '#/definitions/colour' }, { type: 'string' }, none] },
      { type: ['string', 'null'], examples: ['red', 'green'] },
    ],
    [
      'a list with names, or nothing',
      { anyOf: [{ $ref: '#/definitions/sex' }, none] },
      { type: ['number', 'null'], enum: [0, 1, null], enumNames: ['Male', '1'] },
    ],
    [
      'lists with names and descriptions',
      { anyOf: [{ enum: ['on', 'off'] }, { $ref: '#/definitions/level' }] },
      {
        type: 'string',
        oneOf: [
          { const: 'on' },
          { const: 'off' },
          { const: 'quiet' },
          { const: 'loud', description: 'Very.' },
          { const: 'low' },
          { const: 'high' },
        ],
      },
    ],
    [
      'one option',
      { title: 'Second', oneOf: [{ $ref: '#/definitions/colour' }] },
      { title: 'Second', $ref: '#/definitions/colour' },
    ],
    [
      'one of a type that is said before',
      { type: 'number', anyOf: [{ type: 'number', minimum: 1 }] },
      { type: 'number', minimum: 1 },
    ],
    [
      'one beside more',
      { maxLength: 1, allOf: [{ type: 'string' }], anyOf: [{ minLength: 1 }] },
      { maxLength: 1, allOf: [{ type: 'string' }, { minLength: 1 }] },
    ],
    [
      'a value or nothing with words of other tools',
      { 'x-order': 2, note: 'outer', anyOf: [{ type: 'string', maxLength: 3, note: 'inner', hint: true }, none] },
      { 'x-order': 2, note: 'outer', type: ['string', 'null'], maxLength: 3, hint: true },
    ],
    [
      'a list or nothing with words of other tools',
      { anyOf: [{ type: 'string', enum: ['red', 'green'], enumLong: { red: 'Red' } }, none] },
      { type: ['string', 'null'], enum: ['red', 'green', null], enumLong: { red: 'Red' } },
    ],
    ['one of a choice of one', { anyOf: [{ oneOf: [{ type: 'boolean' }] }] }, { type: 'boolean' }],
  ])('is one field: %s', (_name, given, drawn) => {
    const result = withPlainChoices({ definitions, properties: { a: given } }, {}, known);
    expect(result).toMatchObject({ properties: { a: drawn } });
    expect(Object.keys(Object(result).properties.a).sort()).toEqual(Object.keys(drawn).sort());
    expect(verdicts(drawn)).toEqual(verdicts(given));
  });
});

describe('a choice', () => {
  it.each<[name: string, given: object]>([
    ['whose options have names', { anyOf: [{ type: 'string', title: 'As text' }, none] }],
    ['whose nothing has a name', { anyOf: [{ type: 'string' }, { type: 'null', title: 'Not known yet' }] }],
    ['between kinds', { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    ['of a group or nothing', { anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }, none] }],
    ['with more said beside it', { type: ['string', 'null'], anyOf: [{ type: 'string' }, none] }],
    ['of something that would be refused for nothing', { anyOf: [{ type: 'string', not: none }, none] }],
    ['of a keyword of a host', { anyOf: [{ type: 'string', shout: true }, none] }],
    ['of constants, which is a list already', { oneOf: [{ const: 'on' }, { enum: ['off'] }] }],
    ['of lists with a value in common, one of which alone may hold', { oneOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }],
    ['of texts or any other text, one of which alone may hold', { oneOf: [{ enum: ['a', 'b'] }, { type: 'string' }] }],
    ['of texts and other texts that must be long', { anyOf: [{ enum: ['a', 'b'] }, { type: 'string', minLength: 9 }] }],
    ['of texts and numbers', { anyOf: [{ enum: ['a', 'b'] }, { enum: [1, 2] }] }],
    ['of values that their own type refuses', { anyOf: [{ type: 'integer', enum: [1, 1.5] }, none] }],
    [
      'of lists within, of which one alone may hold, with a value in common',
      { anyOf: [{ oneOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, none] },
    ],
    ['of a list of which a format refuses one', { anyOf: [{ $ref: '#/definitions/far' }, none] }],
    ['of texts with a format', { anyOf: [{ enum: ['a', 'b'], format: 'email' }, none] }],
    ['of a reference that says more', { anyOf: [{ $ref: '#/definitions/colour', maxLength: 3 }, none] }],
    ['of a reference to rows', { anyOf: [{ $ref: '#/definitions/rows' }, none] }],
    ['of a reference without an end', { anyOf: [{ $ref: '#/definitions/circle' }, none] }],
    ['of more values than are copied', { anyOf: [{ enum: Array.from({ length: 201 }, (_, index) => index) }, none] }],
    ['of nothing alone', { anyOf: [none] }],
    ['of one option that writes its constant', { oneOf: [{ properties: { kind: { enum: ['a'] } } }] }],
    ['of one value alone', { oneOf: [{ const: 'a', title: 'A' }] }],
    ['of nothing twice', { anyOf: [none, none, { type: 'string' }] }],
    ['of anything', { anyOf: [true, none] }],
    ['that is two choices', { anyOf: [{ type: 'string' }, none], oneOf: [{ type: 'string' }, none] }],
  ])('stays: %s', (_name, a) => {
    expect(withPlainChoices({ definitions, properties: { a } }, {}, known)).toMatchObject({ properties: { a } });
    expect(Object.keys(Object(withPlainChoices(a, {}, known)))).toEqual(Object.keys(a));
  });

  it('between lists of lists of lists is looked at once', () => {
    const level = (index: number) => ({ anyOf: Array.from({ length: 40 }, () => ({ $ref: `#/definitions/l${index + 1}` })) });
    const levels = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`l${index}`, level(index)]));
    const schema = { definitions: { ...levels, l40: { enum: ['a', 'b'] } }, anyOf: [{ $ref: '#/definitions/l0' }, none] };
    expect(withPlainChoices(schema, {}, known)).toMatchObject({ anyOf: schema.anyOf });
  });

  it('stays where something refers to an option', () => {
    const a = { anyOf: [{ enum: ['a', 'b'] }, none] };
    const schema = { properties: { a, b: { items: [{ $ref: '#/properties/a/anyOf/0' }] } } };
    expect(withPlainChoices(schema, {}, known)).toBe(schema);
  });

  it('stays where the uiSchema says how an option is drawn', () => {
    const schema = { properties: { a: { items: { anyOf: [{ type: 'string' }, none] } } } };
    expect(withPlainChoices(schema, { a: { items: { anyOf: [{ 'ui:widget': 'textarea' }] } } }, known)).toBe(schema);
    expect(withPlainChoices(schema, { a: { 'ui:show': { anyOf: [] } } }, known)).not.toBe(schema);
  });
});
