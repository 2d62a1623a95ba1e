import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { remembered } from '../data/remembered.ts';
import { dataKeywords } from '../schema/dataKeywords.ts';
import { namedSchemas } from '../schema/namedSchemas.ts';
import { UNRESOLVED } from './fieldProblem.ts';

/**
 * `schema` with every reference that leads nowhere replaced by a mark, so that its field can say so instead of the
 * whole form failing; the same object when all of them resolve.
 */
export function markUnresolved<T extends SchemaNode>(schema: T): T {
  /** @param isNamed its members are schemas by name */
  const mark = (node: unknown, isNamed?: boolean): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const reference: unknown = Reflect.get(node, '$ref');
    if (typeof reference === 'string' && !resolveReference(reference, schema)) {
      const { $ref: _gone, ...rest } = { $ref: reference, ...node };
      return { ...rest, type: 'string', [UNRESOLVED]: reference };
    }
    let next: object = node;
    for (const [name, value] of Object.entries(node)) {
      if (!isNamed && dataKeywords.has(name)) continue;
      const marked = mark(value, !isNamed && namedSchemas.has(name));
      if (marked !== value) next = Array.isArray(next) ? next.with(Number(name), marked) : { ...next, [name]: marked };
    }
    return next;
  };
  return remembered(known, schema, () => mark(schema) as T) as T; // the same schema, with marks
}

const known = new WeakMap<object, SchemaNode>();
