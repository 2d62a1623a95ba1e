import { isNode } from '../../validation/schemaNode.ts';
import { isNever } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

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
