import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';

/** A schema below the root. */
type Schema = JsonObject;

/** Names of members, those among them that other notations give a meaning. */
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', 'title', 'kind') },
  fc.constantFrom('first name', 'a/b', 'm~n', 'a.b', 'x_y', 'x-y', '0', '7', 'length', 'toString', 'é'),
  fc.constantFrom('type', 'items', 'properties', '$ref', 'default', 'enum', 'const', 'required', 'definitions'),
);

const text = fc.oneof(fc.constantFrom('', ' ', 'x', 'abc', '0', 'true', 'null', '2024-02-29'), fc.string({ maxLength: 12 }));
const number = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constantFrom(0.1, -0, 1e21, 1.5, 2147483648));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

/** Members that a schema may have or lack. */
const maybe = (members: { readonly [keyword: string]: fc.Arbitrary<unknown> }) =>
  fc.record(members, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Schema>;

const and = (...parts: readonly fc.Arbitrary<Schema>[]): fc.Arbitrary<Schema> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all));

const texts = maybe({ title: fc.constantFrom('A title', 'Another'), description: fc.constant('What it is.') });
const said = (schema: Schema) => and(fc.constant(schema), texts);

const formats = ['email', 'uri', 'date', 'date-time', 'time'];
const string = and(
  said({ type: 'string' }),
  maybe({ minLength: fc.nat(3), maxLength: fc.integer({ min: 3, max: 8 }), default: text }),
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    fc.constantFrom(...formats).map((format): Schema => ({ format })),
    fc.constantFrom('^[a-z]*$', '^\\d{2}$').map((pattern): Schema => ({ pattern })),
  ),
);
const numeric = (type: string) =>
  and(
    said({ type }),
    maybe({
      minimum: fc.integer({ min: -3, max: 0 }),
      maximum: fc.integer({ min: 1, max: 5 }),
      default: fc.integer({ min: -4, max: 6 }),
    }),
  );
const boolean = and(said({ type: 'boolean' }), maybe({ default: fc.boolean() }));
const nothing = said({ type: 'null' });
const nullable = fc.constantFrom('string', 'number', 'integer', 'boolean').chain((type) => said({ type: [type, 'null'] }));
const enumeration = fc.oneof(
  fc
    .uniqueArray(fc.constantFrom('x', 'y', 'z', 'long one'), { minLength: 1, maxLength: 4 })
    .chain((values) => said({ type: 'string', enum: values })),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 })
    .chain((values) => said({ type: 'integer', enum: values })),
  fc
    .uniqueArray(scalar, { minLength: 1, maxLength: 4, comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) })
    .chain((values) => said({ enum: values })),
);
const constant = fc.oneof(
  fc.constantFrom('fixed', 'x').map((value): Schema => ({ type: 'string', const: value })),
  scalar.map((value): Schema => ({ const: value })),
);
const titled = fc
  .uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1, maxLength: 3 })
  .chain((values) => said({ type: 'string', oneOf: values.map((value) => ({ const: value, title: `The ${value}` })) }));
const leaf = fc.oneof(string, numeric('number'), numeric('integer'), boolean, nothing, nullable, enumeration, constant, titled);

const multiple = fc
  .uniqueArray(fc.constantFrom('x', 'y', 'z'), { minLength: 1 })
  .chain((values) => said({ type: 'array', uniqueItems: true, items: { type: 'string', enum: values } }));

/** Names under which a schema's definitions stand; the first of them holds itself. */
const DEFINITIONS = ['tree', 'thing'];

const { node } = fc.letrec<{ node: Schema; object: Schema; option: Schema }>((tie) => {
  const inner = tie('node');
  const members = fc.dictionary(name, inner, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  const named = fc.uniqueArray(name, { maxLength: 2 });
  const object = and(
    said({ type: 'object' }),
    members.map((properties): Schema => ({ properties })),
    maybe({ required: named }),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      fc.oneof(fc.boolean(), leaf).map((additionalProperties): Schema => ({ additionalProperties })),
      fc.tuple(name, named).map(([key, needed]): Schema => ({ dependencies: { [key]: needed } })),
      fc.tuple(name, members).map(([key, properties]): Schema => ({ dependencies: { [key]: { properties } } })),
      fc.tuple(name, scalar, members, members).map(
        ([key, value, then, otherwise]): Schema => ({
          if: { properties: { [key]: { const: value } }, required: [key] },
          then: { properties: then },
          else: { properties: otherwise },
        }),
      ),
      fc.tuple(name, scalar, members).map(
        ([key, value, properties]): Schema => ({
          dependencies: {
            [key]: {
              oneOf: [
                { properties: { [key]: { const: value }, ...properties } },
                { properties: { [key]: { type: 'string' } } },
              ],
            },
          },
        }),
      ),
      members.map((properties): Schema => ({ allOf: [{ properties }] })),
      fc
        .constantFrom('oneOf', 'anyOf')
        .chain((keyword) =>
          fc.array(tie('option'), { minLength: 1, maxLength: 3 }).map((options): Schema => ({ [keyword]: options })),
        ),
      fc
        .tuple(fc.constantFrom('^x-', '\\d'), leaf)
        .map(([pattern, schema]): Schema => ({ patternProperties: { [pattern]: schema } })),
    ),
  );
  return {
    object,
    /** An option of a choice between objects, often with a constant that tells it. */
    option: fc.tuple(members, fc.option(fc.constantFrom('circle', 'box')), texts).map(
      ([properties, kind, said]): Schema => ({
        ...said,
        type: 'object',
        properties: { ...(kind !== null && { kind: { type: 'string', const: kind } }), ...properties },
        ...(kind !== null && { required: ['kind'] }),
      }),
    ),
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
      { weight: 5, arbitrary: leaf },
      { weight: 2, arbitrary: object },
      {
        weight: 2,
        arbitrary: and(
          said({ type: 'array' }),
          inner.map((items): Schema => ({ items })),
          maybe({ minItems: fc.nat(2), maxItems: fc.integer({ min: 2, max: 4 }), uniqueItems: fc.boolean() }),
        ),
      },
      {
        weight: 1,
        arbitrary: and(
          said({ type: 'array' }),
          fc.array(inner, { minLength: 1, maxLength: 3 }).map((items): Schema => ({ items })),
          maybe({ additionalItems: fc.oneof(fc.boolean(), leaf) }),
        ),
      },
      { weight: 1, arbitrary: multiple },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('oneOf', 'anyOf'), fc.array(tie('option'), { minLength: 1, maxLength: 3 }), texts)
          .map(([keyword, options, said]): Schema => ({ ...said, [keyword]: options })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('oneOf', 'anyOf'), fc.array(inner, { minLength: 1, maxLength: 3 }), texts)
          .map(([keyword, options, said]): Schema => ({ ...said, [keyword]: options })),
      },
      { weight: 2, arbitrary: fc.constantFrom(...DEFINITIONS).map((of): Schema => ({ $ref: `#/definitions/${of}` })) },
    ),
  };
});

const tree: Schema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    left: { $ref: '#/definitions/tree' },
    children: { type: 'array', items: { $ref: '#/definitions/tree' } },
  },
};

/** The schema of a whole form. */
export const formSchema: fc.Arbitrary<Schema> = fc
  .tuple(
    fc.dictionary(name, node, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    fc.uniqueArray(name, { maxLength: 2 }),
    leaf,
    fc.option(node),
  )
  .map(([properties, required, thing, more]) => ({
    type: 'object',
    definitions: { tree, thing },
    properties,
    ...(required.length > 0 && { required }),
    ...(more !== null && { allOf: [{ properties: { more } }] }),
  }));
