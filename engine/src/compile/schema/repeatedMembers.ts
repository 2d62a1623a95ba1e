import { isDeepStrictEqual } from 'node:util';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { askedByOptions } from './askedMembers.ts';
import { drawsOptions, isNamed, judging, refersToOptions, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

const CHOICES = ['anyOf', 'oneOf'];

/** What a member's schema judges by, or what it refers to; `undefined` where a reference stands beside more. */
const judged = (member: unknown, root: SchemaNode): SchemaNode | undefined => {
  if (member === true) return {};
  if (!isNode(member)) return undefined;
  const said = whole(member, root);
  const words = judging(said);
  return words.length === 0 && '$ref' in member ? undefined : Object.fromEntries(words.map((word) => [word, said[word]]));
};

/** Whether a member says no more than is said of it anyway: anything, or the same. */
const isRepeated = (member: unknown, beside: unknown, root: SchemaNode): boolean => {
  const said = judged(member, root);
  return said !== undefined && (Object.keys(said).length === 0 || isDeepStrictEqual(said, judged(beside, root)));
};

const membersOf = ({ properties }: SchemaNode): SchemaNode => (isNode(properties) ? properties : {});

/** An option without members that only say once more what is said beside the choice. */
const withoutMembers = (option: unknown, beside: SchemaNode, root: SchemaNode): unknown => {
  if (!isNode(option) || !isNode(option['properties'])) return option;
  const { properties, ...rest } = option;
  const isSaid = Object.entries(properties).every(
    ([name, member]) => Object.hasOwn(beside, name) && isRepeated(member, beside[name], root),
  );
  return isSaid ? rest : option;
};

const asking = (node: SchemaNode, outer: SchemaNode, root: SchemaNode): SchemaNode => {
  const beside = { ...outer, ...membersOf(node) };
  const change = (keyword: string, value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    if (keyword === 'allOf') return value.map((one) => (isNode(one) ? asking(one, beside, root) : one));
    if (!CHOICES.includes(keyword)) return value;
    const options = value.map((option) => withoutMembers(option, beside, root));
    return askedByOptions(options) && !value.some(isNamed) ? options : value;
  };
  return Object.fromEntries(Object.entries(node).map(([keyword, value]) => [keyword, change(keyword, value)]));
};

/**
 * The schema with choices between members that have to be there saying just that, and judging as before. Many say once
 * more what these members are, which ajv's `strictRequired` asks for, and would be drawn as a choice that does nothing.
 * Those that have a title are left for people to choose.
 */
export const withoutRepeatedMembers = (schema: unknown, ui: unknown): unknown => {
  if (!isNode(schema) || drawsOptions(ui) || refersToOptions(schema)) return schema;
  return rebuilt(schema, (node, { asks }) => (asks ? node : asking(node, {}, schema)));
};
