import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

/** The nodes of a schema, and of what it refers to in `root`, with a default in them or in what they refer to. */
export function leadToDefault(root: SchemaNode, schema = root): ReadonlySet<unknown> {
  const leading = new Map<unknown, unknown[]>();
  const found: unknown[] = [];
  const visit = (node: unknown, from: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const known = leading.get(node);
    if (known) {
      known.push(from);
      return;
    }
    leading.set(node, [from]);
    if ('default' in node) found.push(node);
    for (const part of Object.values(node)) visit(part, node);
    if (isMembers(node)) visit(resolveReference(node['$ref'], root), node);
  };
  visit(schema, undefined);
  const all = new Set<unknown>();
  for (let node = found.pop(); node !== undefined; node = found.pop()) {
    if (all.has(node)) continue;
    all.add(node);
    found.push(...(leading.get(node) ?? []).filter((from) => from !== undefined));
  }
  return all;
}
