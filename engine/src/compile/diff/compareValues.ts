import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Difference, Effect, Tokens } from './change.ts';

/** Compares two values leaf by leaf; what differs has one effect throughout. */
export const compareValues = (
  before: unknown,
  after: unknown,
  tokens: Tokens,
  effect: Effect,
  message: string,
): readonly Difference[] => {
  if (sameValue(before, after)) return [];
  if (isNode(before) && isNode(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compareValues(before[name], after[name], [...tokens, name], effect, message));
  }
  return [{ effect, tokens, isGone: after === undefined, message, before, after }];
};
