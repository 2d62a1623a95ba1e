import { applicable, type SchemaNode } from '../../validation/schemaNode.ts';
import { rewritten } from './rewritten.ts';

const cut = new WeakMap<object, unknown>();

/**
 * `schema` with only the type of the members that are marked as coming back to a schema around them, for those who follow
 * members whether or not there is a value. The same object when none is marked.
 *
 * @param root The schema that references are looked up in.
 */
export function cutRecursion<T extends SchemaNode>(schema: T, root: SchemaNode): T {
  const end = (node: SchemaNode) => ({ type: applicable(node, root).find(({ type }) => type !== undefined)?.type });
  return rewritten(schema, { made: cut, end }) as T; // the same schema, less what is marked
}
