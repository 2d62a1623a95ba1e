import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { dataKeywords } from './dataKeywords.ts';
import { namedSchemas } from './namedSchemas.ts';
import { isRecursive } from './recursion.ts';

/** What becomes of the nodes of a schema. */
export interface Rewriting {
  /** What was made of nodes before. */
  readonly made: WeakMap<object, unknown>;
  /** What stands in the place of a member that is marked as coming back to a schema around it. */
  readonly end: (node: SchemaNode) => SchemaNode;
  /** What any other is changed to; parts of that are rewritten. @default the same */
  readonly change?: ((node: SchemaNode) => SchemaNode) | undefined;
}

/**
 * A schema, or a part of one, rewritten; the same object where nothing of it changes.
 *
 * @param isNamed its members are schemas by name
 */
export function rewritten(node: unknown, rewriting: Rewriting, isNamed = false): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { made, end, change } = rewriting;
  return remembered(made, node, () => {
    if (Array.isArray(node)) {
      const items = node.map((item) => rewritten(item, rewriting));
      return items.every((item, index) => item === node[index]) ? node : items;
    }
    if (!isMembers(node)) return node;
    if (!isNamed && isRecursive(node)) return end(node);
    const entries = Object.entries((!isNamed && change?.(node)) || node).map(([name, member]) => {
      const isData = !isNamed && dataKeywords.has(name);
      return [name, isData ? member : rewritten(member, rewriting, !isNamed && namedSchemas.has(name))] as const;
    });
    const isSame = entries.length === Object.keys(node).length && entries.every(([name, member]) => member === node[name]);
    return isSame ? node : Object.fromEntries(entries);
  });
}
