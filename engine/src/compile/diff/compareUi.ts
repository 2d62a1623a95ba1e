import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Difference } from './change.ts';
import { compareEntries, type EntryWords } from './compareEntries.ts';
import { namesOf } from './compareMembers.ts';
import { compareValues } from './compareValues.ts';
import { difference, keywordPair, type Pair } from './pair.ts';

const demands: EntryWords = { came: ['tightens', 'a rule is new'], went: ['loosens', 'a rule is gone'] };
const pardons: EntryWords = { came: ['loosens', 'a rule is new'], went: ['tightens', 'a rule is gone'] };
const others: EntryWords = { came: ['unclear', 'a rule is new'], went: ['unclear', 'a rule is gone'] };

const compareRules = (pair: Pair): readonly Difference[] => {
  const effectIn = (value: unknown) => (isNode(value) ? value['effect'] : undefined);
  const found = compareEntries(pair, others).map((one): Difference => {
    const effect = effectIn(one.isGone ? one.before : one.after);
    const words = effect === 'require' ? demands : effect === 'waive' ? pardons : others;
    return { ...one, effect: (one.isGone ? words.went : words.came)[0] };
  });
  return found.length > 0 ? found : [difference(pair, 'unclear', 'the rules stand in another order')];
};

/** Compares two uiSchemas: looks say nothing to a verdict, rules and actions do. */
export const compareUi = (pair: Pair): readonly Difference[] => {
  const { before, after } = pair;
  if (sameValue(before, after)) return [];
  if (!isNode(before) || !isNode(after)) return compareValues(pair, 'rewords', 'the look differs');
  return namesOf(before, after).flatMap((name): readonly Difference[] => {
    const at = keywordPair(pair, name);
    if (sameValue(at.before, at.after)) return [];
    if (name === 'ui:rules') return compareRules(at);
    if (name === 'ui:actions') return [difference(at, 'unclear', "'ui:actions' differs")];
    if (name.startsWith('ui:')) return compareValues(at, 'rewords', `'${name}' differs`);
    if (isNode(at.before ?? {}) && isNode(at.after ?? {}))
      return compareUi({ ...at, before: at.before ?? {}, after: at.after ?? {} });
    return compareValues(at, 'rewords', 'the look differs');
  });
};
