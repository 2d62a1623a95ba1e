import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Difference, Effect } from './change.ts';
import { difference, keywordPair, type Pair } from './pair.ts';

/** Compares two values leaf by leaf; what differs has one effect throughout. */
export const compareValues = (pair: Pair, effect: Effect, message: string): readonly Difference[] => {
  const { before, after } = pair;
  if (sameValue(before, after)) return [];
  if (isNode(before) && isNode(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compareValues(keywordPair(pair, name), effect, message));
  }
  return [difference(pair, effect, message)];
};
