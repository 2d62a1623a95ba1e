import { isEmpty, isMembers } from './members.ts';

/**
 * What defaults have made of a stored value, without the empty lists and objects that stand for no default, or for `null`:
 * what must be there would count as entered.
 *
 * @param defaults the value with every default, and with nothing else
 */
export function withoutMadeUp(filled: unknown, defaults: unknown, stored: unknown): unknown {
  if (!isMembers(filled)) return filled;
  const held = isMembers(stored) ? stored : {};
  const said = isMembers(defaults) ? defaults : {};
  const members = Object.entries(filled).flatMap(([name, member]) => {
    const before = Object.hasOwn(held, name) ? held[name] : undefined;
    const meant = Object.hasOwn(said, name) ? said[name] : undefined;
    const left = withoutMadeUp(member, meant, before);
    if (!isEmpty(left) || before !== undefined || isEmpty(meant)) return [[name, left] as const];
    return meant === null ? [[name, meant] as const] : [];
  });
  return Object.fromEntries(members);
}
