import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';

/**
 * Keyword that marks a member (`true`) or the rows of a list (`'choice'`, one of several schemas) whose schema comes back
 * to one around it, and rows of a definition (`'rows'`).
 */
export const RECURSIVE = 'x-recursive';

/** Whether a member's schema comes back to one around it. */
export function isRecursive(schema: SchemaNode): boolean {
  return schema[RECURSIVE] === true;
}

/** The schema of marked members and rows as the form has it; the same object whenever it is asked for. */
export function unfolded<T extends SchemaNode>(schema: T): T {
  return RECURSIVE in schema ? (remembered(plain, schema, () => unfold(schema)) as T) : schema; // as it was
}

const plain = new WeakMap<object, SchemaNode>();

function unfold(schema: SchemaNode): SchemaNode {
  const { [RECURSIVE]: mark, ...whole } = schema;
  const { allOf, ...rest } = whole;
  const [only, more] = Array.isArray(allOf) ? allOf : [];
  if (!isMembers(only) || more) return whole;
  if (mark === 'choice') return only;
  return only['$ref'] ? { ...rest, $ref: only['$ref'] } : whole;
}
