import { followed, isNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** Words that say something of a field and judge nothing. */
const words = ['title', 'description', 'default', 'examples'];

/**
 * The schema with the words of definitions that refer to others, at who refers to them: rjsf takes those of the last
 * definition, where the summary of errors and the reader of the schema take the nearest.
 */
export const withNearestWords = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node) => {
    const between = followed(node, schema).slice(1, -1);
    if (between.length === 0) return node;
    const found = words.flatMap((word) => {
      const nearest = between.find((one) => word in one);
      return nearest && !(word in node) ? [[word, nearest[word]]] : [];
    });
    return { ...node, ...Object.fromEntries(found) };
  });
};
