import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isConstant, whole } from './plainChoices.ts';
import { drawnByUi } from './plainConstants.ts';
import { rebuilt } from './variants.ts';

/** How many values a row chooses from; none where it is not from a list. */
const countOf = (items: unknown, root: SchemaNode): number => {
  const { enum: listed, oneOf, anyOf } = isNode(items) ? whole(items, root) : {};
  if (Array.isArray(listed)) return listed.length;
  const options = oneOf ?? anyOf;
  return Array.isArray(options) && options.every(isConstant) ? options.length : 0;
};

const asRows = (list: unknown, root: SchemaNode): unknown => {
  if (!isNode(list)) return list;
  const { uniqueItems, ...rest } = list;
  const count = countOf(rest['items'], root);
  return uniqueItems === true && count > 1 && Number(rest['minItems']) >= count ? rest : list;
};

/**
 * The schema with lists in which every choice has to be, so that only their order tells anything, drawn as rows: boxes to
 * tick have one order. What a uiSchema draws stays.
 */
export const withRankings = (schema: unknown, ui: unknown): unknown => {
  if (!isNode(schema)) return schema;
  const drawn = drawnByUi(ui);
  return rebuilt(schema, (node) => {
    const { properties } = node;
    if (!isNode(properties)) return node;
    const members = Object.entries(properties).map(([name, member]) => [
      name,
      drawn.has(name) ? member : asRows(member, schema),
    ]);
    return { ...node, properties: Object.fromEntries(members) };
  });
};
