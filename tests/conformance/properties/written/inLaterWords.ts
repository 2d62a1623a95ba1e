import type { JsonObject } from '@reelform/engine/validation';

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose values are no schemas. */
const said: readonly string[] = ['default', 'const', 'enum', 'examples', 'required', 'errorMessage'];

/** Keywords whose members are schemas, by names. */
const named: readonly string[] = ['properties', 'patternProperties', 'definitions'];

const membersOf = (value: unknown, read: (member: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, member]) => [name, read(member)])) as JsonObject; // of JSON

const partOf = (schema: JsonObject, kept: (value: unknown) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(Object(schema)).filter(([, value]) => kept(value))) as JsonObject; // of JSON

/** What a keyword says, in the words of draft 2020-12. */
function wordOf([word, value]: readonly [string, unknown]): object {
  if (said.includes(word)) return { [word]: value };
  if (word === '$ref') return { $ref: String(value).replace('/definitions/', '/$defs/') };
  if (word === 'definitions') return { $defs: membersOf(value, later) };
  if (named.includes(word)) return { [word]: membersOf(value, later) };
  if (word === 'items' && Array.isArray(value)) return { prefixItems: value.map(later) };
  if (word === 'additionalItems') return { items: later(value) };
  if (word === 'additionalProperties' && value === false) return { unevaluatedProperties: false };
  if (word !== 'dependencies') return { [word]: later(value) };
  const [names, schemas] = [partOf(Object(value), Array.isArray), partOf(Object(value), isObject)];
  return {
    ...(Object.keys(names).length > 0 && { dependentRequired: names }),
    ...(Object.keys(schemas).length > 0 && { dependentSchemas: membersOf(schemas, later) }),
  };
}

function later(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(later);
  return isObject(value) ? Object.assign({}, ...Object.entries(value).map(wordOf)) : value;
}

/** A schema of draft-07 in the words of draft 2020-12. */
export const inLaterWords = (schema: JsonObject): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...Object(later(schema)),
});
