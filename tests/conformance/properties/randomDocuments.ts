import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';

/** Whatever JSON can say, with members and items that are `undefined`, as a host's own objects may have. */
const anything: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('', 'x', 'abc', '12', 0, 1, -1.5, 1e300, true, false, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'kind', 'more', 'label', '0'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const isMembers = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const shuffled = (entries: readonly (readonly [string, unknown])[]) =>
  fc.shuffledSubarray([...entries], { minLength: entries.length }).map((all): JsonObject => {
    const members = all.filter(([, value]) => value !== ABSENT);
    return Object.fromEntries(members) as JsonObject; // made of what JSON can say
  });

/** Stands for a member that is not there. */
const ABSENT = Symbol('absent');

const members = (properties: JsonObject, root: JsonObject, depth: number): fc.Arbitrary<JsonObject> =>
  fc
    .tuple(
      ...Object.entries(properties).map(([name, schema]) =>
        fc
          .oneof({ weight: 5, arbitrary: valueFor(schema, root, depth + 1) }, fc.constant(ABSENT))
          .map((value) => [name, value] as const),
      ),
    )
    .chain(shuffled);

/** Texts that belong to a format or a pattern. */
const examples: { readonly [word: string]: readonly string[] } = {
  email: ['a@b.org'],
  uri: ['https://a.example/'],
  date: ['2024-02-29'],
  'date-time': ['2024-02-29T12:30:00Z', '2024-02-29T12:30:00.5+02:00'],
  time: ['12:30:00Z'],
  '^[a-z]*$': ['abc'],
  '^\\d{2}$': ['12'],
};

const ofType = (type: unknown, schema: JsonObject, root: JsonObject, depth: number): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return fc.constantFrom(...(examples[String(schema['format'] ?? schema['pattern'])] ?? ['abc', 'abcd', ' a ', '']));
    case 'number':
      return fc.constantFrom(0, 1, 0.5, -0.25, -0, 5);
    case 'integer':
      return fc.integer({ min: -1, max: 5 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items } = schema;
      if (Array.isArray(items)) return fc.tuple(...items.map((item) => valueFor(item, root, depth + 1)));
      return fc.array(valueFor(items ?? {}, root, depth + 1), { maxLength: 3 });
    }
    default: {
      const extra = fc.dictionary(fc.constantFrom('x-a', '1', 'unknown', 'kind'), anything, {
        maxKeys: 1,
        noNullPrototype: true,
      });
      const branches = ['then', 'else'].map((word) => schema[word]).filter(isMembers);
      const parts = [schema, ...branches, ...[schema['allOf'] ?? []].flat().filter(isMembers)];
      const properties = Object.assign({}, ...parts.map((part) => part['properties'] ?? {}));
      const choice = choiceOf(schema);
      const chosen = choice ? fc.constantFrom(...choice).chain((option) => valueFor(option, root, depth + 1)) : fc.constant({});
      return fc
        .tuple(members(properties, root, depth), fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, extra), chosen)
        .map(([own, more, option]) => ({ ...own, ...(isMembers(option) && option), ...more }));
    }
  }
};

const choiceOf = (schema: JsonObject): readonly unknown[] | undefined => {
  const options = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(options) && options.length > 0 ? options : undefined;
};

/** Mostly what a schema asks for, now and then something else. */
const valueFor = (schema: unknown, root: JsonObject, depth: number): fc.Arbitrary<unknown> => {
  const wrong = { weight: 1, arbitrary: anything };
  const right = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 14, arbitrary }, wrong);
  if (!isMembers(schema) || depth > 6) return anything;
  const { $ref, type, const: constant, enum: options } = schema;
  if (typeof $ref === 'string') {
    const { definitions } = root;
    const target = isMembers(definitions) ? definitions[$ref.slice('#/definitions/'.length)] : undefined;
    return fc.constant(undefined).chain(() => valueFor(target, root, depth + 1));
  }
  if (constant !== undefined) return right(fc.constant(constant));
  if (Array.isArray(options)) return right(fc.constantFrom(...options));
  const choice = choiceOf(schema);
  if (type === undefined && choice) return fc.constantFrom(...choice).chain((option) => valueFor(option, root, depth + 1));
  if (type === 'string' && choice) return fc.constantFrom(...choice).chain((option) => valueFor(option, root, depth + 1));
  const kinds = [type].flat();
  return right(fc.constantFrom(...kinds).chain((kind) => ofType(kind, schema, root, depth)));
};

/** A document that someone could have stored with a schema: most of it is what the schema asks for. */
export const documentOf = (schema: JsonObject): fc.Arbitrary<JsonObject> =>
  fc.constant(undefined).chain(() => ofType('object', schema, schema, 0)) as fc.Arbitrary<JsonObject>; // an object, as asked
