import { applicable, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { isRecursive } from './recursion.ts';

const cut = new WeakMap<object, unknown>();

/**
 * `schema` with only the type of the members that are marked as coming back to a schema around them, for those who follow
 * members whether or not there is a value. The same object when none is marked.
 *
 * @param root The schema that references are looked up in.
 */
export function cutRecursion<T extends SchemaNode>(schema: T, root: SchemaNode): T {
  const below = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    return remembered(cut, node, () => {
      if (Array.isArray(node)) {
        const items = node.map(below);
        return items.every((item, index) => item === node[index]) ? node : items;
      }
      if (!isMembers(node)) return node;
      if (isRecursive(node)) return { type: applicable(node, root).find(({ type }) => type !== undefined)?.type };
      const entries = Object.entries(node).map(([name, member]) => [name, below(member)] as const);
      return entries.every(([name, member]) => member === node[name]) ? node : Object.fromEntries(entries);
    });
  };
  return below(schema) as T; // the same schema, less what is marked
}
