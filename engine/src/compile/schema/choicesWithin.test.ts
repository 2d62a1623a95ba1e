import { expect, it } from 'vitest';
import { withChoicesWithin } from './choicesWithin.ts';

const [mail, phone] = ['mail', 'phone'].map((name) => ({ title: name, properties: { [name]: {} } }));
const oneOf = [{ properties: { kind: { const: 'person' } } }, { properties: { kind: { const: 'firm' } } }];
const { title = '', ...ofPhone } = { ...phone };
const refers = { $ref: '#/definitions/phone' };

it.each<[name: string, given: object, drawn: object]>([
  ['an option as it is', { anyOf: [mail, phone], oneOf }, { anyOf: [mail, phone].map((one) => ({ ...one, oneOf })) }],
  [
    'an option that is a choice itself',
    { anyOf: [mail, { ...phone, anyOf: [mail] }], oneOf },
    {
      anyOf: [
        { ...mail, oneOf },
        { title, allOf: [{ ...ofPhone, anyOf: [mail] }, { oneOf }] },
      ],
    },
  ],
  ['an option that refers', { anyOf: [refers], oneOf }, { anyOf: [{ allOf: [refers, { oneOf }] }] }],
  ['an option that takes anything, or nothing', { anyOf: [true, false], oneOf }, { anyOf: [{ oneOf }, false] }],
  ['what stands beside both', { title: 'Who', anyOf: [mail], oneOf }, { title: 'Who', anyOf: [{ ...mail, oneOf }] }],
])('of two choices in one place one stands in the options of the other: %s', (_name, given, drawn) => {
  expect(withChoicesWithin({ properties: { a: given } }, {})).toEqual({ properties: { a: drawn } });
});

it.each<[name: string, schema: object, ui: object]>([
  ['there is one only', { anyOf: [mail, phone] }, {}],
  ['one of them is a list of values', { anyOf: [mail, phone], oneOf: [{ const: 1 }, { enum: [2] }] }, {}],
  ['they ask', { if: { anyOf: [mail, phone], oneOf } }, {}],
  ['the uiSchema says how their options are drawn', { anyOf: [mail, phone], oneOf }, { anyOf: [{ mail: {} }] }],
  ['something refers to an option', { anyOf: [mail, phone], oneOf, allOf: [{ $ref: '#/anyOf/0' }] }, {}],
])('choices stay as they are where %s', (_name, schema, ui) => {
  expect(withChoicesWithin(schema, ui)).toEqual(schema);
});

it('what data bring to a choice is drawn beside it: by the other keyword, and dependencies apart', () => {
  const [choice, other] = [{ oneOf }, { anyOf: oneOf }];
  const when = { if: { required: ['a'] }, then: choice, else: { title: 'No', ...choice } };
  const beside = { if: { required: ['a'] }, then: other, else: { title: 'No', ...other } };
  const dependencies = { a: { properties: { b: {} } } };
  expect(withChoicesWithin({ ...choice, ...when, allOf: [when, choice], dependencies }, {})).toEqual({
    ...choice,
    ...beside,
    allOf: [beside, choice, { dependencies }],
  });
  expect(withChoicesWithin({ ...other, ...when, dependencies: { a: ['b'] } }, {})).toEqual({
    ...other,
    ...when,
    allOf: [{ dependencies: { a: ['b'] } }],
  });
  expect(withChoicesWithin({ ...when, dependencies }, {})).toEqual({ ...when, dependencies });
});
