import { describe, expect, it } from 'vitest';
import type { MessageCatalogue } from '../../validation/types.ts';
import { knownKeywords } from '../lint/knownWords.ts';
import { askedText, withAskedTexts, withNumberTexts, withoutAskedMessages } from './askedTexts.ts';

const messages = {
  keywords: {
    anyOf: 'Choose.',
    anyRequired: 'Fill in {members}.',
    oneRequired: 'Fill in only {members}.',
    noneRequired: 'Leave {members} empty.',
    anyFormat: 'Enter {members}.',
    allPlaces: 'Fill in all {limit}.',
    someFields: 'Fill in {limit} of these.',
    pattern: 'Enter another.',
    type: 'Enter another kind.',
    wholeNumber: 'Enter a whole number.',
    anyNumber: 'Enter a number.',
    decimals: 'At most {members} digits behind the point.',
    describedPattern: 'Enter it as {members}.',
    containsValue: 'Add {members}.',
    containsCount: 'Add it, or remove one.',
    ticked: 'Tick it.',
    sameAs: 'As in {members}.',
    propertyNames: 'Not a name.',
  },
  formats: {},
  widgets: {},
};

const properties = {
  email: { title: 'Email' },
  phone: { $ref: '#/definitions/phone' },
  fax: {},
  post: { title: ' ' },
  way: { anyOf: [{ title: 'By car' }] },
};
const definitions = { phone: { title: 'Phone' } };
const asks = (...names: readonly string[]) => ({ required: names });

/** The messages at a part of a form beside the members above. */
const saidOf = (given: object, ui: object = {}): unknown => {
  const part = { properties, ...given };
  const { schema } = withAskedTexts({ definitions, properties: { part } }, { part: ui }, messages, 'en', knownKeywords);
  return Object(schema).properties.part.errorMessage;
};

describe('what only asks for members', () => {
  it.each<[name: string, given: object, said: object | undefined]>([
    ['one of two', { anyOf: [asks('email'), asks('phone')] }, { anyOf: 'Fill in Email or Phone.' }],
    ['some of several', { anyOf: [asks('email', 'phone'), asks('fax')] }, { anyOf: 'Fill in Email and Phone or fax.' }],
    ['no more than one', { oneOf: [asks('email'), asks('post')] }, { oneOf: 'Fill in only Email or post.' }],
    [
      'one without the other',
      { anyOf: [{ ...asks('email'), not: asks('fax') }, asks('fax')] },
      { anyOf: 'Fill in only Email or fax.' },
    ],
    [
      'one of those that options ask for',
      { anyOf: [{ type: 'object', allOf: [asks('email'), { anyOf: [asks('fax'), asks('post')] }] }] },
      { anyOf: 'Fill in Email and fax or Email and post.' },
    ],
    [
      'one or none',
      { oneOf: [asks('email'), asks('fax'), { not: { anyOf: [asks('email'), asks('fax')] } }] },
      { oneOf: 'Fill in only Email or fax.' },
    ],
    [
      'beside one that has to be there anyway',
      { required: ['post'], oneOf: [asks('post', 'email'), asks('post', 'fax')] },
      { oneOf: 'Fill in only Email or fax.' },
    ],
    [
      'one of two beside another',
      { anyOf: [{ dependentRequired: { post: ['email'] } }, { dependencies: { post: ['fax'] } }] },
      { anyOf: 'Fill in Email or fax.' },
    ],
    ['a choice, which no option names', { anyOf: [asks('way')] }, { anyOf: 'Fill in way.' }],
    ['not both', { not: asks('email', 'phone') }, { not: 'Leave Email or Phone empty.' }],
    ['neither', { not: { anyOf: [asks('email'), asks('phone')] } }, { not: 'Leave Email and Phone empty.' }],
    ['its own words', { anyOf: [asks('email')], errorMessage: { anyOf: 'Reach me.' } }, { anyOf: 'Reach me.' }],
    ['more than that', { anyOf: [asks('email'), { minProperties: 1 }] }, undefined],
    ['nothing', { anyOf: [{}, { type: 'object' }] }, undefined],
    ['in a question', { if: { anyOf: [asks('email'), asks('fax')] } }, undefined],
  ])('names them: %s', (_name, given, said) => {
    expect(saidOf(given)).toEqual(said);
  });

  it('names them as the uiSchema does', () => {
    const ui = { email: { 'ui:title': 'Mail' }, fax: { 'ui:options': { title: 'Telefax' } } };
    expect(saidOf({ anyOf: [asks('email'), asks('fax')] }, ui)).toEqual({ anyOf: 'Fill in Mail or Telefax.' });
  });

  it('names them in rows, in definitions and where another part has them', () => {
    const choice = { anyOf: [asks('email'), asks('phone')] };
    const text = { errorMessage: { anyOf: 'Fill in Email or Phone.' } };
    const schema = {
      definitions: { ...definitions, way: { properties, ...choice } },
      properties: { rows: { items: { properties, allOf: [choice] } } },
    };
    const { schema: said, texts } = withAskedTexts(schema, {}, messages, 'en', knownKeywords);
    expect(said).toMatchObject({
      definitions: { way: text },
      properties: { rows: { items: { allOf: [text] } } },
    });
    expect(texts).toHaveLength(2);
  });
});

describe('a choice between texts', () => {
  const [email, uri] = ['email', 'uri'].map((format) => ({ type: 'string', format }));
  it.each<[name: string, given: object, said: object | undefined]>([
    ['of formats', { anyOf: [email, uri, { type: 'null' }] }, { anyOf: 'Enter email or uri.' }],
    ['of patterns', { type: 'string', oneOf: [{ pattern: '^a' }, { pattern: '^b' }] }, { oneOf: 'Enter another.' }],
    ['of formats and words', { anyOf: [email, uri, { const: 'none' }] }, { anyOf: 'Enter another.' }],
    ['of formats and a pattern', { anyOf: [email, { type: 'string', pattern: '^@' }] }, { anyOf: 'Enter another.' }],
    ['with its own words', { anyOf: [email, uri], errorMessage: { anyOf: 'Reach me.' } }, { anyOf: 'Reach me.' }],
    ['of names', { anyOf: [{ ...Object(email), title: 'Email' }, uri] }, undefined],
  ])('says what is expected: %s', (_name, given, said) => {
    const { schema } = withAskedTexts({ properties: { a: given } }, {}, messages, 'en', knownKeywords);
    expect(Object(schema).properties.a.errorMessage).toEqual(said);
  });
});

it.each<[name: string, given: object, said: object | undefined]>([
  ['as many as it has', { items: [{}, {}], minItems: 2 }, { minItems: 'Fill in all {limit}.' }],
  ['fewer', { items: [{}, {}], minItems: 1 }, undefined],
  ['the only one', { items: [{}], minItems: 1 }, undefined],
  ['more', { items: [{}, {}], minItems: 3 }, undefined],
  ['rows', { items: {}, minItems: 1 }, undefined],
])('a list with a field for each place says what is missing where it must have %s', (_name, given, said) => {
  expect(saidOf({ type: 'array', ...given })).toEqual(said);
});

it.each<[name: string, given: object, said: object | undefined]>([
  ['fields only', { minProperties: 2 }, { minProperties: 'Fill in {limit} of these.' }],
  ['no others', { minProperties: 2, additionalProperties: false }, { minProperties: 'Fill in {limit} of these.' }],
  [
    'fields elsewhere',
    { minProperties: 2, properties: {}, allOf: [{ properties }] },
    { minProperties: 'Fill in {limit} of these.' },
  ],
  ['its own words', { minProperties: 2, errorMessage: { minProperties: 'Two.' } }, { minProperties: 'Two.' }],
  ['members of free name', { minProperties: 2, additionalProperties: { type: 'string' } }, undefined],
  ['members of free name elsewhere', { minProperties: 2, allOf: [{ patternProperties: { '^x': {} } }] }, undefined],
  ['no fields', { minProperties: 2, properties: undefined }, undefined],
])('an object says how many fields to fill in where it has %s', (_name, given, said) => {
  expect(saidOf({ type: 'object', ...given })).toEqual(said);
});

it.each<[name: string, given: object, said: object | undefined]>([
  ['closed', { additionalProperties: false }, { additionalProperties: 'Not a name.' }],
  ['closed otherwise', { unevaluatedProperties: false }, { unevaluatedProperties: 'Not a name.' }],
  ['open', { additionalProperties: { type: 'string' } }, undefined],
])('an object with patterns for names says of another one that it is none where it is %s', (_name, given, said) => {
  expect(saidOf({ type: 'object', patternProperties: { '^x-': {} }, ...given })).toEqual(said);
});

it.each<[name: string, box: object, said: object | undefined]>([
  ['a constant', { const: true }, { const: 'Tick it.' }],
  ['a list of one value', { type: 'boolean', enum: [true] }, { enum: 'Tick it.' }],
  ['another constant', { const: false }, undefined],
  ['a list of both', { enum: [true, false] }, undefined],
  ['its own words', { const: true, errorMessage: { const: 'Agree.' } }, { const: 'Agree.' }],
])('a box that has to be ticked says so, for there are no options to choose among: %s', (_name, box, said) => {
  expect(saidOf(box)).toEqual(said);
});

it.each<[name: string, contains: unknown, said: object | undefined]>([
  ['a text', { const: 'main' }, { contains: 'Add main.' }],
  ['one of several', { type: 'string', enum: ['main', 2] }, { contains: 'Add main or 2.' }],
  ['a truth', { const: true }, undefined],
  ['an object', { enum: ['main', {}] }, undefined],
  ['one of many', { enum: [1, 2, 3, 4, 5, 6] }, undefined],
  ['any text', { type: 'string' }, undefined],
  ['anything', true, undefined],
])('R5: a list says which entry it lacks where it has to have %s', (_name, contains, said) => {
  expect(saidOf({ type: 'array', contains })).toEqual(said);
  expect(saidOf({ type: 'array', contains, errorMessage: { contains: 'Mine.' } })).toEqual({ contains: 'Mine.' });
  expect(saidOf({ type: 'array', contains, maxContains: 1 })).toEqual({ contains: 'Add it, or remove one.' });
});

it('members are listed as a language does', () => {
  const asked = { kind: 'anyRequired', labels: [['E-Mail', 'Ort'], ['Telefon']] } as const;
  expect(askedText(asked, { ...messages, keywords: { anyRequired: '{members} ausfüllen.' } }, 'de')).toBe(
    'E-Mail und Ort oder Telefon ausfüllen.',
  );
  expect(askedText(asked, { ...messages, keywords: {} }, 'de')).toBeUndefined();
  expect(askedText(asked, messages, 'no_language')).toBe('Fill in E-Mail and Ort or Telefon.');
});

it('messages that are worked out ahead are in no module', () => {
  expect(withoutAskedMessages(messages).keywords).toEqual({
    anyOf: 'Choose.',
    pattern: 'Enter another.',
    propertyNames: 'Not a name.',
    type: 'Enter another kind.',
  });
});

describe('what only takes numbers', () => {
  const saidOfNumber = (field: object, beside: object = {}, texts: MessageCatalogue = messages): unknown =>
    Object(withAskedTexts({ properties: { field }, ...beside }, {}, texts, 'en', knownKeywords).schema).properties.field
      .errorMessage;

  it.each<[name: string, field: object, said: object | undefined]>([
    ['whole numbers', { type: 'integer' }, { type: 'Enter a whole number.' }],
    ['any', { type: 'number', minimum: 1 }, { type: 'Enter a number.' }],
    ['any, or nothing', { type: ['integer', 'null'] }, { type: 'Enter a whole number.' }],
    ['both', { type: ['integer', 'number'] }, { type: 'Enter a number.' }],
    ['or texts', { type: ['integer', 'string'] }, undefined],
    ['that are listed', { type: 'integer', enum: [1, 2] }, undefined],
    ['and says so itself', { type: 'integer', errorMessage: { type: 'How many?' } }, { type: 'How many?' }],
    ['of no type', { minimum: 1 }, undefined],
    ['of two digits', { multipleOf: 0.01 }, { multipleOf: 'At most 2 digits behind the point.' }],
    ['of one digit', { multipleOf: 0.1 }, { multipleOf: 'At most 1 digits behind the point.' }],
    ['of quarters, which is no number of digits', { multipleOf: 0.25 }, undefined],
    ['of tens', { multipleOf: 10 }, undefined],
  ])('is said: %s', (_name, field, said) => expect(saidOfNumber(field)).toEqual(said));

  it.each<[name: string, errorMessage: unknown]>([
    ['by keyword', { type: 'Not so.' }],
    ['for all', 'Not so.'],
  ])('is said by the whole form where that has a text %s', (_name, errorMessage) => {
    expect(saidOfNumber({ type: 'integer' }, { errorMessage })).toBeUndefined();
  });

  it('is said in the words of the form for any kind, and of a file that has none for numbers', () => {
    const { wholeNumber: _whole, ...others } = messages.keywords;
    const none = { keywords: {}, formats: {}, widgets: {} };
    const own = { ...none, keywords: { type: 'Our text.' } };
    expect(saidOfNumber({ type: 'integer' }, {}, withNumberTexts(messages, own))).toEqual({ type: 'Our text.' });
    expect(saidOfNumber({ type: 'integer' }, {}, withNumberTexts(messages, none))).toEqual({ type: 'Enter a whole number.' });
    expect(saidOfNumber({ type: 'integer' }, {}, withNumberTexts({ ...messages, keywords: others }, none))).toBeUndefined();
    const steps = { ...none, keywords: { multipleOf: 'In steps.' } };
    expect(saidOfNumber({ multipleOf: 0.01 }, {}, withNumberTexts(messages, steps))).toEqual({ multipleOf: 'In steps.' });
    expect(withNumberTexts({ ...messages, keywords: others }, none).keywords).toHaveProperty(
      'wholeNumber',
      'Enter another kind.',
    );
  });
});

it.each<[name: string, field: object, said: object | undefined]>([
  ['by Airbyte', { pattern: '^\\d{4}$', pattern_descriptor: 'YYYY' }, { pattern: 'Enter it as YYYY.' }],
  [
    'with a message of its own',
    { pattern: '^a', pattern_descriptor: 'a', errorMessage: { pattern: 'No.' } },
    { pattern: 'No.' },
  ],
  ['without a pattern', { pattern_descriptor: 'YYYY' }, undefined],
])('what a pattern is described as is said: %s', (_name, field, said) => {
  const { schema } = withAskedTexts({ properties: { field } }, {}, messages, 'en', knownKeywords);
  expect(Object(schema).properties.field.errorMessage).toEqual(said);
});

describe('what has to be the same as another field', () => {
  const same = (pointer: string) => ({ const: { $data: pointer } });
  const rows = (row: object) => ({ fax: { items: { properties: { row } } } });
  it.each<[where: string, members: object, ui: object, said: string | undefined]>([
    ['beside it', { fax: same('1/email') }, {}, 'As in Email.'],
    ['beside it, by its title in the uiSchema', { fax: same('1/email') }, { email: { 'ui:title': 'Mail' } }, 'As in Mail.'],
    ['around its list', rows(same('3/phone')), {}, 'As in Phone.'],
    ['in another object', { fax: same('1/to/post'), to: { properties: { post: { title: 'Post' } } } }, {}, 'As in Post.'],
    ['in another object, which has no such member', { fax: same('1/phone/code') }, {}, undefined],
    ['anywhere in the form', rows(same('/email')), { email: { 'ui:title': 'Mail' } }, 'As in Mail.'],
    ['in a row', { fax: same('/fax/0') }, {}, undefined],
    ['wherever it is referred to', { definitions: { fax: same('1/email') } }, {}, undefined],
    ['with a text of its own', { fax: { ...same('1/email'), errorMessage: { const: 'Differs.' } } }, {}, 'Differs.'],
  ])('%s', (_where, { definitions: own, ...members }: { definitions?: object }, ui, said) => {
    const given = { definitions: { ...definitions, ...own }, properties: { ...properties, ...members } };
    const { schema } = withAskedTexts(given, ui, messages, 'en', knownKeywords);
    const { definitions: defined, properties: drawn } = Object(schema);
    const { errorMessage } = defined.fax ?? drawn.fax.items?.properties.row ?? drawn.fax;
    expect(errorMessage?.const).toBe(said);
  });
});
