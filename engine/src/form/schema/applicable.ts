import { memberSchemasOf, type SchemaNode, speakers } from '../../validation/schemaNode.ts';

/** Every node that may say something about one value, as {@link speakers} has it: `schema` itself first. */
export const applicable = (schema: unknown, root: SchemaNode): readonly SchemaNode[] => [...speakers(schema, root)];

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
