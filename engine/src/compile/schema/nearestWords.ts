import { isNode, resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** Words that say something of a field and judge nothing. */
const words = ['title', 'description', 'default', 'examples'];

const wordsOf = (node: SchemaNode): SchemaNode =>
  Object.fromEntries(words.flatMap((word) => (word in node ? [[word, node[word]]] : [])));

/**
 * The schema with the words of definitions that refer to others, at who refers to them: rjsf takes those of the last
 * definition, where the summary of errors and the reader of the schema take the nearest.
 */
export const withNearestWords = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  const known = new Map<SchemaNode, SchemaNode>();
  const next = (node: SchemaNode) => resolveReference(node['$ref'], schema);
  /** The nearest words of a node that refers on, and of those behind it that do; a long row of them is walked once. */
  const wordsFrom = (node: SchemaNode | undefined): SchemaNode => {
    const row = new Set<SchemaNode>();
    let at = node;
    let to = at && next(at);
    while (at && to && !known.has(at) && !row.has(at)) {
      row.add(at);
      at = to;
      to = next(at);
    }
    let behind = (at && known.get(at)) ?? {};
    for (const one of [...row].reverse()) {
      behind = { ...behind, ...wordsOf(one) };
      known.set(one, behind);
    }
    return behind;
  };
  return rebuilt(schema, (node) => {
    const found = wordsFrom(next(node));
    return Object.keys(found).length > 0 ? { ...node, ...found, ...wordsOf(node) } : node;
  });
};
