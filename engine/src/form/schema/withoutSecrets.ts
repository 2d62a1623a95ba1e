import { applicable, childSchemas, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';

const isSecret = (node: { readonly [key: string]: unknown }) => node['writeOnly'] === true || node['transient'] === true;

/** Schemas that mark something as secret, and those that do not: hundreds of rows are long to walk for nothing. */
const known = new WeakMap<object, boolean>();

const marksSecrets = (schema: SchemaNode): boolean => {
  const seen = new Set<object>();
  const marks = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return false;
    seen.add(part);
    return (isMembers(part) && isSecret(part)) || Object.values(part).some(marks);
  };
  return remembered(known, schema, () => marks(schema));
};

/** `data` without the values whose schema says `writeOnly` or `transient`: what may be kept on this device. */
export function withoutSecrets(
  schema: SchemaNode,
  data: { readonly [key: string]: unknown },
): { readonly [key: string]: unknown } {
  if (!marksSecrets(schema)) return data;
  const strip = (value: unknown, nodes: readonly SchemaNode[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => strip(item, childSchemas(nodes, index, schema)));
    return isMembers(value) ? stripMembers(value, nodes) : value;
  };
  const stripMembers = (members: { readonly [key: string]: unknown }, nodes: readonly SchemaNode[]) => {
    const kept: { [key: string]: unknown } = {};
    for (const [name, value] of Object.entries(members)) {
      const children = childSchemas(nodes, name, schema);
      if (children.some(isSecret)) continue;
      kept[name] = strip(value, children);
    }
    return kept;
  };
  return stripMembers(data, applicable(schema, schema));
}
