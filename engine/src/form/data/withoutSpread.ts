import { applicable, childSchemas, isNode, type SchemaNode, type Speakers } from '../../validation/schemaNode.ts';
import { isMembers } from './members.ts';

/** Whether an object may have a member of that name: a schema says so, or begins the object with it. */
const isMeant = ({ properties, required, default: begun }: SchemaNode, name: string): boolean =>
  [properties, begun].some((named) => isNode(named) && Object.hasOwn(named, name)) ||
  (Array.isArray(required) && required.includes(name));

/**
 * What defaults have made of a stored value, without those of another kind in an object: rjsf takes a text or a list apart
 * for it (`{"0": "d"}`), that of an option that is not meant as well.
 */
export function withoutSpread(schema: unknown, root: SchemaNode, filled: unknown, stored: unknown): unknown {
  const known: Speakers = new Map();
  const left = (nodes: readonly SchemaNode[], now: unknown, held: unknown): unknown => {
    const within = (name: string | number, value: unknown, before: unknown) =>
      left(childSchemas(nodes, name, root, known), value, before);
    if (Array.isArray(now) && Array.isArray(held)) return now.map((row, index) => within(index, row, held[index]));
    if (!isMembers(now) || !isMembers(held)) return now;
    const members = Object.entries(now).flatMap(([name, value]) => {
      if (Object.hasOwn(held, name)) return [[name, within(name, value, held[name])]];
      return /^\d+$/.test(name) && !nodes.some((node) => isMeant(node, name)) ? [] : [[name, value]];
    });
    return Object.fromEntries(members);
  };
  return left(applicable(schema, root, known), filled, stored);
}
