import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { annotations } from '../../validation/vocabulary/index.ts';
import { withSubschemas } from './subschemas.ts';

/** Keywords whose schemas ask rather than demand: a missing value must stay missing to them. */
const asking = new Set(['if', 'not', 'contains']);

/** What becomes of a schema, and whether it asks (below `if`, `not`, `contains`) or is one of several options. */
type Change = (node: SchemaNode, at: { readonly asks: boolean; readonly isOption: boolean }) => SchemaNode;

/** Rebuilds a schema, `change` being asked about every node from the inside out. */
export const rebuilt = (schema: unknown, change: Change, asks = false, isOption = false): unknown => {
  if (!isNode(schema)) return schema;
  const changed = withSubschemas(schema, ({ schema: inner, keyword }) =>
    rebuilt(inner, change, asks || asking.has(keyword), keyword === 'anyOf' || keyword === 'oneOf'),
  );
  return change(changed, { asks, isOption });
};

/** Keywords that bring in what is drawn: beside a reference to more of it, neither may hide the other. */
const drawing = [
  'properties',
  'patternProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependencies',
  'dependentSchemas',
];

/** The schema with references that stand beside more members, rows or branches among `allOf`, where both are drawn. */
export const withReferencesApart = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    const { $ref, ...rest } = node;
    if (typeof $ref !== 'string' || !drawing.some((keyword) => keyword in rest)) return node;
    return { ...rest, allOf: [{ $ref }, ...(Array.isArray(rest['allOf']) ? rest['allOf'] : [])] };
  });

const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The schema of strict mode: `onSubmit` counts, and what a draft must have is required all the more. */
export const strictSchema = (schema: unknown): unknown =>
  rebuilt(schema, ({ onSubmit, draftRequired, ...node }) => {
    const required = [...new Set([...names(node['required']), ...names(draftRequired)])];
    const allOf = Array.isArray(node['allOf']) ? node['allOf'] : [];
    return {
      ...node,
      ...(required.length > 0 && { required }),
      ...(onSubmit !== undefined && { allOf: [...allOf, onSubmit] }),
    };
  });

/** Names of the properties by which an option of `oneOf` or `anyOf` is told from the others. */
const discriminators = (node: SchemaNode): readonly string[] => {
  const { properties } = node;
  if (!isNode(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => (isNode(property) && 'const' in property ? [name] : []));
};

/** Whether what is forgiven leaves an option told from the others as it was. */
const staysApart = (option: unknown): boolean => {
  if (!isNode(option) || '$ref' in option) return !isNode(option);
  const isTold = names(option['required']).some((name) => discriminators(option).includes(name));
  return isTold || sameValue(forgiven(option), option);
};

/**
 * The schema with `anyOf` in the place of `oneOf` whose options are told apart by what is missing in a draft: several may
 * still be meant.
 */
const withOpenChoices = (schema: unknown): unknown =>
  rebuilt(schema, (node, { asks }) => {
    const { oneOf, anyOf, ...rest } = node;
    if (asks || !Array.isArray(oneOf) || oneOf.every(staysApart)) return node;
    if (anyOf === undefined) return { ...rest, anyOf: oneOf };
    return { ...rest, anyOf, allOf: [...(Array.isArray(rest['allOf']) ? rest['allOf'] : []), { anyOf: oneOf }] };
  });

/** The schema of draft mode: what is there must be right, what is missing is forgiven. */
export const draftSchema = (schema: unknown): unknown => forgiven(withOpenChoices(schema));

/** A schema whose dependencies are schemas only, without the lists of what has to be there. */
const withoutLists = (node: SchemaNode): SchemaNode => {
  const { dependencies, ...rest } = node;
  if (!isNode(dependencies)) return node;
  const schemas = Object.entries(dependencies).filter(([, one]) => !Array.isArray(one));
  return schemas.length === 0 ? rest : { ...rest, dependencies: Object.fromEntries(schemas) };
};

const forgiven = (schema: unknown): unknown =>
  rebuilt(schema, (node, { asks, isOption }) => {
    if (asks) return node;
    const { required, dependentRequired, minItems, minProperties, contains, onSubmit, draftRequired, ...rest } = node;
    const kept = withoutLists(rest);
    const needed = names(draftRequired);
    const deciding = isOption ? names(required).filter((name) => discriminators(node).includes(name)) : [];
    const demanded = [...new Set([...needed, ...deciding])];
    const properties = isNode(kept['properties']) ? { properties: forgiving(kept['properties'], needed) } : {};
    return { ...kept, ...properties, ...(demanded.length > 0 && { required: demanded }) };
  });

/** Properties may be blank in a draft unless the draft needs them. */
const forgiving = (properties: SchemaNode, needed: readonly string[]): SchemaNode =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      if (!isNode(property) || needed.includes(name)) return [name, property];
      const { notBlank, ...rest } = property;
      return [name, rest];
    }),
  );

/** The schema without anything that does not judge: annotations would only make its code longer. */
export const bareSchema = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    const silent = new Set<string>([
      ...annotations,
      'title',
      'description',
      'default',
      'examples',
      '$comment',
      'writeOnly',
      'readOnly',
      'id', // a name in older drafts, which ajv refuses to read over
      '$async', // what ajv waits for keywords by that it does not know here
      ...['$anchor', '$dynamicAnchor'], // names that nothing refers to any more, of which ajv takes no two alike
    ]);
    if (node['type'] === undefined) silent.add('nullable'); // of which ajv asks for a type
    return Object.fromEntries(Object.entries(node).filter(([keyword]) => !silent.has(keyword) && !keyword.startsWith('x-')));
  });

/** Most choices that stand in for a longer list of them. */
const fewChoices = 100;

/** The schema with the first of many choices only: ajv asks pair by pair whether they are unique. */
export const briefSchema = (schema: unknown): unknown =>
  rebuilt(schema, (node) =>
    Array.isArray(node['enum']) && node['enum'].length > fewChoices
      ? { ...node, enum: node['enum'].slice(0, fewChoices) }
      : node,
  );
