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

/**
 * The schema as it is drawn, with one choice in the options of the other where a place has two: rjsf draws one of them only.
 * What is judged keeps both. They stay where the uiSchema says how options are drawn or a reference leads to one.
 */
export const withChoicesWithin = (schema: unknown, ui: unknown): unknown => {
  if (drawsOptions(ui) || refersToOptions(schema)) return schema;
  return rebuilt(schema, (node, { asks }): SchemaNode => {
    const { anyOf, oneOf, ...rest } = node;
    if (asks || !isBetweenSchemas(anyOf) || !isBetweenSchemas(oneOf)) return node;
    return { ...rest, anyOf: anyOf.map((option) => within(option, oneOf)) };
  });
};
