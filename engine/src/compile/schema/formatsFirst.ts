import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { knownFormats } from '../lint/knownWords.ts';
import { rebuilt } from './variants.ts';

const isSaid = ({ errorMessage }: SchemaNode): boolean =>
  errorMessage !== undefined && (!isNode(errorMessage) || 'pattern' in errorMessage);

/**
 * The schema with patterns that are asked about once the format beside them is right, and judging as before: zod writes
 * both of one thing, and who mistypes an address would be told twice. A pattern with a message of its own is always asked.
 */
export const withFormatsFirst = (schema: unknown): unknown =>
  rebuilt(schema, (node, { asks }) => {
    const { format, pattern, allOf, ...rest } = node;
    if (asks || typeof pattern !== 'string' || typeof format !== 'string' || !knownFormats.has(format) || isSaid(node))
      return node;
    const once = { if: { format }, then: { pattern } };
    return { ...rest, format, allOf: [...(Array.isArray(allOf) ? allOf : []), once] };
  });
