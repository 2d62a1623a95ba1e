import { isNode, type SchemaNode } from './schemaNode.ts';

/**
 * What rjsf asks about an option of `oneOf` or `anyOf`: one with properties must have at least one of them, and none is
 * required (`getFirstMatchingOption` of @rjsf/utils 6). The compiler writes a check for it, which the page finds again.
 */
export const askedOption = (option: SchemaNode): SchemaNode => {
  if (!isNode(option['properties'])) return option;
  const { required: _required, ...asked } = option;
  const present = { anyOf: Object.keys(option['properties']).map((name) => ({ required: [name] })) };
  if (!asked['anyOf']) return { ...asked, ...present };
  return { ...asked, allOf: [...(Array.isArray(asked['allOf']) ? asked['allOf'] : []), present] };
};
