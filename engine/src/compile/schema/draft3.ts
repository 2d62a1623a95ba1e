import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withSubschemas } from './subschemas.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** What `type` and `disallow` may name: kinds of value, and schemas. Of any value nothing is said. */
const kinds = (said: unknown): SchemaNode => {
  const all = listOf(said);
  if (all.includes('any')) return {};
  const names = all.filter((one) => typeof one === 'string');
  const schemas = all.filter(isNode);
  const named = names.length === 0 ? {} : { type: names.length === 1 ? names[0] : names };
  return schemas.length === 0 ? named : { anyOf: [...(names.length === 0 ? [] : [named]), ...schemas] };
};

/** Names that a member brings with it are a list, also where it is one. */
const withLists = (dependencies: unknown): unknown =>
  isNode(dependencies)
    ? Object.fromEntries(Object.entries(dependencies).map(([name, one]) => [name, typeof one === 'string' ? [one] : one]))
    : dependencies;

/** Formats by other names. */
const formats: { readonly [name: string]: string } = { 'host-name': 'hostname', 'ip-address': 'ipv4' };

const inDraft4 = (node: SchemaNode): SchemaNode => {
  const { type, disallow, extends: extended, divisibleBy, dependencies, format, ...rest } = node;
  const all = [...listOf(extended), ...(disallow === undefined ? [] : [{ not: kinds(disallow) }])];
  return {
    ...kinds(type),
    ...rest,
    ...(format !== undefined && { format: formats[String(format)] ?? format }),
    ...(divisibleBy !== undefined && { multipleOf: divisibleBy }),
    ...(dependencies !== undefined && { dependencies: withLists(dependencies) }),
    ...(all.length > 0 && { allOf: all }),
  };
};

/** A schema of draft 3 in the words of draft 4: `disallow` and `extends`, and schemas among the kinds of value. */
export const fromDraft3 = (schema: unknown): unknown =>
  isNode(schema) ? withSubschemas(inDraft4(schema), ({ schema: inside }) => fromDraft3(inside)) : schema;
