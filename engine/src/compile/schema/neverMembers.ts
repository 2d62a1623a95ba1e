import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { judging, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Whether a schema lets nothing through: `{"not": {}}`, as generators write a member that may not be there. */
const isNever = (member: unknown, root: SchemaNode): boolean => {
  if (!isNode(member)) return false;
  const node = whole(member, root);
  const { not } = node;
  return judging(node).join() === 'not' && (not === true || (isNode(not) && judging(not).length === 0));
};

/** The schema with members that may not be there as `false`, which is no field, and judging as before. */
export const withoutNever = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node, { asks }) => {
    const { properties } = node;
    if (asks || !isNode(properties) || !Object.values(properties).some((member) => isNever(member, schema))) return node;
    const members = Object.entries(properties).map(([name, member]) => [name, isNever(member, schema) ? false : member]);
    return { ...node, properties: Object.fromEntries(members) };
  });
};
