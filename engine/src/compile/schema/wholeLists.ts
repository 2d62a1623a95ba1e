import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { listedValues } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Keywords of a list, which have nothing to say of one that is chosen as it is. */
const ofLists = new Set(['type', 'items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']);

/** Whether a value is a list, or the `null` that may stand in its place. */
const isListed = (value: unknown): boolean => value === null || Array.isArray(value);

const whole = (node: SchemaNode, { asks }: { readonly asks: boolean }): SchemaNode => {
  if (asks) return node; // there is nothing to be chosen
  const values = 'const' in node ? [node['const']] : listedValues(node);
  const isChosen = values?.every(isListed) && values.some(Array.isArray);
  return isChosen && [node['type']].flat().includes('array')
    ? Object.fromEntries(Object.entries(node).filter(([keyword]) => !ofLists.has(keyword)))
    : node;
};

/**
 * The schema to be drawn with lists that are a constant, or one of some values, by these values alone: each is chosen as a
 * whole, and there are no rows to fill in.
 */
export const withWholeLists = (schema: unknown): unknown => (isNode(schema) ? rebuilt(schema, whole) : schema);
