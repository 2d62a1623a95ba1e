import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { drawsOptions, hasConstant, judging, refersToOptions, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** The members that an option names and does not ask for; `undefined` where it says anything else, or has a title to choose it by. */
const partIn = (option: unknown, root: SchemaNode): readonly string[] | undefined => {
  if (!isNode(option)) return undefined;
  const said = whole(option, root);
  const { properties, title, type = 'object' } = said;
  const isPart = type === 'object' && judging(said).every((word) => word === 'type' || word === 'properties');
  return isPart && title === undefined && isNode(properties) && !hasConstant(said) ? Object.keys(properties) : undefined;
};

const withParts = (node: SchemaNode, root: SchemaNode): SchemaNode => {
  const { anyOf, ...beside } = node;
  if (!Array.isArray(anyOf) || anyOf.length < 2) return node;
  const own = isNode(beside['properties']) ? Object.keys(beside['properties']) : [];
  const parts = anyOf.map((option) => partIn(option, root));
  const names = [...own, ...parts.flatMap((part) => part ?? [])];
  if (parts.includes(undefined) || new Set(names).size < names.length) return node;
  return { ...beside, allOf: [...[beside['allOf'] ?? []].flat(), ...anyOf] };
};

/**
 * The schema without choices between parts of one object that may all be there, as tsconfig.json has its files, what it
 * includes and what it refers to: each is right by itself, and so are all, so that they are drawn beside each other. Chosen, one
 * would hide what is in the others. They stay where the uiSchema says how options are drawn or a reference leads to one.
 */
export const withoutPartChoices = (schema: unknown, ui: unknown): unknown => {
  if (!isNode(schema) || drawsOptions(ui) || refersToOptions(schema)) return schema;
  return rebuilt(schema, (node, { asks }) => (asks ? node : withParts(node, schema)));
};
