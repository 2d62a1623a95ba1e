import { expect, it } from 'vitest';
import { withDiscriminators } from './discriminators.ts';

const cat = { properties: { kind: { type: 'string' }, hunts: { type: 'boolean' } } };
const dog = { title: 'A dog', properties: { kind: { type: 'string' }, bark: { type: 'string' } } };
const fish = { properties: { kind: { const: 'salmon' } } };
const definitions = { Cat: cat, Dog: dog, Fish: fish };
const refer = (name: string) => ({ $ref: `#/definitions/${name}` });
const options = ['Cat', 'Dog', 'Fish'].map(refer);

const drawn = (choice: object): object =>
  Object(withDiscriminators({ definitions, properties: { pet: choice } })).properties.pet;
const told = (name: string, title: string, kind: object) => ({ title, allOf: [refer(name), { properties: { kind } }] });

it('options of OpenAPI are told apart by the names of what they refer to, unless they say it themselves', () => {
  expect(drawn({ oneOf: options, discriminator: { propertyName: 'kind' } })).toMatchObject({
    oneOf: [told('Cat', 'Cat', { const: 'Cat' }), told('Dog', 'A dog', { const: 'Dog' }), refer('Fish')],
  });
});

it('options of OpenAPI are told apart by the values that are mapped to them', () => {
  const mapping = { kitten: '#/components/schemas/Cat', tiger: 'Cat', hound: './Dog.json' };
  expect(drawn({ anyOf: options, discriminator: { propertyName: 'kind', mapping } })).toMatchObject({
    anyOf: [told('Cat', 'Cat', { enum: ['kitten', 'tiger'] }), told('Dog', 'A dog', { const: 'hound' }), refer('Fish')],
  });
});

it.each([
  ['no discriminator', { oneOf: options }],
  ['one of an older OpenAPI', { oneOf: options, discriminator: 'kind' }],
  ['options of their own', { oneOf: [cat, dog, true], discriminator: { propertyName: 'kind' } }],
])('a choice with %s stays as it is', (_name, choice) => {
  expect(drawn(choice)).toEqual(choice);
});
