import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { dataKeywords } from './dataKeywords.ts';
import { isBlank } from './valueText.ts';

/**
 * `schema` without titles that nobody could read, so that what they stand at is called by its name; the same object when
 * it has none.
 */
export function withoutBlankTitles<T extends SchemaNode>(schema: T): T {
  return remembered(titled, schema, () => strip(schema) as SchemaNode) as T; // the same schema, less some titles
}

const titled = new WeakMap<object, SchemaNode>();

function strip(node: unknown): unknown {
  if (Array.isArray(node)) {
    const items = node.map(strip);
    return items.every((item, index) => Object.is(item, node[index])) ? node : items;
  }
  if (!isMembers(node)) return node;
  const entries = Object.entries(node);
  const kept = entries
    .filter(([keyword, value]) => !(keyword === 'title' && isBlank(value)))
    .map(([keyword, value]) => [keyword, dataKeywords.has(keyword) ? value : strip(value)] as const);
  const isSame = kept.length === entries.length && kept.every(([, value], index) => Object.is(value, entries[index]?.[1]));
  return isSame ? node : Object.fromEntries(kept);
}
