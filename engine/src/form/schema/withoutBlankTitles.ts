import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { dataKeywords } from './dataKeywords.ts';
import { namedSchemas } from './namedSchemas.ts';
import { isBlank } from './valueText.ts';

/**
 * `schema` without titles that nobody could read, so that what they stand at is called by its name; the same object when
 * it has none.
 */
export function withoutBlankTitles<T extends SchemaNode>(schema: T): T {
  return remembered(titled, schema, () => strip(schema) as SchemaNode) as T; // the same schema, less some titles
}

const titled = new WeakMap<object, SchemaNode>();

/** @param isNamed its members are schemas by name */
function strip(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) {
    const items = node.map((item) => strip(item));
    return items.every((item, index) => Object.is(item, node[index])) ? node : items;
  }
  if (!isMembers(node)) return node;
  const entries = Object.entries(node);
  const kept = entries
    .filter(([keyword, value]) => isNamed || !(keyword === 'title' && isBlank(value)))
    .map(([keyword, value]) => {
      const isData = !isNamed && dataKeywords.has(keyword);
      return [keyword, isData ? value : strip(value, !isNamed && namedSchemas.has(keyword))] as const;
    });
  const isSame = kept.length === entries.length && kept.every(([, value], index) => Object.is(value, entries[index]?.[1]));
  return isSame ? node : Object.fromEntries(kept);
}
