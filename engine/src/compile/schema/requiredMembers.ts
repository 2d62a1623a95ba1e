import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

const isMatch = (pattern: string, name: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return true; // nobody can say
  }
};

/** Most names that become members. */
const mostNames = 50;

/** The names that a node asks for and has no schema for but that of free names. */
const free = ({ properties, patternProperties, required }: SchemaNode): readonly string[] => {
  const patterns = Object.keys(isNode(patternProperties) ? patternProperties : {});
  return [...new Set(Array.isArray(required) ? required.map(String) : [])].filter(
    (name) => !(isNode(properties) && Object.hasOwn(properties, name)) && !patterns.some((one) => isMatch(one, name)),
  );
};

/**
 * The schema with members of free names that must be there as properties, which are drawn at once, and judging as before:
 * nobody has to add them by names that only the schema knows.
 */
export const withRequiredMembers = (schema: unknown): unknown =>
  rebuilt(schema, (node, { asks }) => {
    const { properties, additionalProperties } = node;
    const names = asks ? [] : free(node);
    if (names.length === 0 || names.length > mostNames || !isNode(additionalProperties)) return node;
    const { title: _title, ...member } = additionalProperties; // which is that of all: each is called by its name
    const members = names.map((name) => [name, member]);
    return { ...node, properties: { ...(isNode(properties) && properties), ...Object.fromEntries(members) } };
  });
