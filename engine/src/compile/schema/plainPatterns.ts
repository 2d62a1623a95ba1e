import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { plainPattern } from '../patterns/plainPattern.ts';

/** A schema whose regular expressions can be read and take no text for ever, wherever the same can be said so. */
export const withPlainPatterns = (node: SchemaNode): SchemaNode => {
  const { pattern, maxLength, patternProperties, propertyNames } = node;
  const longestName = isNode(propertyNames) ? propertyNames['maxLength'] : undefined;
  const plainly =
    isNode(patternProperties) && Object.entries(patternProperties).map(([name, one]) => [plainPattern(name, longestName), one]);
  // Two that come to the same expression would be one member.
  const isApart = plainly && new Set(plainly.map(([name]) => name)).size === plainly.length;
  return {
    ...node,
    ...(typeof pattern === 'string' && { pattern: plainPattern(pattern, maxLength) }),
    ...(isApart && { patternProperties: Object.fromEntries(plainly) }),
  };
};
