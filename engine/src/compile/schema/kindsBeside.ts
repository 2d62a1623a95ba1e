import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isConstant, judging, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

const isBareKind = (option: unknown): boolean => isNode(option) && judging(option).join() === 'type';

/** Whether a schema, or what it refers to, is a choice between kinds of value of which nothing else is said. */
const isKinds = (schema: unknown, root: SchemaNode): boolean => {
  if (!isNode(schema)) return false;
  const said = whole(schema, root);
  const { anyOf } = said;
  return judging(said).join() === 'anyOf' && Array.isArray(anyOf) && anyOf.every(isBareKind);
};

/**
 * The schema to be drawn without a choice between kinds of value beside a list of the values themselves: these are chosen,
 * and rjsf knows no field for both in one place.
 */
export const withoutKindsBeside = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  return rebuilt(schema, (node) => {
    const { allOf, anyOf, ...rest } = node;
    const { oneOf } = rest;
    if (!Array.isArray(oneOf) || !oneOf.every(isConstant)) return node;
    const others = Array.isArray(allOf) ? allOf.filter((one) => !isKinds(one, schema)) : [];
    const isSaid = anyOf !== undefined && !isKinds({ anyOf }, schema);
    return { ...rest, ...(isSaid && { anyOf }), ...(others.length > 0 && { allOf: others }) };
  });
};
