import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { type Rewriting, rewritten } from './rewritten.ts';

const filling: Rewriting = {
  made: new WeakMap(),
  end: ({ default: said }) => (said === undefined ? {} : { default: said }),
  change: (node: SchemaNode) => {
    const { allOf, default: said, type } = node;
    return Array.isArray(allOf) && isMembers(said) && type === undefined ? { ...node, type: 'object' } : node;
  },
};

/**
 * `schema` for rjsf to look for defaults in, which it does in every `allOf` then: members that are marked as coming back to a
 * schema around them have no more than their default, for they stand among an `allOf` and would have no end, and an `allOf`
 * beside the default of an object is one of an object. The same object where there is neither.
 */
export function fillable<T>(schema: T): T {
  return rewritten(schema, filling) as T; // the same schema, less what is marked
}
