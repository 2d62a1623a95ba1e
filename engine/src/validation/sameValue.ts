import { isNode } from './schemaNode.ts';

/**
 * Whether two JSON values are equal as JSON Schema says (draft-07, 4.2.2): whatever their members are called,
 * `toString` and `constructor` included.
 */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (!isNode(a) || !isNode(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && sameValue(a[name], b[name]));
};
