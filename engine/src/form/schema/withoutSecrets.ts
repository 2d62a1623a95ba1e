import { isMembers } from '../data/members.ts';
import { applicable, childSchemas, type SchemaNode } from './applicable.ts';

/** `data` without the values whose schema says `writeOnly` or `transient`: what may be kept on this device. */
export function withoutSecrets(
  schema: SchemaNode,
  data: { readonly [key: string]: unknown },
): { readonly [key: string]: unknown } {
  const strip = (value: unknown, nodes: readonly SchemaNode[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => strip(item, childSchemas(nodes, index, schema)));
    return isMembers(value) ? stripMembers(value, nodes) : value;
  };
  const stripMembers = (members: { readonly [key: string]: unknown }, nodes: readonly SchemaNode[]) => {
    const kept: { [key: string]: unknown } = {};
    for (const [name, value] of Object.entries(members)) {
      const children = childSchemas(nodes, name, schema);
      if (children.some((node) => node['writeOnly'] === true || node['transient'] === true)) continue;
      kept[name] = strip(value, children);
    }
    return kept;
  };
  return stripMembers(data, applicable(schema, schema));
}
