import type { SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference } from './change.ts';
import { difference, inside, type Pair } from './pair.ts';

/** A limit and its twin that lets the limit itself not through. */
const twins = [
  { plain: 'minimum', exclusive: 'exclusiveMinimum', isTighter: (before: number, after: number) => after > before },
  { plain: 'maximum', exclusive: 'exclusiveMaximum', isTighter: (before: number, after: number) => after < before },
];

/**
 * Compares limits of numbers of which one state has `minimum` and the other `exclusiveMinimum`, or so for `maximum`.
 *
 * @returns the differences, and the keywords that need no other comparison
 */
export const compareBounds = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
): { readonly found: readonly Difference[]; readonly done: readonly string[] } => {
  const found: Difference[] = [];
  const done: string[] = [];
  for (const { plain, exclusive, isTighter } of twins) {
    for (const [left, right] of [
      [plain, exclusive],
      [exclusive, plain],
    ] as const) {
      const [before, after] = [old[left], fresh[right]];
      if (typeof before !== 'number' || typeof after !== 'number' || right in old || left in fresh) continue;
      const isTight = before === after ? right === exclusive : isTighter(before, after);
      const message = `'${right}' stands for '${left}' now and lets ${isTight ? 'less' : 'more'} through`;
      found.push(difference(inside(pair, before, after, [left], [right]), isTight ? 'tightens' : 'loosens', message));
      done.push(left, right);
    }
  }
  return { found, done };
};
