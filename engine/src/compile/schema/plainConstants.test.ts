import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { withPlainConstants } from './plainConstants.ts';

const definitions = { cat: { type: 'string', enum: ['cat'], title: 'Kind' }, both: { enum: ['cat', 'dog'] } };
const documents = ['', 'cat', 'dog', 0, 1, 2, 1.5, true, false, null, [], {}, ['cat']];

const verdicts = (a: object) => {
  const validate = new Ajv({ strict: false, logger: false }).compile({ definitions, properties: { a } });
  return documents.filter((document) => validate({ a: document }));
};

const drawn = (a: object, beside: object = {}, ui: object = {}) => {
  const { properties } = Object(withPlainConstants({ definitions, properties: { a }, ...beside }, ui));
  return properties.a;
};

describe('a member of one value', () => {
  it.each<[name: string, given: object, said: object]>([
    ['a constant', { const: 'cat' }, { const: 'cat' }],
    ['with its type', { type: 'string', const: 'cat', title: 'Kind' }, { const: 'cat', title: 'Kind' }],
    ['as a list', { type: 'string', enum: ['cat'] }, { const: 'cat' }],
    ['in both ways', { const: 2, enum: [2], type: 'integer' }, { const: 2 }],
    ['of several kinds', { type: ['string', 'null'], const: 'cat' }, { const: 'cat' }],
    ['a truth', { type: 'boolean', enum: [false] }, { const: false }],
    [
      'by reference',
      { $ref: '#/definitions/cat', description: 'Meows.' },
      { const: 'cat', title: 'Kind', description: 'Meows.' },
    ],
    [
      'with its messages',
      { enum: ['cat'], errorMessage: { enum: 'Cats only.', type: 'No.' } },
      { const: 'cat', errorMessage: { const: 'Cats only.' } },
    ],
  ])('is said in one way: %s', (_name, given, said) => {
    const result = drawn(given);
    expect(result).toEqual(said);
    const { errorMessage: _texts, ...judging } = Object(given);
    expect(verdicts(result)).toEqual(verdicts(judging));
  });

  it('keeps the type of a truth that must be there', () => {
    expect(drawn({ type: 'boolean', enum: [true] }, { required: ['a'] })).toEqual({ type: 'boolean', const: true });
    expect(drawn({ type: 'boolean', const: true })).toEqual({ const: true });
  });

  it.each<[name: string, given: object]>([
    ['several values', { $ref: '#/definitions/both' }],
    ['a value that its own type refuses', { type: 'number', const: 'cat' }],
    ['two that differ', { const: 'cat', enum: ['dog'] }],
    ['a value of another field', { const: { $data: '1/b' } }],
    ['an object', { enum: [{ a: 1 }] }],
    ['nothing', { enum: [null] }],
    ['what can only be read', { type: 'string', const: 'cat', readOnly: true }],
    ['more beside it', { const: 'cat', anyOf: [{ minLength: 2 }] }],
    ['rows', { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['cat'] } }],
  ])('stays: %s', (_name, given) => {
    expect(drawn(given)).toEqual(given);
  });

  it('stays where the uiSchema draws it, and where it is only asked for', () => {
    const typed = { type: 'string', const: 'cat' };
    expect(drawn(typed, {}, { a: { 'ui:widget': 'text' } })).toEqual(typed);
    expect(drawn(typed, {}, { a: { 'ui:options': { widget: 'hidden' } } })).toEqual(typed);
    const condition = { if: { properties: { a: typed } }, not: { properties: { a: typed } } };
    expect(withPlainConstants(condition, {})).toEqual(condition);
  });
});

describe('a truth or nothing', () => {
  const three = { enum: [true, false, null], nullable: true };

  it.each<[name: string, values: object]>([
    ['of values', { enum: [true, false, null] }],
    ['of values in another order', { enum: [null, true, false] }],
    ['of titled values', { oneOf: [{ const: true, title: 'Yes' }, { const: false }, { const: null, title: 'Unknown' }] }],
  ])('is the list that it has: %s', (_name, values) => {
    for (const kind of [{ type: ['boolean', 'null'] }, { type: 'boolean', nullable: true }]) {
      expect(drawn({ ...kind, ...values })).toEqual({ ...values, nullable: true });
      expect(verdicts(values)).toEqual(verdicts({ ...kind, ...values }));
    }
  });

  it.each<[name: string, values: object]>([
    ['without nothing', { enum: [true, false] }],
    ['of two values', { enum: [true, null] }],
    ['of other values', { enum: [true, null, 'cat'] }],
    ['and more', { enum: [true, false, null], not: { const: true } }],
    ['and other options', { oneOf: [{ const: null }, { type: 'boolean' }] }],
  ])('stays with its type beside a list %s', (_name, values) => {
    expect(drawn({ type: ['boolean', 'null'], ...values })).toEqual({ type: ['boolean', 'null'], ...values });
  });

  it.each<[name: string, given: object]>([
    ['by its type', { type: ['null', 'boolean'] }],
    ['as OpenAPI has it', { type: 'boolean', nullable: true }],
  ])('is a list of three values: %s', (_name, given) => {
    expect(drawn({ ...given, title: 'Signed' })).toEqual({ ...three, title: 'Signed' });
    expect(verdicts({ enum: three.enum })).toEqual(verdicts(given));
    expect(drawn({ type: 'array', items: given })).toEqual({ type: 'array', items: three });
  });

  it.each<[name: string, given: object, ui: object]>([
    ['some of it is listed', { type: ['boolean', 'null'], enum: [true, null] }, {}],
    ['a text may stand there, too', { type: ['boolean', 'null', 'string'] }, {}],
    ['the uiSchema draws it', { type: ['boolean', 'null'] }, { a: { 'ui:widget': 'checkbox' } }],
  ])('stays where %s', (_name, given, ui) => {
    expect(drawn(given, {}, ui)).toEqual(given);
  });
});

it('an option of one value is said in one way, but where all of them are such', () => {
  const auto = { type: 'string', enum: ['auto'] };
  expect(drawn({ anyOf: [auto, { type: 'object' }] })).toEqual({ anyOf: [{ const: 'auto' }, { type: 'object' }] });
  const all = { oneOf: [auto, { const: 'off', title: 'Off' }] };
  expect(drawn(all)).toEqual(all);
});
