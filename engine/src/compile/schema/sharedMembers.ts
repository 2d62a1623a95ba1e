import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { askedByOptions } from './askedMembers.ts';
import { drawsOptions, refersToOptions } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

const requiredIn = ({ required }: SchemaNode): readonly unknown[] => (Array.isArray(required) ? required : []);

/** The schema with what every option of a choice asks for required beside it, where each asks for more. */
const beside = (node: SchemaNode, keyword: 'anyOf' | 'oneOf'): SchemaNode => {
  const options = node[keyword];
  if (!Array.isArray(options) || !askedByOptions(options)) return node;
  const nodes = options.filter(isNode);
  const [first, ...others] = nodes.map(requiredIn);
  const shared = first?.filter((name) => others.every((names) => names.includes(name))) ?? [];
  const left = nodes.map((option) => ({ ...option, required: requiredIn(option).filter((name) => !shared.includes(name)) }));
  if (shared.length === 0 || left.some(({ required }) => required.length === 0)) return node;
  return { ...node, [keyword]: left, required: [...new Set([...requiredIn(node), ...shared])] };
};

/**
 * The schema with members that each option of a choice between members asks for required beside the choice, and judging as
 * before: one that is missing is told at its field, and the choice names only what there is to choose.
 */
export const withoutSharedMembers = (schema: unknown, ui: unknown): unknown =>
  drawsOptions(ui) || refersToOptions(schema)
    ? schema
    : rebuilt(schema, (node, { asks }) => (asks ? node : beside(beside(node, 'anyOf'), 'oneOf')));
