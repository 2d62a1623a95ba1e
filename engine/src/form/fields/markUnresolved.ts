import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { remembered } from '../data/remembered.ts';
import { UNRESOLVED } from './fieldProblem.ts';

/**
 * `schema` with every reference that leads nowhere replaced by a mark, so that its field can say so instead of the
 * whole form failing; the same object when all of them resolve.
 */
export function markUnresolved<T extends SchemaNode>(schema: T): T {
  return remembered(marked, schema, () => (leadsNowhere(schema, schema) ? markBelow(schema) : schema)) as T; // the same schema, with marks
}

const marked = new WeakMap<object, SchemaNode>();

const isUnresolved = (reference: unknown, root: SchemaNode): reference is string =>
  typeof reference === 'string' && !resolveReference(reference, root);

/** Whether any reference within a node leads nowhere: asked of every form, of which hardly one has any. */
function leadsNowhere(node: unknown, root: SchemaNode): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return isUnresolved(Reflect.get(node, '$ref'), root) || Object.values(node).some((one) => leadsNowhere(one, root));
}

function markBelow<T extends SchemaNode>(schema: T): T {
  const mark = (node: unknown): unknown => {
    if (Array.isArray(node)) {
      const items = node.map(mark);
      return items.every((item, index) => item === node[index]) ? node : items;
    }
    if (typeof node !== 'object' || node === null) return node;
    const reference: unknown = Reflect.get(node, '$ref');
    if (isUnresolved(reference, schema)) {
      const { $ref: _gone, ...rest } = { $ref: reference, ...node };
      return { ...rest, type: 'string', [UNRESOLVED]: reference };
    }
    const entries = Object.entries(node);
    const marked = entries.map(([name, value]) => [name, mark(value)] as const);
    return marked.every(([, value], index) => value === entries[index]?.[1]) ? node : Object.fromEntries(marked);
  };
  return mark(schema) as T;
}
