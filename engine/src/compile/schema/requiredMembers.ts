import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { schemasByName } from './subschemas.ts';
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
 * Tells whether a name is a property nowhere in a schema: nothing that adds up with the part that asks for it brings it, and
 * what is asked of a member in an `if` or a `not` brings no field. Of no name where members that nothing looks at are judged
 * (`unevaluatedProperties`), for drawing one would look at it.
 */
export const createIsNowhere = (schema: unknown): ((name: string) => boolean) => {
  const known = new Set<string>();
  const patterns: string[] = [];
  let isJudged = false;
  const look = (node: SchemaNode): void => {
    if ('unevaluatedProperties' in node) isJudged = true;
    if (isNode(node['properties'])) for (const name of Object.keys(node['properties'])) known.add(name);
    if (isNode(node['patternProperties'])) patterns.push(...Object.keys(node['patternProperties']));
  };
  const visit = (value: unknown, isNamed = false): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (!isNamed) look(value);
    for (const [word, one] of Object.entries(value))
      if (isNamed || !['if', 'not'].includes(word)) visit(one, !isNamed && schemasByName.has(word));
  };
  visit(schema);
  return (name) => !isJudged && !known.has(name) && !patterns.some((one) => isMatch(one, name));
};

/** Whether an object with properties takes members of any other name and kind. */
export const isOpenObject = ({ properties, additionalProperties }: SchemaNode): boolean =>
  isNode(properties) && (additionalProperties === undefined || additionalProperties === true);

/**
 * The schema with members of free names that must be there as properties, which are drawn at once, and judging as before:
 * nobody has to add them by names that only the schema knows, and none is asked for that cannot be entered.
 */
export const withRequiredMembers = (schema: unknown): unknown => {
  const isNowhere = createIsNowhere(schema);
  return rebuilt(schema, (node, { asks }) => {
    const { properties, additionalProperties } = node;
    const isOpen = isOpenObject(node);
    const names = asks ? [] : free(node).filter((name) => !isOpen || isNowhere(name));
    if (names.length === 0 || names.length > mostNames || !(isOpen || isNode(additionalProperties))) return node;
    const { title: _title, ...member } = isNode(additionalProperties) ? additionalProperties : {}; // which is that of all
    const members = names.map((name) => [name, member]);
    return { ...node, properties: { ...(isNode(properties) && properties), ...Object.fromEntries(members) } };
  });
};
