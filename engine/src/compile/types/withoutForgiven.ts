import { pointerOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Rule } from '../../validation/types.ts';
import { inPlace, withSubschemas } from '../schema/subschemas.ts';

/** Effects under which a field need not be there. */
const forgiving = new Set(['show', 'hide', 'waive']);

/**
 * A schema that does not require what its rules may forgive: fields that are hidden for some, and what is in a part that is
 * waived. What a reference leads to is the same everywhere and stays as it is.
 */
export const withoutForgiven = (schema: unknown, rules: readonly Rule[]): unknown => {
  const forgiven = new Set(rules.filter(({ effect }) => forgiving.has(effect)).map(({ target }) => target));
  // What is hidden and kept may be there by half.
  const isOfInside = ({ effect, hidden }: Rule) => effect === 'waive' || hidden === 'keep';
  const waived = new Set(rules.filter((rule) => forgiving.has(rule.effect) && isOfInside(rule)).map(({ target }) => target));

  const visit = (node: unknown, pointer: string, isWaived: boolean): unknown => {
    if (!isNode(node)) return node;
    const isForgiven = isWaived || waived.has(pointer);
    const changed = withSubschemas(node, ({ schema: inner, keyword, tokens }) => {
      if (keyword === 'properties') return visit(inner, `${pointer}${pointerOf([tokens[1] ?? ''])}`, isForgiven);
      if (keyword === 'items' || keyword === 'additionalItems') return visit(inner, `${pointer}/-`, isForgiven);
      return inPlace.has(keyword) || keyword === 'onSubmit' ? visit(inner, pointer, isForgiven) : inner;
    });
    const { required } = changed;
    if (!Array.isArray(required)) return changed;
    return {
      ...changed,
      required: required.filter((name) => !isForgiven && !forgiven.has(`${pointer}${pointerOf([String(name)])}`)),
    };
  };

  return forgiven.size === 0 ? schema : visit(schema, '', false);
};
