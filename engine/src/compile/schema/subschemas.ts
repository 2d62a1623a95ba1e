import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';

/** Keywords whose value is one schema. */
export const singleSchemas: ReadonlySet<string> = new Set([
  ...['items', 'additionalItems', 'additionalProperties', 'contains', 'propertyNames', 'if', 'then', 'else', 'not'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
  'onSubmit',
]);

/** Keywords whose value is a list of schemas. */
export const listedSchemas: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'items']);

/** Keywords whose value is schemas by name; in `dependencies` a list of names may stand instead of a schema. */
export const schemasByName: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'],
]);

/** Keywords whose schemas demand something of the same value as the schema that they stand in. */
export const inPlace: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'],
]);

/** Keywords whose value is data: nothing in them is a schema, whatever it looks like. */
export const literalKeywords: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'example']);

/** Whether a keyword's value is a schema, or holds schemas by number or name. */
export const holdsSchemas = (keyword: string): boolean =>
  singleSchemas.has(keyword) || listedSchemas.has(keyword) || schemasByName.has(keyword);

/** A schema inside of another, and the way to it. */
export interface Subschema {
  readonly schema: unknown;
  readonly keyword: string;
  readonly tokens: readonly (string | number)[];
}

/** The schemas that stand directly in a schema, in the order of the file. */
export const subschemasOf = (node: SchemaNode): readonly Subschema[] =>
  Object.entries(node).flatMap(([keyword, value]): readonly Subschema[] => {
    if (listedSchemas.has(keyword) && Array.isArray(value)) {
      return value.map((schema, index) => ({ schema, keyword, tokens: [keyword, index] }));
    }
    if (singleSchemas.has(keyword)) return [{ schema: value, keyword, tokens: [keyword] }];
    if (!schemasByName.has(keyword) || !isNode(value)) return [];
    return Object.entries(value)
      .filter(([, schema]) => !Array.isArray(schema))
      .map(([name, schema]) => ({ schema, keyword, tokens: [keyword, name] }));
  });

/** A schema with others in the place of those that stand directly in it, by what `change` makes of each. */
export const withSubschemas = (node: SchemaNode, change: (one: Subschema) => unknown): SchemaNode => {
  const members = Object.entries(node).map(([keyword, value]): [string, unknown] => {
    if (listedSchemas.has(keyword) && Array.isArray(value))
      return [keyword, value.map((schema, index) => change({ schema, keyword, tokens: [keyword, index] }))];
    if (singleSchemas.has(keyword)) return [keyword, change({ schema: value, keyword, tokens: [keyword] })];
    if (!schemasByName.has(keyword) || !isNode(value)) return [keyword, value];
    const named = Object.entries(value).map(([name, schema]) => [
      name,
      Array.isArray(schema) ? schema : change({ schema, keyword, tokens: [keyword, name] }),
    ]);
    return [keyword, Object.fromEntries(named)];
  });
  return Object.fromEntries(members);
};
