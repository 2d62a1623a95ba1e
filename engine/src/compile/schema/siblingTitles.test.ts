import { expect, it } from 'vitest';
import { inWords, withSiblingTitles } from './siblingTitles.ts';

const definitions = { address: { title: 'Address', type: 'object' }, day: { title: 'Day' }, plain: { type: 'string' } };
const address = { $ref: '#/definitions/address' };

const titles = (properties: object): object => {
  const { properties: members } = Object(withSiblingTitles({ definitions, properties }));
  return Object.fromEntries(Object.entries<{ title?: string }>(members).map(([name, { title }]) => [name, title]));
};

it.each<[what: string, properties: object, expected: object]>([
  [
    'members that refer to one definition are called by their names',
    {
      billing_address: address,
      shippingAddress: { allOf: [address], description: 'Where it goes.' },
      from: { $ref: '#/definitions/day' },
    },
    { billing_address: 'Billing address', shippingAddress: 'Shipping address', from: undefined },
  ],
  [
    'one that has a title of its own keeps it, and the other one keeps that of the definition',
    { a: { ...address, title: 'Home' }, b: address },
    { a: 'Home', b: undefined },
  ],
  [
    'members whose definition has no title stay',
    { a: { $ref: '#/definitions/plain' }, b: { $ref: '#/definitions/plain' } },
    {},
  ],
  ['members that say more than a reference stay', { a: { allOf: [address, { minProperties: 1 }] }, b: address }, {}],
  ['names without a letter stay', { _: address, '-': address }, {}],
])('%s', (_what, properties, expected) => {
  expect(titles(properties)).toEqual(expected);
});

it('members of objects within are called by their names, too', () => {
  const inner = { properties: { a: address, b: address } };
  expect(withSiblingTitles({ definitions, items: inner })).toMatchObject({
    items: { properties: { a: { title: 'A', $ref: '#/definitions/address' }, b: { title: 'B' } } },
  });
});

it.each([
  ['billing_address', 'Billing address'],
  ['shippingAddress', 'Shipping address'],
  ['homeURL', 'Home URL'],
  ['page2Of', 'Page2 of'],
  ['größe-außen', 'Größe außen'],
])('%s in words is %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
