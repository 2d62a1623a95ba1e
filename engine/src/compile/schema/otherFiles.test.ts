import { afterEach, describe, expect, it } from 'vitest';
import { optionNames } from '../../form/branches/optionNames.ts';
import { createFormModule, judge } from '../../validation/index.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compile = async (properties: object, files: { readonly [path: string]: object }) => {
  schemas = createSchemas({ type: 'object', properties });
  for (const [path, content] of Object.entries(files)) schemas.write(path, content);
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = Buffer.from(forms.get('one')?.code ?? '').toString('base64');
  const { default: factory } = await import(`data:text/javascript;base64,${code}`);
  const form = createFormModule(factory);
  return { form, members: Object(form.schema['properties']) };
};

const circle = { type: 'object', properties: { radius: { type: 'number' } }, required: ['radius'] };
const square = { type: 'object', properties: { side: { type: 'number' } }, required: ['side'] };
const refer = ($ref: string) => ({ $ref: `../../${$ref}` });

describe('options that other files hold', () => {
  it.each<[what: string, references: readonly string[], files: { readonly [path: string]: object }]>([
    [
      'as definitions',
      ['shapes.json#/definitions/Circle', 'shapes.json#/$defs/Square'],
      { 'shapes.json': { definitions: { Circle: circle }, $defs: { Square: square } } },
    ],
    [
      'as OpenAPI has them',
      ['api.json#/components/schemas/Circle', 'api.json#/components/schemas/Square'],
      { 'api.json': { components: { schemas: { Circle: circle, Square: square } } } },
    ],
    [
      'as files of their own',
      ['shapes/Circle.json', 'shapes/Square.schema.json'],
      { 'shapes/Circle.json': circle, 'shapes/Square.schema.json': square },
    ],
    [
      'as forms of their own, which their folders name',
      ['shapes/Circle/schema.json', 'shapes/Square/schema.json'],
      { 'shapes/Circle/schema.json': circle, 'shapes/Square/schema.json': square },
    ],
  ])('%s are called by their names, as those of the form are', async (_what, references, files) => {
    const { form, members } = await compile({ shape: { oneOf: references.map(refer) } }, files);
    const naming = { options: members.shape.oneOf, root: form.schema, kinds: {}, telling: undefined };
    expect(optionNames(naming)).toEqual(['Circle', 'Square']);
    const valid = (shape: object) => judge(form, { shape }, { mode: 'strict' }).valid;
    expect([{ radius: 1 }, { side: 1 }, {}].map(valid)).toEqual([true, true, false]);
  });

  it('are told apart by a discriminator that maps values to the files', async () => {
    const [cat, dog] = [
      { type: 'object', properties: { kind: { type: 'string' }, hunts: { type: 'boolean' } } },
      { type: 'object', properties: { kind: { type: 'string' }, barks: { type: 'boolean' } } },
    ];
    const discriminator = { propertyName: 'kind', mapping: { kitten: './Cat.json', hound: './Dog.json' } };
    const { members } = await compile(
      { pet: { anyOf: [refer('Cat.json'), refer('Dog.json')], discriminator } },
      { 'Cat.json': cat, 'Dog.json': dog },
    );
    const values = members.pet.anyOf.map(({ allOf }: { allOf: readonly object[] }) => Object(allOf[1]).properties.kind.const);
    expect(values).toEqual(['kitten', 'hound']);
  });

  it('are told apart by the names that they have in the file that the choice stands in, too', async () => {
    const pet = (name: string) => ({ type: 'object', properties: { kind: { type: 'string' }, [name]: { type: 'string' } } });
    const choice = {
      anyOf: ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
      discriminator: { propertyName: 'kind' },
    };
    const file = (name: string) => ({
      components: { schemas: { Cat: pet(`${name}Cat`), Dog: pet(`${name}Dog`), Pet: choice } },
    });
    const { members } = await compile(
      { pet: refer('api.json#/components/schemas/Pet'), other: refer('other.json#/components/schemas/Pet') },
      { 'api.json': file('a'), 'other.json': file('b') },
    );
    const values = ({ anyOf }: { anyOf: readonly { allOf?: readonly object[] }[] }) =>
      anyOf.map(({ allOf = [] }) => Object(allOf[1]).properties?.kind.const);
    expect(values(members.pet)).toEqual(['Cat', 'Dog']);
    // Of two of one name the second has another here, which is none of its values.
    expect(values(members.other)).toEqual([undefined, undefined]);
  });

  it('have the limits that stand beside their reference', async () => {
    const { form } = await compile(
      { shape: { oneOf: [{ ...refer('Circle.json'), minProperties: 2 }, { type: 'string' }] } },
      { 'Circle.json': { ...circle, minProperties: 1 } },
    );
    const valid = (shape: object) => judge(form, { shape }, { mode: 'strict' }).valid;
    expect([{ radius: 1 }, { radius: 1, more: 1 }].map(valid)).toEqual([false, true]);
  });
});

it('a form that is a file of its own has what that defines, whatever it is called', async () => {
  schemas = createSchemas({ $ref: '../../shape.json' });
  schemas.write('shape.json', {
    type: 'object',
    properties: { shape: { $ref: '#/definitions/Circle' }, next: { $ref: '#' } },
    definitions: { Circle: circle, unused: square },
  });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = Buffer.from(forms.get('one')?.code ?? '').toString('base64');
  const { default: factory } = await import(`data:text/javascript;base64,${code}`);
  const form = createFormModule(factory);
  expect(Object.keys(Object(form.schema['definitions'])).toSorted()).toEqual(['Circle', 'shape']);
  const valid = (data: object) => judge(form, { next: data }, { mode: 'strict' }).valid;
  expect([{ shape: { radius: 1 } }, { shape: {} }].map(valid)).toEqual([true, false]);
});

describe('members that one file holds', () => {
  const file = { title: 'Address', type: 'object', properties: { town: { title: 'Town', type: 'string' } } };

  it('are called by their names, where they would be called alike', async () => {
    const { members } = await compile(
      {
        billing_address: refer('address.json'),
        shippingAddress: refer('address.json'),
        home: { ...refer('address.json'), title: 'Home' },
      },
      { 'address.json': file },
    );
    const titles = Object.entries<{ title: string }>(members).map(([name, { title }]) => [name, title]);
    expect(titles).toEqual([
      ['billing_address', 'Billing address'],
      ['shippingAddress', 'Shipping address'],
      ['home', 'Home'],
    ]);
  });

  it('has the title of its file where nothing else is called so', async () => {
    const { members } = await compile({ billing: refer('address.json') }, { 'address.json': file });
    expect(members.billing.title).toBe('Address');
  });
});
