import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { drawsOptions, isConstant, refersToOptions } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Whether options are a choice between schemas, and no list of values. */
const isBetweenSchemas = (options: unknown): options is readonly unknown[] =>
  Array.isArray(options) && options.length > 0 && !options.every(isConstant);

/** Keywords that a choice cannot stand beside without hiding, or being hidden by, another. */
const apart = ['oneOf', 'anyOf', '$ref'];

const within = (option: unknown, oneOf: readonly unknown[]): unknown => {
  if (!isNode(option)) return option === true ? { oneOf } : option;
  if (!apart.some((keyword) => keyword in option)) return { ...option, oneOf };
  const { title, ...rest } = option;
  return { ...(title !== undefined && { title }), allOf: [rest, { oneOf }] };
};

/** What a condition brings, its choice by the other keyword: rjsf draws it instead of one by the same. */
const byOther = (branch: unknown, taken: 'oneOf' | 'anyOf'): unknown => {
  if (!isNode(branch) || !isBetweenSchemas(branch[taken]) || ('oneOf' in branch && 'anyOf' in branch)) return branch;
  const { [taken]: options, ...rest } = branch;
  return { ...rest, [taken === 'oneOf' ? 'anyOf' : 'oneOf']: options };
};

/** Conditions of a place that has a choice: what they bring stands beside it. */
const withBranchesBeside = (node: SchemaNode, taken: 'oneOf' | 'anyOf'): SchemaNode => {
  const { allOf } = node;
  const branches = ['then', 'else'].flatMap((word) => (word in node ? [[word, byOther(node[word], taken)] as const] : []));
  const parts = Array.isArray(allOf)
    ? allOf.map((part) => (isNode(part) && 'if' in part ? withBranchesBeside(part, taken) : part))
    : [];
  return { ...node, ...Object.fromEntries(branches), ...(parts.length > 0 && { allOf: parts }) };
};

/** A place that has a choice, its dependencies apart: of a choice beside them rjsf draws the option that the data mean, and no choice. */
const withDependenciesApart = ({ dependencies, ...node }: SchemaNode): SchemaNode =>
  isNode(dependencies) ? { ...node, allOf: [...(Array.isArray(node['allOf']) ? node['allOf'] : []), { dependencies }] } : node;

/**
 * The schema as it is drawn, with one choice in the options of the other where a place has two, and what data bring to a
 * choice beside it: rjsf draws one of them only. What is judged keeps all. They stay where the uiSchema says how options
 * are drawn or a reference leads to one.
 */
export const withChoicesWithin = (schema: unknown, ui: unknown): unknown => {
  if (drawsOptions(ui) || refersToOptions(schema)) return schema;
  return rebuilt(schema, (node, { asks }): SchemaNode => {
    const { anyOf, oneOf, ...rest } = node;
    if (asks) return node;
    if (isBetweenSchemas(anyOf) && isBetweenSchemas(oneOf))
      return withDependenciesApart({ ...rest, anyOf: anyOf.map((option) => within(option, oneOf)) });
    const taken = (['oneOf', 'anyOf'] as const).find((keyword) => isBetweenSchemas(node[keyword]));
    return taken ? withDependenciesApart(withBranchesBeside(node, taken)) : node;
  });
};
