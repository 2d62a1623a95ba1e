import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { remembered } from '../data/remembered.ts';

/**
 * `schema` with what its root refers to in the place of that reference. rjsf asks of every object and every list
 * whether it is the whole form, and resolves the whole form each time where its root is a reference. The same object
 * when it is none.
 */
export function ownRoot<T extends SchemaNode>(schema: T): T {
  return remembered(owned, schema, () => follow(schema)) as T; // the same schema, written out at its root
}

const owned = new WeakMap<object, SchemaNode>();

function follow(schema: SchemaNode): SchemaNode {
  const seen = new Set<unknown>();
  let root = schema;
  while (typeof root['$ref'] === 'string') {
    const { $ref, ...rest } = root;
    const target = resolveReference($ref, schema);
    if (!target || seen.has(target)) return schema;
    seen.add(target);
    root = { ...target, ...rest };
  }
  return root;
}
