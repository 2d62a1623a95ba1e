import { pointerOf } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Difference } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { compareValues } from './compareValues.ts';
import type { Comparison, Pair } from './pair.ts';
import { keyOf, type Side } from './side.ts';

/** A file that holds a schema: a form's, or one that others refer to. */
export interface SchemaFile {
  readonly file: string;
  readonly isForm: boolean;
}

/** The same difference seen from places where it does different things is unclear. */
const merged = (found: readonly Difference[]): readonly Difference[] => {
  const seen = new Map<string, Difference>();
  for (const one of found) {
    const key = JSON.stringify([one.place.file, pointerOf(one.place.tokens), one.message, one.isGone]);
    const known = seen.get(key);
    seen.set(key, known && known.effect !== one.effect ? { ...one, effect: 'unclear', within: undefined } : one);
  }
  return [...seen.values()];
};

/**
 * Compares schema files of two states. A definition is compared once, where it stands, with what it does to those who
 * refer to it; one of a form that nobody refers to does nothing.
 */
export const compareStates = (
  files: readonly SchemaFile[],
  old: Side,
  fresh: Side,
  judges: Comparison['judges'],
): readonly Difference[] => {
  const met = new Set<string>();
  const waiting: Pair[] = [];
  const known = new Set<string>();
  const meet: Comparison['meet'] = (left, right, { sign, within, isWatched }) => {
    const key = `${sign} ${within} ${isWatched === true} ${keyOf(right)}`;
    met.add(keyOf(right));
    if (known.has(key)) return;
    known.add(key);
    waiting.push({ before: old.at(left), after: fresh.at(right), old: left, fresh: right, sign, within, isWatched });
  };
  const comparison: Comparison = {
    old,
    fresh,
    meet,
    following: new Set(),
    judges,
    compare: (pair) => compareSchemas(pair, comparison),
  };
  const found: Difference[] = [];
  const work = () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) found.push(...comparison.compare(pair));
  };
  for (const { file } of files) meet({ file, tokens: [] }, { file, tokens: [] }, { sign: 'same' });
  work();
  for (const { file, isForm } of files) {
    for (const keyword of ['definitions', '$defs']) {
      const [left, right] = [old, fresh].map((side) => side.at({ file, tokens: [keyword] }));
      if (!isNode(left) || !isNode(right)) continue;
      for (const name of Object.keys(right)) {
        const place = { file, tokens: [keyword, name] };
        if (!Object.hasOwn(left, name) || met.has(keyOf(place))) continue;
        if (isForm) {
          const pair: Pair = { before: left[name], after: right[name], old: place, fresh: place, sign: 'same' };
          found.push(...compareValues(pair, 'rewords', 'nothing refers to this'));
        } else meet(place, place, { sign: 'same' });
      }
    }
  }
  work();
  return merged(found);
};
