import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Place } from './change.ts';
import { areDisjoint } from './disjoint.ts';
import type { Side } from './side.ts';

/** Keywords beside which `unevaluatedProperties` leaves alone what they name. */
export const applying = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependencies', 'dependentSchemas'];

const typesOf = (type: unknown): readonly unknown[] => (Array.isArray(type) ? type : [type]);

/** The types among which a choice lets choose; `undefined` where a branch says something else. */
const chosenTypes = (branches: unknown): readonly unknown[] | undefined => {
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const isType = (one: unknown) => isNode(one) && 'type' in one && Object.keys(one).length === 1;
  return branches.every(isType) ? branches.flatMap((one) => typesOf(one['type'])) : undefined;
};

/** A choice of which no two branches can fit as the keyword that lets several fit. */
const choiceInOneWording = (node: SchemaNode, place: Place, side: Side): SchemaNode => {
  const { oneOf, ...rest } = node;
  if (!Array.isArray(oneOf) || 'anyOf' in rest || !areDisjoint(oneOf, place, side)) return node;
  return { ...rest, anyOf: oneOf };
};

const typeInOneWording = (node: SchemaNode): SchemaNode => {
  const { anyOf, ...rest } = node;
  const chosen = 'type' in rest || 'nullable' in rest ? undefined : chosenTypes(anyOf);
  if (chosen) return { ...rest, type: [...new Set(chosen)].sort() };
  return 'type' in node ? { ...node, type: [...new Set(typesOf(node['type']))].sort() } : node;
};

const restInOneWording = (node: SchemaNode): SchemaNode => {
  const { unevaluatedProperties, ...rest } = node;
  const isRest = unevaluatedProperties !== undefined && !('additionalProperties' in rest);
  return isRest && !applying.some((word) => word in rest) ? { ...rest, additionalProperties: unevaluatedProperties } : node;
};

/**
 * A schema as it is said with the keyword that is chosen here of those that mean the same: `anyOf` of branches that exclude
 * one another for `oneOf`, a list of types for a choice of them, `additionalProperties` for `unevaluatedProperties`.
 */
export const inOneWording = (node: SchemaNode, place: Place, side: Side): SchemaNode =>
  typeInOneWording(choiceInOneWording(restInOneWording(node), place, side));
