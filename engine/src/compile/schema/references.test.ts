import { expect, it } from 'vitest';
import { decodable, referencesIn, referredBy, withReferences } from './references.ts';

const $ref = '#/definitions/a';
const data = { $ref: '#/title' };

it.each<[what: string, schema: object, found: readonly string[]]>([
  ['keywords', { not: { $ref }, allOf: [{ items: [{ $ref: 'b.json' }] }] }, [$ref, 'b.json']],
  ['members that are called as keywords are', { properties: { default: { $ref }, enum: { const: data } } }, [$ref]],
  ['a member that is called as a reference is', { properties: { $ref: { $ref } } }, [$ref]],
  ['data', { default: data, examples: [data], enum: [data], properties: { a: { const: { b: data } } } }, []],
  ['what no keyword leads to', { components: { schemas: { default: { $ref } } } }, [$ref]],
])('references are found in %s', (_what, schema, found) => {
  expect([...referencesIn(schema)]).toEqual(found);
  const seen: string[] = [];
  const same = withReferences(schema, (reference) => {
    seen.push(reference);
    return reference;
  });
  expect([seen, same]).toEqual([found, schema]);
});

it('another reference is told the place of its schema', () => {
  const schema = { properties: { default: { allOf: [{ $ref }] } } };
  const changed = { properties: { default: { allOf: [{ $ref: 'properties/default/allOf/0' }] } } };
  expect(withReferences(schema, (_reference, tokens) => tokens.join('/'))).toEqual(changed);
});

it.each([
  ['#/definitions/100%', '#/definitions/100%25'],
  ['#/definitions/100%25', '#/definitions/100%25'],
  ['a%20b.json#/50%/a%20b', 'a%20b.json#/50%25/a%2520b'],
  ['a%.json', 'a%.json'],
])('%s leads to its place when it is decoded', (reference, written) => {
  expect(decodable(reference)).toBe(written);
  const root = { definitions: { '100%': true } };
  expect(referredBy(reference, root)).toBe(reference.startsWith('#') ? true : undefined);
  expect(referredBy(written, root)).toBe(reference.startsWith('#') ? true : undefined);
});
