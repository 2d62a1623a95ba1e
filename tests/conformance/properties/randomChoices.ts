import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';

/** A choice between schemas, a document of its first option, and a walk through its options. */
export interface ChoicePlot {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly options: readonly JsonObject[];
  /** Members that stand beside the choice. */
  readonly beside: JsonObject;
  readonly document: JsonObject;
  /** Options to choose, by index, and the member to type into there, where it has a field for texts. */
  readonly walk: readonly { readonly to: number; readonly type: string }[];
}

/** The names of members that options may have, some of them beside the choice, too. */
export const memberNames = ['a', 'b', 'c', 'd', 'e'] as const;

const text = { type: 'string' };
const number = { type: 'number' };
const objectOf = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const rowsOf = (items: JsonObject): JsonObject => ({ type: 'array', items });

const asked = (properties: JsonObject): JsonObject => ({ ...objectOf(properties), required: Object.keys(properties) });
const choice = { oneOf: [asked({ p: text }), asked({ q: number })] };
const insideChoice = { oneOf: [{ properties: { m: text } }, { properties: { n: text } }] };

const memberSchemas: readonly JsonObject[] = [
  ...[text, text, number, { type: 'boolean' }, { type: ['string', 'null'] }, {}],
  ...[
    { ...text, default: 'begun' },
    { ...number, default: 7 },
  ],
  ...[{ const: 'one' }, { const: 'two' }, { enum: ['x', 'y'] }, { enum: ['y', 'z'] }],
  ...[objectOf({ p: text }), objectOf({ p: text, q: number }), asked({ q: text })],
  ...[choice, { anyOf: [text, number] }, rowsOf(choice)],
  ...[rowsOf(text), rowsOf(objectOf({ p: text })), rowsOf(objectOf({ p: text, q: text }))],
];

const kindOf = ({ type }: JsonObject): unknown => [type].flat()[0];
const isTelling = (schema: JsonObject): boolean => ['const', 'enum', 'oneOf', 'anyOf'].some((keyword) => keyword in schema);

/** What an option says of a member that stands beside the choice: nothing else than what is said there. */
const besideIn = (schema: JsonObject, beside: JsonObject | undefined): JsonObject =>
  !beside || (kindOf(schema) === kindOf(beside) && !isTelling(schema)) ? schema : {};

const someOf = (schema: JsonObject): fc.Arbitrary<JsonObject[string]> => {
  const { const: constant, enum: choices, properties, items } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  const options = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(options)) return fc.oneof(...options.map(someOf));
  if (kindOf(schema) === 'number') return fc.constantFrom(1, 7);
  if (kindOf(schema) === 'boolean') return fc.boolean();
  if (kindOf(schema) === 'object') return documentOf(properties as JsonObject, schema['required']); // as written above
  if (kindOf(schema) === 'array') return fc.array(someOf(items as JsonObject), { minLength: 1, maxLength: 2 }); // as above
  return fc.constantFrom('s', 't', 'begun');
};

const documentOf = (properties: JsonObject, required: unknown): fc.Arbitrary<JsonObject> => {
  const members = Object.entries(properties).map(([name, schema]) => [name, someOf(schema as JsonObject)]); // no booleans above
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
};

const membersOf = (most: number, names: readonly string[], schemas: readonly JsonObject[]): fc.Arbitrary<JsonObject> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...schemas)), {
      maxLength: most,
      selector: ([name]) => name,
    })
    .map((members) => Object.fromEntries(members));

const optionOf = (beside: JsonObject) =>
  fc
    .tuple(membersOf(4, memberNames, memberSchemas), fc.subarray([...memberNames]), fc.boolean())
    .map(([members, names, hasChoice]): JsonObject => {
      const known = Object.entries(members).map(([name, schema]): [string, JsonObject[string]] => [
        name,
        besideIn(schema as JsonObject, beside[name] as JsonObject | undefined), // schemas, as all members here
      ]);
      const required = names.filter((name) => name in members);
      return {
        ...(known.length > 0 && { properties: Object.fromEntries(known) }),
        ...(required.length > 0 && { required }),
        ...(hasChoice && insideChoice),
      };
    });

/** Any choice of any options, and any walk through them. */
export const choicePlots: fc.Arbitrary<ChoicePlot> = membersOf(2, ['a', 'b'], [text, text, number]).chain((beside) =>
  fc.array(optionOf(beside), { minLength: 2, maxLength: 4 }).chain(([first = {}, ...others]) => {
    const options = [first, ...others].map((option, index): JsonObject => ({ title: `Option ${index}`, ...option }));
    const own = Object.entries((first['properties'] ?? {}) as JsonObject); // as optionOf makes them
    const said = Object.fromEntries(
      own.filter(([name, schema]) => !(name in beside) || Object.keys(Object(schema)).length > 0),
    );
    const step = fc.record({ to: fc.nat(options.length - 1), type: fc.constantFrom('', 'beside', ...memberNames) });
    return fc.record({
      keyword: fc.constantFrom('oneOf', 'anyOf'),
      options: fc.constant(options),
      beside: fc.constant(beside),
      document: documentOf({ ...beside, ...said }, first['required']),
      walk: fc.array(step, { minLength: 1, maxLength: 6 }),
    });
  }),
);
