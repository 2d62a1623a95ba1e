import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

/** Keywords whose schemas speak about the same value. */
export function besides(node: SchemaNode): readonly unknown[] {
  const { dependencies, dependentSchemas } = node;
  return [
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => node[keyword] ?? []),
    ...['then', 'else'].map((keyword) => node[keyword]),
    ...[dependencies, dependentSchemas].flatMap((named) => (isMembers(named) ? Object.values(named) : [])),
  ];
}

/** Schemas of the members and items that are drawn even where there is no value. */
export function inside(node: SchemaNode): readonly unknown[] {
  const { properties, items } = node;
  return [...(isMembers(properties) ? Object.values(properties) : []), ...(Array.isArray(items) ? items : [])];
}

/** {@link inside | What is drawn without a value}, and what patterns say of members. */
export function insideWithPatterns(node: SchemaNode): readonly unknown[] {
  const { patternProperties } = node;
  return isMembers(patternProperties) ? [...inside(node), ...Object.values(patternProperties)] : inside(node);
}

/** {@link inside | What is drawn without a value}, and the rows of lists. */
export function insideWithRows(node: SchemaNode): readonly unknown[] {
  const { items } = node;
  return isMembers(items) ? [...inside(node), items] : inside(node);
}

/**
 * The nodes below `root` by the circle that they are part of, as numbers: two nodes with the same number lead to each
 * other (Tarjan's strongly connected components).
 *
 * @param parts The schemas of a node's members and items that are followed.
 */
export function circlesOf(root: SchemaNode, parts: (node: SchemaNode) => readonly unknown[]): ReadonlyMap<unknown, number> {
  const order = new Map<unknown, number>();
  const lowest = new Map<unknown, number>();
  const open: unknown[] = [];
  const circles = new Map<unknown, number>();
  const visit = (node: SchemaNode): number => {
    const number = order.size;
    order.set(node, number);
    open.push(node);
    let low = number;
    for (const next of [resolveReference(node['$ref'], root), ...besides(node), ...parts(node)]) {
      if (!isMembers(next) || circles.has(next)) continue;
      low = Math.min(low, order.has(next) ? (lowest.get(next) ?? order.get(next) ?? low) : visit(next));
      lowest.set(node, low);
    }
    lowest.set(node, low);
    if (low === number)
      for (let at = open.pop(); at !== undefined; at = at === node ? undefined : open.pop()) circles.set(at, number);
    return low;
  };
  const start = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isMembers(node) && !order.has(node)) visit(node);
    Object.values(node).forEach(start);
  };
  start(root);
  return circles;
}
