import type { SchemaNode } from '../../validation/schemaNode.ts';
import { kindsOf } from '../schema/kinds.ts';
import type { Difference } from './change.ts';
import { difference, inside, type Pair } from './pair.ts';

/** A limit and its twin that lets the limit itself not through. */
const twins = [
  { plain: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  { plain: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
] as const;

/** The outermost whole number that a limit lets through. @param sign 1 for a lower limit, -1 for an upper one */
const lastWhole = (limit: number, isExclusive: boolean, sign: 1 | -1): number =>
  sign * (isExclusive ? Math.floor(sign * limit) + 1 : Math.ceil(sign * limit));

/**
 * Compares limits of numbers of which one state has `minimum` and the other `exclusiveMinimum`, or so for `maximum`.
 *
 * @param settled keywords that were compared already
 * @returns the differences, and the keywords that need no other comparison
 */
export const compareBounds = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
  settled: readonly string[],
): { readonly found: readonly Difference[]; readonly done: readonly string[] } => {
  const found: Difference[] = [];
  const done: string[] = [];
  for (const { plain, exclusive, sign } of twins) {
    for (const [left, right] of [
      [plain, exclusive],
      [exclusive, plain],
    ] as const) {
      const [before, after] = [old[left], fresh[right]];
      if (typeof before !== 'number' || typeof after !== 'number' || right in old || left in fresh || settled.includes(left))
        continue;
      done.push(left, right);
      const isWhole = [old, fresh].every((node) => !kindsOf(node).has('fraction'));
      const [was, is] = isWhole
        ? [lastWhole(before, left === exclusive, sign), lastWhole(after, right === exclusive, sign)]
        : [before, after];
      const at = inside(pair, before, after, [left], [right]);
      if (isWhole && was === is) {
        found.push(difference(at, 'rewords', `'${right}' stands for '${left}' now and says the same of whole numbers`));
        continue;
      }
      const isTight = was === is ? right === exclusive : sign * is > sign * was;
      const message = `'${right}' stands for '${left}' now and lets ${isTight ? 'less' : 'more'} through`;
      found.push(difference(at, isTight ? 'tightens' : 'loosens', message));
    }
  }
  return { found, done };
};
