import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import { type Part, part } from './writtenParts.ts';

const oneOf = fc.constantFrom;

const unit = { type: 'string', enum: ['kg', 'lb'] };
const people = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 0 } },
};

const sending = (kind: string, member: string, title: string) => ({
  title,
  required: ['tag', member],
  properties: { tag: { const: kind }, [member]: { type: 'string', minLength: 2 } },
});

/** Parts in which several words say something of one value: beside a reference, of null, of some of the items. */
export const combined: fc.Arbitrary<Part> = oneOf(
  part({ type: ['string', 'integer'] }, oneOf('ab', 3)),
  part({ type: ['number', 'string', 'null'], default: null }, oneOf('ab', 1.5, null)),
  part({ type: 'number', multipleOf: 0.01 }, oneOf(1.5, 2.25)),
  part({ type: 'string', minLength: 2, errorMessage: { minLength: 'Too short.' } }, oneOf('ab', 'abc')),
  part({ type: 'string', examples: ['ab', 'abc'] }, oneOf('ab', 'else')),
  part({ anyOf: [{ enum: ['x', 'y'] }, { type: 'string' }] }, oneOf('x', 'else')),
  part({ type: 'string', format: 'hostname' }, fc.constant('a.example')),
  part({ type: 'string', format: 'ipv4' }, fc.constant('10.0.0.1')),
  part({ type: 'string', format: 'uri-reference' }, oneOf('/a', 'https://a.example/')),
  part({ type: 'string', contentMediaType: 'application/json' }, fc.constant('{"a": 1}')),
  part({ $ref: '#/definitions/unit', default: 'kg' }, oneOf('kg', 'lb')),
  part({ $ref: '#/definitions/unit', title: 'Unit', description: 'In which it is weighed' }, oneOf('kg', 'lb')),
  part({ allOf: [{ $ref: '#/definitions/unit' }], default: 'lb' }, oneOf('kg', 'lb')),
  part({ $ref: '#/definitions/address', default: { street: 'Main' } }, oneOf({ street: 'ab' }, { street: 'ab', city: 'abc' })),
  part({ anyOf: [{ $ref: '#/definitions/address' }, { type: 'null' }], default: null }, oneOf({ street: 'ab' }, null)),
  part({ anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] }, oneOf(['ab'], [], null)),
  part({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, oneOf('ab', ['ab', 'c'])),
  part({ type: ['object', 'null'], required: ['name'], properties: people.properties }, oneOf({ name: 'ab' }, null)),
  part({ type: 'array', items: { type: 'string' }, contains: { const: 'x' } }, oneOf(['x'], ['ab', 'x'])),
  part({ type: 'array', items: { type: 'integer' }, contains: { minimum: 5 } }, oneOf([7], [1, 5])),
  part({ type: 'array', items: people, uniqueBy: 'name' }, oneOf([], [{ name: 'ab' }, { name: 'c', age: 1 }])),
  part({ type: 'array', items: people, minItems: 1, default: [{ name: 'ab' }] }, oneOf([{ name: 'c' }])),
  part({ type: 'array', items: { $ref: '#/definitions/address' }, default: [] }, oneOf([], [{ street: 'ab' }])),
  part({ type: 'array', items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } }, oneOf([], [[1, 2]])),
  part(
    { type: 'array', items: { type: 'array', items: [{ type: 'string' }, { type: 'integer' }], additionalItems: false } },
    oneOf([], [['ab', 1], ['c']]),
  ),
  part(
    {
      type: 'object',
      required: ['from'],
      properties: {
        from: { type: 'string', format: 'date' },
        to: { type: 'string', format: 'date', notBefore: { $data: '1/from' } },
      },
    },
    oneOf({ from: '2024-02-29' }, { from: '2024-02-29', to: '2024-03-01' }),
  ),
  part(
    {
      type: 'object',
      patternProperties: { '^x-': { type: 'string', title: 'An extension' }, '^[0-9]+$': people },
      additionalProperties: false,
    },
    oneOf({}, { 'x-a': 'ab' }, { '1': { name: 'ab' } }),
  ),
  part(
    { type: 'object', propertyNames: { enum: ['de', 'en'] }, additionalProperties: { type: 'string' } },
    oneOf({}, { de: 'ab' }),
  ),
  part({ type: 'integer', format: 'int32' }, oneOf(1, 7)),
  part({ type: 'string', format: 'int64' }, oneOf('9007199254740993', 'ab')),
  part({ const: { x: 0, y: [1] } }, fc.constant({ x: 0, y: [1] })),
  part({ type: 'string', enum: ['x', 'y', 'z'], not: { const: 'x' } }, oneOf('y', 'z')),
  part(
    {
      type: 'object',
      oneOf: [sending('post', 'street', 'Post'), sending('post', 'box', 'Box'), sending('mail', 'to', 'Mail')],
    },
    oneOf({ tag: 'post', street: 'ab' }, { tag: 'post', box: 'abc' }, { tag: 'mail', to: 'ab' }),
  ),
  part(
    { anyOf: [sending('post', 'to', 'Way'), sending('mail', 'to', 'Way'), { type: 'null' }] },
    oneOf({ tag: 'post', to: 'ab' }, { tag: 'mail', to: 'abc' }, null),
  ),
  part(
    {
      allOf: [{ oneOf: [sending('post', 'to', 'Post'), sending('mail', 'to', 'Mail')] }],
      oneOf: [{ required: ['day'], properties: { day: { enum: ['Mo', 'Tu'] } } }, { properties: { day: false } }],
    },
    oneOf({ tag: 'post', to: 'ab' }, { tag: 'mail', to: 'abc', day: 'Mo' }),
  ),
  part(
    {
      type: 'object',
      properties: { pet: { type: 'string', enum: ['none', 'one', 'two'], default: 'none' } },
      dependencies: {
        pet: {
          oneOf: [
            { properties: { pet: { enum: ['none'] } } },
            { required: ['age'], properties: { pet: { enum: ['one'] }, age: { type: 'integer' } } },
            { properties: { pet: { enum: ['two'] }, rid: { type: 'boolean' } } },
          ],
        },
      },
    },
    oneOf({ pet: 'none' }, { pet: 'one', age: 3 }, { pet: 'two', rid: true }),
  ),
  part(
    {
      type: 'array',
      items: { anyOf: [{ type: 'array', items: [{ const: 'set' }, { type: 'string' }], minItems: 2, maxItems: 2 }, people] },
    },
    oneOf([], [['set', 'ab'], { name: 'c' }]),
  ),
);

/** Definitions that these refer to. */
export const combinedDefinitions: JsonObject = { unit };

/** The same part with a default that is right there, or one that can only be read. */
export const begun = (of: fc.Arbitrary<Part>): fc.Arbitrary<Part> =>
  fc
    .tuple(of, oneOf('default', 'default', 'readOnly'))
    .chain(([{ schema, values, ui }, word]) =>
      word === 'readOnly'
        ? fc.constant(part({ ...schema, readOnly: true }, values, ui))
        : values.map((value) => part({ ...schema, default: value }, values, ui)),
    );
