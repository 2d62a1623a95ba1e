import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { branchesOf, memberSchemasOf } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

/** A schema node that is an object. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** The node that a local reference (`#/definitions/title`) means in `root`; `undefined` when there is none. */
export function resolveReference(reference: unknown, root: SchemaNode): SchemaNode | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  const target = valueAt(root, tokensOf(decodeURIComponent(reference.slice(1))));
  return isMembers(target) ? target : undefined;
}

/**
 * Every node that may say something about one value: `schema` itself first, then what it refers to and every branch
 * of its combinators, whether or not the branch holds.
 */
export function applicable(schema: unknown, root: SchemaNode): readonly SchemaNode[] {
  const found = new Set<SchemaNode>();
  const visit = (node: unknown): void => {
    if (!isMembers(node) || found.has(node)) return;
    found.add(node);
    visit(resolveReference(node['$ref'], root));
    branchesOf(node).forEach(visit);
  };
  visit(schema);
  return [...found];
}

/** What {@link applicable} has found so far in one schema that does not change. */
export type FoundNodes = Map<unknown, readonly SchemaNode[]>;

/**
 * The nodes for the member or item `segment` of a value that `nodes` describe.
 *
 * @param found what is not searched for again, for a caller that asks about many values of one schema.
 */
export function childSchemas(
  nodes: readonly SchemaNode[],
  segment: string | number,
  root: SchemaNode,
  found?: FoundNodes,
): readonly SchemaNode[] {
  return nodes.flatMap((node) =>
    childrenOf(node, segment).flatMap((child) => {
      const known = found?.get(child);
      if (known) return known;
      const applying = applicable(child, root);
      found?.set(child, applying);
      return applying;
    }),
  );
}

function childrenOf(node: SchemaNode, segment: string | number): readonly unknown[] {
  if (typeof segment !== 'number') return memberSchemasOf(node, segment);
  const items = node['items'];
  return [Array.isArray(items) ? (items[segment] ?? node['additionalItems']) : items];
}
