import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { isRecursive } from './recursion.ts';

const made = new WeakMap<object, unknown>();

/**
 * `schema` for rjsf to look for defaults in, which it does in every `allOf` then: members that are marked as coming back to a
 * schema around them have no more than their default, for they stand among an `allOf` and would have no end, and an `allOf`
 * beside the default of an object is one of an object. The same object where there is neither.
 */
export function fillable<T>(schema: T): T {
  return below(schema) as T; // the same schema, less what is marked
}

function below(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  return remembered(made, node, () => {
    if (Array.isArray(node)) {
      const items = node.map(below);
      return items.every((item, index) => item === node[index]) ? node : items;
    }
    if (!isMembers(node)) return node;
    const { allOf, default: said, type } = node;
    if (isRecursive(node)) return said === undefined ? {} : { default: said };
    const entries = Object.entries(node).map(([name, member]) => [name, below(member)] as const);
    const isSame = entries.every(([name, member]) => member === node[name]);
    const isObject = Array.isArray(allOf) && isMembers(said) && type === undefined;
    if (!isObject) return isSame ? node : Object.fromEntries(entries);
    return { ...Object.fromEntries(entries), type: 'object' };
  });
}
