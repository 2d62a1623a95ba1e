import { memberSchemasOf, type SchemaNode } from './schemaNode.ts';

const isNamed = (schema: unknown) => schema !== undefined && schema !== false;

/** Whether an object of which all `nodes` speak is closed, and none of them names its member `name`. */
export const isUnknown = (nodes: readonly SchemaNode[], name: string): boolean =>
  nodes.some((node) => node['additionalProperties'] === false || node['unevaluatedProperties'] === false) &&
  !nodes.some((node) => memberSchemasOf(node, name).some(isNamed));
