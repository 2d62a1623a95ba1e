import { sameValue } from '../../validation/sameValue.ts';
import { isNode } from '../../validation/schemaNode.ts';
import type { Difference, Effect } from './change.ts';
import { compareActions } from './compareActions.ts';
import { compareEntries, type EntryWords } from './compareEntries.ts';
import { namesOf } from './compareMembers.ts';
import { compareValues } from './compareValues.ts';
import { limitEffect } from './keywordEffects.ts';
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

/** Which files a field takes now, and took no more. */
const kindsOfFiles: EntryWords = {
  came: ['loosens', 'files of this kind are taken now'],
  went: ['tightens', 'files of this kind are refused now'],
};

/** Compares the options of a field: most are looks, some say which files are taken. */
const compareFileOptions = (pair: Pair): readonly Difference[] => {
  const [accept, size] = [keywordPair(pair, 'accept'), keywordPair(pair, 'maxBytes')];
  const isAsked = [accept, size].some((one) => !sameValue(one.before, one.after));
  if (!isAsked) return compareValues(pair, 'rewords', "'ui:options' differs");
  const { accept: _oldKinds, maxBytes: _oldSize, ...before } = isNode(pair.before) ? pair.before : {};
  const { accept: _kinds, maxBytes: _size, ...after } = isNode(pair.after) ? pair.after : {};
  const whole: readonly [Effect, string] =
    accept.after === undefined
      ? ['loosens', 'files of other kinds are taken as well now']
      : ['tightens', 'files of these kinds alone are taken now'];
  const areLists = [accept.before, accept.after].every(Array.isArray);
  const kinds = areLists ? compareEntries(accept, kindsOfFiles) : compareValues(accept, ...whole);
  const bytes = sameValue(size.before, size.after) ? undefined : limitEffect('maxBytes', size.before, size.after);
  return [
    ...kinds,
    ...(bytes ? [difference(size, bytes.effect, bytes.message)] : []),
    ...compareValues({ ...pair, before, after }, 'rewords', "'ui:options' differs"),
  ];
};

/** Compares two uiSchemas: looks say nothing to a verdict, rules, actions and what is asked of files do. */
export const compareUi = (pair: Pair): readonly Difference[] => {
  const { before, after } = pair;
  if (sameValue(before, after)) return [];
  if (!isNode(before) || !isNode(after)) return compareValues(pair, 'rewords', 'the look differs');
  return namesOf(before, after).flatMap((name): readonly Difference[] => {
    const at = keywordPair(pair, name);
    if (sameValue(at.before, at.after)) return [];
    if (name === 'ui:rules') return compareRules(at);
    if (name === 'ui:actions') return compareActions(at);
    if (name === 'ui:options') return compareFileOptions(at);
    if (name.startsWith('ui:')) return compareValues(at, 'rewords', `'${name}' differs`);
    if (isNode(at.before ?? {}) && isNode(at.after ?? {}))
      return compareUi({ ...at, before: at.before ?? {}, after: at.after ?? {} });
    return compareValues(at, 'rewords', 'the look differs');
  });
};
