import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

const kindsOf = (value: unknown): readonly string[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['number', 'integer'] : ['number'];
  return [typeof value];
};

/** The types that a node says, or what it refers to; none where any kind of value may stand. */
const typesOf = (node: SchemaNode, root: unknown, steps = 100): readonly unknown[] => {
  const { type, nullable, $ref } = node;
  if (type !== undefined) return nullable === true ? [type, 'null'].flat() : [type].flat();
  const isLocal = typeof $ref === 'string' && $ref.startsWith('#') && steps > 0;
  const target = isLocal ? valueAt(root, tokensOf(decodeURIComponent($ref.slice(1)))) : undefined;
  return isNode(target) ? typesOf(target, root, steps - 1) : [];
};

/** Whether the default of a node is of a kind that its own type refuses, `null` mostly. */
export const hasRefusedDefault = (node: SchemaNode, root: unknown): boolean => {
  if (!('default' in node)) return false;
  const types = typesOf(node, root);
  return types.length > 0 && !kindsOf(node['default']).some((kind) => types.includes(kind));
};

/** The schema without defaults that would be refused as they stand: a field begins as if it had none. */
export const withoutRefusedDefaults = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    if (!hasRefusedDefault(node, schema)) return node;
    const { default: _default, ...rest } = node;
    return rest;
  });
