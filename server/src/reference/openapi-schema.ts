import type { JsonObject } from '@reelform/engine/validation';
import { productName } from '../http/product-names.ts';
import { isObject } from '../is-object.ts';

/** Keywords that JSON Schema 2020-12 has too (https://json-schema.org/draft/2020-12/json-schema-validation). */
const standard = new Set(
  [
    '$ref type enum const title description default examples readOnly writeOnly format',
    'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern',
    'items maxItems minItems uniqueItems contains minContains maxContains',
    'maxProperties minProperties required properties patternProperties additionalProperties propertyNames',
    'dependentRequired dependentSchemas allOf anyOf oneOf not if then else',
  ]
    .join(' ')
    .split(' '),
);

const values = new Set(['enum', 'const', 'default', 'examples']);
const schemasByName = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Texts for people, notes of whoever wrote the schema, and what the document has in a place of its own. */
const left = new Set(['$schema', '$comment', 'errorMessage', 'definitions', '$defs']);

/** How a schema's parts are told in the document. */
export interface SchemaReading {
  /** Where `#/definitions/<name>` stands. */
  readonly refTo: (name: string) => string;
  /** `PRODUCT_KEY`, which some members are named by. */
  readonly productKey: string;
}

/** A schema of ours (draft-07) as OpenAPI 3.1 has it (2020-12); our own keywords become extensions, `x-notPast`. */
export function toOpenApiSchema(schema: unknown, reading: SchemaReading): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toOpenApiSchema(item, reading));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (left.has(name)) return [];
    if (name === '$ref') return [[name, reading.refTo(String(value).replace('#/definitions/', ''))]];
    if (name === 'required') return [[name, renamed(value, reading.productKey)]];
    if (schemasByName.has(name) && isObject(value)) return [[name, renamedMembers(value, reading)]];
    // A limit that another field holds is none that the standard knows.
    const isOfField = isObject(value) && typeof value['$data'] === 'string';
    if (isOfField) return [[`x-${name}`, value]];
    if (values.has(name)) return [[name, value]];
    return [[standard.has(name) ? name : `x-${name}`, toOpenApiSchema(value, reading)]];
  });
  return Object.fromEntries(entries);
}

/** Names of members as answers have them. */
const renamed = (names: unknown, productKey: string) =>
  Array.isArray(names) ? names.map((name) => productName(String(name), productKey)) : names;

const renamedMembers = (members: JsonObject, reading: SchemaReading) =>
  Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [productName(name, reading.productKey), toOpenApiSchema(schema, reading)]),
  );
