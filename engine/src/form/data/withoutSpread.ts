import { childrenOf, type SchemaNode } from '../../validation/schemaNode.ts';
import { holding } from '../schema/openKind.ts';
import { isMembers } from './members.ts';

/** Whether a schema says that its value is no object, or begins one that is none. */
const isOfOther = ({ type, default: begun }: SchemaNode): boolean =>
  (type !== undefined && ![type].flat().includes('object')) || ((begun ?? undefined) !== undefined && !isMembers(begun));

/**
 * What defaults have made of a stored value, without those of another kind in an object: rjsf takes a text or a list apart
 * for it (`{"0": "d"}`).
 */
export function withoutSpread(schema: unknown, root: SchemaNode, filled: unknown, stored: unknown): unknown {
  const isList = Array.isArray(filled) && Array.isArray(stored);
  if (!isList && !isMembers(stored)) return filled;
  const nodes = holding(schema, root);
  if (!isList && nodes.some(isOfOther)) return stored;
  const within = (name: string, value: unknown, held: unknown) =>
    nodes
      .flatMap((node) => childrenOf(node, name))
      .reduce((now: unknown, child) => withoutSpread(child, root, now, held), value);
  if (isList) return filled.map((row, index) => within(String(index), row, stored[index]));
  if (!isMembers(filled) || !isMembers(stored)) return filled;
  const members = Object.entries(filled).map(([name, value]) => [
    name,
    Object.hasOwn(stored, name) ? within(name, value, stored[name]) : value,
  ]);
  return Object.fromEntries(members);
}
