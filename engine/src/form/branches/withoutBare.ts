import { childSchemas, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { hasEntries } from './keptBranches.ts';

/**
 * What an option begins with, without the objects of nothing in it that need not be there: whoever enters something in one
 * begins it, and nobody has to fill in what it asks for until then. What stands in a default stays.
 *
 * @param fresh What rjsf makes of the value.
 * @param now The value before the switch.
 * @param nodes All schemas that speak of the value.
 */
export function withoutBare(fresh: unknown, now: unknown, nodes: readonly SchemaNode[], root: SchemaNode): unknown {
  if (!isMembers(fresh) || nodes.some((node) => 'default' in node)) return fresh;
  const asked = new Set(nodes.flatMap(({ required }) => (Array.isArray(required) ? required : [])));
  const members = Object.entries(fresh).flatMap(([name, given]) => {
    const before = isMembers(now) ? now[name] : undefined;
    const inside = childSchemas(nodes, name, root);
    const member = withoutBare(given, before, inside, root);
    const isBare = isMembers(member) && !hasEntries(member) && !inside.some((node) => 'default' in node);
    return isBare && before === undefined && !asked.has(name) ? [] : [[name, member] as const];
  });
  return Object.fromEntries(members);
}
