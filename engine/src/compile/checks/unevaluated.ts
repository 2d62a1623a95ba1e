import { _, type Ajv } from 'ajv';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from '../schema/variants.ts';
import { replaceKeyword } from './replaceKeyword.ts';

/** Whether schemas judge by what no other keyword has looked at, for which ajv writes longer code everywhere. */
const hasUnevaluated = (schemas: Iterable<unknown>): boolean =>
  [...schemas].some((schema) => /"unevaluated(?:Properties|Items)":/.test(JSON.stringify(schema) ?? ''));

/**
 * Schemas by name as ajv is to be handed them, and whether it is to know what no other keyword has looked at: then conditions
 * and dependencies in them look at what they say.
 */
export const forAjv = <Schema>(
  given: ReadonlyMap<string, Schema>,
): { readonly unevaluated: boolean; readonly schemas: ReadonlyMap<string, Schema | SchemaNode> } => {
  if (!hasUnevaluated(given.values())) return { unevaluated: false, schemas: given };
  const looking = [...given].map(([name, schema]) => [name, isNode(schema) ? withLookingParts(schema) : schema] as const);
  return { unevaluated: true, schemas: new Map(looking) };
};

/**
 * Lets `unevaluatedItems` know how many items were looked at where only the run tells so: ajv compares their number with
 * `true` where it was all of them, which counts as 1, and with nothing where it was none, which no number is more than.
 */
export const judgeUnevaluatedItems = (ajv: Ajv): void =>
  replaceKeyword(ajv, 'unevaluatedItems', (own) => (context, ruleType) => {
    const { gen, data, it } = context;
    const { items } = it;
    if (items !== undefined && items !== true && typeof items !== 'number')
      it.items = gen.const('items', _`${items} === true ? ${data}.length : ${items} || 0`);
    own.code(context, ruleType);
  });

/** Schemas that more is to hold of beside those that a node has already. */
const alsoOf = ({ allOf }: SchemaNode, more: readonly unknown[]): readonly unknown[] => [
  ...(Array.isArray(allOf) ? allOf : []),
  ...more,
];

/** A node with a condition whose `if` has looked at what it says, where it holds, without a `then`, too: ajv counts it beside a `then` alone. */
const withLookingCondition = (node: SchemaNode): SchemaNode => {
  const { if: condition, then, else: other, ...rest } = node;
  if (!isNode(condition) || then !== undefined) return node;
  const looks = { anyOf: [condition, { not: condition }] };
  const decides = other === undefined ? [] : [{ if: { not: condition }, then: other }];
  return { ...rest, allOf: alsoOf(rest, [looks, ...decides]) };
};

/** A node whose members count as looked at where a dependency has none: ajv forgets them all beside `dependentSchemas`. */
const withLookingDependencies = (node: SchemaNode): SchemaNode => {
  const { dependentSchemas, ...rest } = node;
  return isNode(dependentSchemas) ? { ...rest, allOf: alsoOf(rest, [{ dependencies: dependentSchemas }]) } : node;
};

const withLookingParts = (root: SchemaNode): SchemaNode =>
  rebuilt(root, (node) => withLookingDependencies(withLookingCondition(node))) as SchemaNode; // of a node comes one
