import { expect, it } from 'vitest';
import { withPlainUnevaluated } from './plainUnevaluated.ts';

const text = { type: 'string' };
const properties = { a: text };
const base = { $ref: '#/$defs/base' };

it.each<[what: string, schema: object, plain: object]>([
  ['members of one kind', { properties, unevaluatedProperties: text }, { properties, additionalProperties: text }],
  ['none, as TypeSpec writes it', { unevaluatedProperties: { not: {} } }, { additionalProperties: false }],
  ['none beside a reference', { ...base, unevaluatedProperties: { not: {} } }, { ...base, unevaluatedProperties: false }],
  ['rows', { unevaluatedItems: text }, { items: text }],
  ['rows after places', { items: [text], unevaluatedItems: false }, { items: [text], additionalItems: false }],
])('what nothing looks at is said in words that are drawn: %s', (_what, schema, plain) => {
  expect(withPlainUnevaluated({ properties: { here: schema } })).toEqual({ properties: { here: plain } });
});

it('members that no part of an object names are drawn', () => {
  const $defs = { base: { patternProperties: { '^x': text }, allOf: [{ properties: { ...properties, b: text } }] } };
  const parts = { properties: { b: { minLength: 1 } }, allOf: [base] };
  expect(withPlainUnevaluated({ $defs, ...parts, unevaluatedProperties: text })).toEqual({
    ...{ $defs, ...parts, properties: { b: { minLength: 1 }, a: {} }, patternProperties: { '^x': {} } },
    additionalProperties: text,
  });
});

it.each<[beside: string, schema: object]>([
  ['parts that nothing is known of', { allOf: [base], unevaluatedProperties: text }],
  ['parts of which some may not hold', { allOf: [{ if: {}, then: { properties } }], unevaluatedProperties: text }],
  ['parts that look at all members', { allOf: [{ additionalProperties: text }], unevaluatedProperties: text }],
  ['parts of one that is closed', { allOf: [{ properties }], unevaluatedProperties: false }],
  ['what counts when it is sent', { onSubmit: { properties }, unevaluatedProperties: false }],
  ['members that are looked at already', { additionalProperties: text, unevaluatedProperties: false }],
  ['a row that is asked for', { contains: text, unevaluatedItems: false }],
])('it stays beside %s', (_beside, schema) => {
  expect(withPlainUnevaluated(schema)).toEqual(schema);
});
