import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';

/** A part of a form: what is right there, what it looks like, and values that are right. */
export interface Part {
  readonly schema: JsonObject;
  readonly ui: JsonObject;
  readonly values: fc.Arbitrary<unknown>;
}

/** A part of these files. */
export const part = (schema: object, values: fc.Arbitrary<unknown>, ui: object = {}): Part => ({
  schema: schema as JsonObject, // written below, as JSON
  ui: ui as JsonObject,
  values,
});

const oneOf = fc.constantFrom;
const words = oneOf('ab', 'abc', 'Zoë', 'a b');

/** A part that has more words in its schema, or its uiSchema, now and then. */
export const having = (of: fc.Arbitrary<Part>, schema: fc.Arbitrary<object>, ui: fc.Arbitrary<object> = fc.constant({})) =>
  fc.tuple(of, fc.option(schema, { freq: 2, nil: {} }), fc.option(ui, { freq: 2, nil: {} })).map(([one, more, look]) => ({
    ...one,
    schema: { ...one.schema, ...more } as JsonObject,
    ui: { ...one.ui, ...look } as JsonObject,
  }));

const formats: readonly (readonly [string, string])[] = [
  ['email', 'a@b.org'],
  ['uri', 'https://a.example/'],
  ['date', '2024-02-29'],
  ['date-time', '2024-02-29T12:30:00Z'],
  ['time', '12:30:00Z'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
];

const texts: fc.Arbitrary<Part> = fc.oneof(
  having(
    fc.constant(part({ type: 'string' }, words)),
    oneOf<object>(
      { minLength: 2 },
      { maxLength: 4 },
      { minLength: 1, maxLength: 40 },
      { default: 'abc' },
      { notBlank: true },
      { readOnly: true },
    ),
    oneOf<object>(
      { 'ui:widget': 'textarea' },
      { 'ui:placeholder': 'Say it' },
      { 'ui:readonly': true },
      { 'ui:help': 'At most.' },
    ),
  ),
  fc.constant(part({ type: 'string', pattern: '^[a-z]{2,4}$' }, oneOf('ab', 'abc'))),
  oneOf(...formats).map(([format, value]) => part({ type: 'string', format }, fc.constant(value))),
);

const numbers: fc.Arbitrary<Part> = fc.oneof(
  having(
    oneOf('integer', 'number').map((type) => part({ type }, oneOf(1, 2, 3))),
    oneOf<object>({ minimum: 0 }, { minimum: 1, maximum: 5 }, { exclusiveMinimum: 0 }, { default: 2 }, { multipleOf: 1 }),
    oneOf<object>({ 'ui:widget': 'updown' }, { 'ui:help': 'A number' }),
  ),
  fc.constant(part({ type: 'integer', minimum: 0, maximum: 10 }, oneOf(1, 5, 10), { 'ui:widget': 'range' })),
);

const booleans = having(
  fc.constant(part({ type: 'boolean' }, fc.boolean())),
  oneOf<object>({ default: false }, { default: true }),
  oneOf<object>({ 'ui:widget': 'radio' }, { 'ui:widget': 'select' }, { 'ui:widget': 'switch' }),
);

const listed = ['x', 'y', 'z'];
const choices: fc.Arbitrary<Part> = having(
  oneOf(
    part({ type: 'string', enum: listed }, oneOf(...listed)),
    part({ enum: listed }, oneOf(...listed)),
    part({ type: 'integer', enum: [1, 2, 3] }, oneOf(1, 2, 3)),
    part({ enum: [1, 'one', true, null] }, oneOf(1, 'one', true, null)),
    part({ enum: ['x', null] }, oneOf('x', null)),
    part({ type: ['string', 'null'], enum: ['x', 'y', null] }, oneOf('x', null)),
    part({ type: 'string', oneOf: listed.map((value) => ({ const: value, title: `The ${value}` })) }, oneOf(...listed)),
    part(
      {
        anyOf: [
          { const: 1, title: 'One' },
          { const: 'b', title: 'Letter' },
        ],
      },
      oneOf(1, 'b'),
    ),
    part(
      {
        enum: [
          [1, 2],
          [3, 4],
        ],
      },
      oneOf([1, 2], [3, 4]),
    ),
    part({ enum: [{ a: 1 }, { a: 2 }] }, oneOf({ a: 1 }, { a: 2 })),
  ),
  fc.constant({}),
  oneOf<object>({ 'ui:widget': 'radio' }, { 'ui:widget': 'select' }),
);

const severals: fc.Arbitrary<Part> = having(
  oneOf(
    part({ type: 'array', uniqueItems: true, items: { type: 'string', enum: listed } }, fc.subarray(listed)),
    part({ type: 'array', uniqueItems: true, items: { enum: [1, 2, 3] } }, fc.subarray([1, 2, 3])),
    part(
      {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', anyOf: listed.map((value) => ({ const: value, title: value.toUpperCase() })) },
      },
      fc.subarray(listed),
    ),
  ),
  oneOf<object>({ maxItems: 3 }, { default: [] }),
  oneOf<object>({ 'ui:widget': 'checkboxes' }, { 'ui:widget': 'multi-select' }, { 'ui:widget': 'tag-picker' }),
);

const constants: fc.Arbitrary<Part> = oneOf(
  part({ const: 'fixed' }, fc.constant('fixed')),
  part({ type: 'string', const: 'fixed', default: 'fixed' }, fc.constant('fixed')),
  part({ type: 'boolean', const: true }, fc.constant(true)),
  part({ type: 'null' }, fc.constant(null)),
  part({ type: 'integer', enum: [7] }, fc.constant(7)),
);

const nullables: fc.Arbitrary<Part> = oneOf(
  part({ type: ['string', 'null'] }, oneOf('ab', null)),
  part({ type: ['string', 'null'], default: null }, oneOf('ab', null)),
  part({ type: ['integer', 'null'], minimum: 1 }, oneOf(1, null)),
  part({ anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }], default: null }, oneOf('ab', null)),
  part({ oneOf: [{ type: 'null' }, { $ref: '#/definitions/address' }] }, oneOf(null, { street: 'ab' })),
  part({ type: ['object', 'null'], properties: { name: { type: 'string' } } }, oneOf(null, { name: 'ab' })),
  part({ type: ['boolean', 'null'] }, oneOf(true, false, null)),
  part({ type: ['array', 'null'], items: { type: 'string' } }, oneOf(null, ['ab'])),
);

/** A part without parts. */
export const leaf: fc.Arbitrary<Part> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 2, arbitrary: numbers },
  booleans,
  { weight: 2, arbitrary: choices },
  severals,
  constants,
  { weight: 2, arbitrary: nullables },
);

/** The definitions that forms may refer to: plain, within itself, and within each other. */
export const definitions = {
  address: {
    type: 'object',
    title: 'Address',
    required: ['street'],
    properties: { street: { type: 'string' }, city: { type: 'string' } },
  },
  tree: {
    type: 'object',
    properties: { label: { type: 'string' }, children: { type: 'array', items: { $ref: '#/definitions/tree' } } },
  },
  linked: {
    type: 'object',
    required: ['value'],
    properties: { value: { type: 'integer' }, next: { $ref: '#/definitions/linked' } },
  },
  and: {
    type: 'object',
    required: ['all'],
    properties: { all: { type: 'array', minItems: 1, items: { $ref: '#/definitions/rule' } } },
  },
  is: {
    type: 'object',
    required: ['field'],
    properties: { field: { type: 'string' }, equals: { type: ['string', 'boolean'] } },
  },
  rule: { oneOf: [{ $ref: '#/definitions/is' }, { $ref: '#/definitions/and' }] },
};

/** A part that refers to a definition. */
export const refs: fc.Arbitrary<Part> = oneOf(
  part({ $ref: '#/definitions/address' }, oneOf({ street: 'ab' }, { street: 'ab', city: 'abc' })),
  part(
    { $ref: '#/definitions/tree' },
    oneOf({}, { label: 'ab', children: [{ label: 'c' }, {}] }, { children: [{ children: [{ label: 'd' }] }] }),
  ),
  part({ $ref: '#/definitions/linked' }, oneOf({ value: 1 }, { value: 1, next: { value: 2 } })),
  part(
    { $ref: '#/definitions/rule' },
    oneOf({ field: 'ab' }, { all: [{ field: 'ab', equals: 'x' }] }, { all: [{ all: [{ field: 'c', equals: true }] }] }),
  ),
  part({ allOf: [{ $ref: '#/definitions/address' }] }, oneOf({ street: 'ab' })),
  part(
    {
      allOf: [{ $ref: '#/definitions/address' }, { properties: { zip: { type: 'string', minLength: 2 } }, required: ['zip'] }],
    },
    oneOf({ street: 'ab', zip: 'abc' }),
  ),
);
