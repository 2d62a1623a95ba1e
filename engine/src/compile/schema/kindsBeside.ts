import { isDeepStrictEqual } from 'node:util';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isConstant, judging, onlyValueOf, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

const isBareKind = (option: unknown): boolean => isNode(option) && judging(option).join() === 'type';

/** Whether a schema, or what it refers to, is a choice between kinds of value of which nothing else is said. */
const isKinds = (schema: unknown, root: SchemaNode): boolean => {
  if (!isNode(schema)) return false;
  const said = whole(schema, root);
  const { anyOf } = said;
  return judging(said).join() === 'anyOf' && Array.isArray(anyOf) && anyOf.every(isBareKind);
};

/** A list of values with what is said of each, without the bare list of them that stands beside it. */
const withoutBareList = (node: SchemaNode): SchemaNode => {
  const { enum: values, ...rest } = node;
  const [keyword, another] = ['oneOf', 'anyOf'].filter((word) => word in node);
  const listed = keyword === undefined ? undefined : node[keyword];
  if (!keyword || another || !Array.isArray(values) || !Array.isArray(listed) || !listed.every(isConstant)) return node;
  const both = listed.filter((option) => values.some((value) => isDeepStrictEqual(value, onlyValueOf(option))));
  return both.length === 0 ? node : { ...rest, [keyword]: both };
};

const withoutKinds = (node: SchemaNode, root: SchemaNode): SchemaNode => {
  const { allOf, anyOf, ...rest } = node;
  const { oneOf } = rest;
  if (!Array.isArray(oneOf) || !oneOf.every(isConstant)) return node;
  const others = Array.isArray(allOf) ? allOf.filter((one) => !isKinds(one, root)) : [];
  const isSaid = anyOf !== undefined && !isKinds({ anyOf }, root);
  return { ...rest, ...(isSaid && { anyOf }), ...(others.length > 0 && { allOf: others }) };
};

/**
 * The schema to be drawn without what stands beside a list of values and says less of them, a choice between kinds of value
 * or the values without their titles: these are chosen, and rjsf knows no field for both in one place.
 */
export const withoutKindsBeside = (schema: unknown): unknown =>
  isNode(schema) ? rebuilt(schema, (node) => withoutBareList(withoutKinds(node, schema))) : schema;
