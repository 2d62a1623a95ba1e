import { valueAt } from './pointer.ts';
import { isNode } from './schemaNode.ts';

/** Whether two values say the same to a person: an absent member, `undefined`, empty text and an empty list are one. */
export function sameDocument(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameDocument(item, b[index]));
  }
  if (!isNode(a) || !isNode(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameDocument(valueAt(a, [name]), valueAt(b, [name])));
}

/** Whether a value says nothing to a person. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
