import { afterEach, expect, it } from 'vitest';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const noted = async (schema: object, definitions: object = {}) => {
  schemas = createSchemas({ type: 'object', properties: { a: schema }, definitions });
  const { notes } = await compileDirectory(schemas.forms, {
    vocabulary: { keywords: [{ keyword: 'minAsked', macro: () => ({ minProperties: 2 }) }] },
  });
  return notes.filter(({ message }) => message.includes('as well')).map(({ pointer, message }) => `${pointer} ${message}`);
};

const text = { type: 'string' };
const asks = (name: string, more: object = {}) => ({ type: 'object', required: [name], properties: { [name]: text }, ...more });
const open = { type: 'object', properties: { iban: text } };
const closed = { ...open, additionalProperties: false };
const payment = asks('total');

it('says of an option that it can not be the only one where another takes whatever it takes', async () => {
  expect(await noted({ oneOf: [asks('card', { title: 'Card' }), { ...open, title: 'Bank' }] })).toEqual([
    "/properties/a/oneOf/0 What is right by 'Card' is right by 'Bank' as well, and 'oneOf' refuses what several take. A 'const' in each tells them apart; by 'anyOf' both may be right.",
  ]);
});

it('says so of options made of others that only a discriminator tells apart', async () => {
  const [card, bank] = [{ allOf: [payment, asks('card')] }, { allOf: [payment, open] }];
  const [said = ''] = await noted({ oneOf: [card, bank], discriminator: { propertyName: 'total' } });
  expect(said).toContain("'option 1' is right by 'option 2' as well");
  expect(said).toContain("A 'discriminator' judges nothing.");
});

it.each<[apart: string, options: readonly object[]]>([
  ['what each requires', [asks('card'), asks('iban')]],
  ['a constant', ['x', 'y'].map((kind) => ({ properties: { kind: { const: kind } }, required: ['kind'] }))],
  ['members that the other does not know', [asks('card'), { ...open, additionalProperties: false }]],
  ['a word beside', [asks('card'), { ...open, not: { required: ['card'] } }]],
  ['a word of its own', [asks('card'), { ...open, minAsked: 2 }]],
  ['their types', [asks('card'), text]],
  ['what is no object', [{ properties: { card: text }, required: ['card'] }, open]],
  ['null', [asks('card', { nullable: true }), open]],
  ['members of free name', [{ type: 'object', additionalProperties: text }, closed]],
  ['members of names by a pattern', [{ type: 'object', patternProperties: { '^x-': text } }, closed]],
  ['members that a part of one brings', [asks('card', { oneOf: [{ properties: { iban: { type: 'number' } } }] }), open]],
  ['members that a dependency brings', [{ ...open, dependencies: { iban: asks('bic') } }, closed]],
  ['a member of another kind', [asks('card'), { properties: { card: { type: 'number' } } }]],
])('says nothing of options that are told apart by %s', async (_apart, oneOf) => expect(await noted({ oneOf })).toEqual([]));

it('follows references of any length', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `d${index}`);
  const chain = names.map((name, index) => [name, index === 0 ? asks('card') : { $ref: `#/definitions/d${index - 1}` }]);
  const option = { title: 'Card', $ref: '#/definitions/d99' };
  expect(await noted({ oneOf: [option, open] }, Object.fromEntries(chain))).toHaveLength(1);
});
