import { isMembers } from './members.ts';

/**
 * A filled-in value without what rjsf left empty in it: places at the end of a list, lists of nothing else, and members
 * without a value. Stored, each would be a `null` that nobody entered.
 */
export function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map(withoutHoles);
    const end = items.findLastIndex((item) => item !== undefined) + 1;
    return end === 0 && items.length > 0 ? undefined : items.slice(0, end);
  }
  if (!isMembers(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutHoles(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}
