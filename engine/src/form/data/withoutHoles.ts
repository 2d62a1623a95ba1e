import { isEmpty, isMembers } from './members.ts';

/**
 * A filled-in value without what rjsf left empty in it: places at the end of a list, lists of nothing else, and members
 * without a value, or with the function that every object inherits by their name (`toString`). Stored, each would be a
 * `null` that nobody entered. In a list with such places an object without members is nothing, too. The same object where
 * nothing is left out.
 */
export function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(withoutHoles);
    const hasHoles = items.includes(undefined);
    const end = items.findLastIndex((item) => item !== undefined && !(hasHoles && isEmpty(item))) + 1;
    if (end === 0 && items.length > 0) return undefined;
    return end === items.length && items.every((item, index) => item === value[index]) ? value : items.slice(0, end);
  }
  if (typeof value === 'function') return undefined;
  if (!isMembers(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutHoles(member)] as const);
  if (members.every(([name, member]) => member !== undefined && member === value[name])) return value;
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/** {@link withoutHoles | What is filled in} at a place of the document: a list without anything in it is an empty one. */
export function filledIn(value: unknown): unknown {
  return withoutHoles(value) ?? (Array.isArray(value) ? [] : value);
}
