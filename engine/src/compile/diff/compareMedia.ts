import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference, Effect } from './change.ts';
import { compareListing } from './choices.ts';
import { compareEntries, offered } from './compareEntries.ts';
import { compareValues } from './compareValues.ts';
import { limitEffect } from './keywordEffects.ts';
import { type Comparison, difference, inside, keywordPair, type Pair } from './pair.ts';

/** Words of a media rule that say what its fact must be; they mean what they mean in a schema. */
const asking = ['const', 'enum', 'minimum', 'maximum'];

const rulesOf = (value: unknown): readonly SchemaNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const refuses = (rule: SchemaNode): boolean => rule['effect'] === 'refuse';

const split = (rule: SchemaNode) => {
  const entries = Object.entries(rule);
  const only = (isAsked: boolean) => Object.fromEntries(entries.filter(([name]) => asking.includes(name) === isAsked));
  return { asked: only(true), told: only(false) };
};

/** Which words a rule asks with; of several about one fact those that ask alike are the same rule. */
const kindOf = (rule: SchemaNode): string => [rule['fact'], ...asking.filter((word) => word in rule)].join(' ');

const compareRule = (pair: Pair, old: SchemaNode, fresh: SchemaNode, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [split(old), split(fresh)];
  const texts = compareValues({ ...pair, before: before.told, after: after.told }, 'rewords', 'a text differs');
  const asked: Pair = { ...pair, before: before.asked, after: after.asked };
  if (refuses(old) && refuses(fresh)) return [...texts, ...comparison.compare(asked)];
  if (!refuses(old) && !refuses(fresh)) return [...texts, ...compareValues(asked, 'rewords', 'a warning differs')];
  const effect: Effect = refuses(fresh) ? 'tightens' : 'loosens';
  const message = refuses(fresh) ? 'what was warned of is refused now' : 'what was refused is warned of only';
  return [difference(pair, effect, message), ...texts.filter(({ place }) => place.tokens.at(-1) !== 'effect')];
};

/** Compares what is asked of videos: a rule that only warns changes no verdict. */
const compareMediaRules = (pair: Pair, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [rulesOf(pair.before), rulesOf(pair.after)];
  const left = new Set(before.keys());
  const take = (isIt: (rule: SchemaNode) => boolean) => {
    const index = [...left].find((at) => isIt(before[at] ?? {}));
    if (index !== undefined) left.delete(index);
    return index;
  };
  const pairs = after.map((rule) => take((old) => kindOf(old) === kindOf(rule)));
  const found = after.flatMap((rule, index) => {
    const from = pairs[index] ?? take((old) => old['fact'] === rule['fact']);
    const old = from === undefined ? undefined : before[from];
    if (old && from !== undefined) return compareRule(inside(pair, old, rule, [from], [index]), old, rule, comparison);
    const effect = refuses(rule) ? 'tightens' : 'rewords';
    return [difference(inside(pair, undefined, rule, [index]), effect, `a rule about '${rule['fact']}' is new`)];
  });
  const gone = [...left].map((index) => {
    const rule = before[index] ?? {};
    const effect = refuses(rule) ? 'loosens' : 'rewords';
    return difference(inside(pair, rule, undefined, [index]), effect, `a rule about '${rule['fact']}' is gone`);
  });
  return [...found, ...gone];
};

const compareImageSize = (pair: Pair): readonly Difference[] => {
  if (!isNode(pair.before) || !isNode(pair.after)) {
    const { effect, message } = limitEffect('minImageSize', pair.before, pair.after);
    return [difference(pair, effect, message)];
  }
  return ['width', 'height'].flatMap((name) => {
    const at = keywordPair(pair, name);
    if (at.before === at.after) return [];
    const { effect, message } = limitEffect(name, at.before, at.after);
    return [difference(at, effect, message)];
  });
};

/** Compares the two states of a keyword that judges files, which differ; `undefined` for all other keywords. */
export const compareMedia = (keyword: string, pair: Pair, comparison: Comparison): readonly Difference[] | undefined => {
  switch (keyword) {
    case 'mediaRules':
      return compareMediaRules(pair, comparison);
    case 'imageTypes':
      return Array.isArray(pair.before) && Array.isArray(pair.after) ? compareEntries(pair, offered) : compareListing(pair);
    case 'minImageSize':
      return compareImageSize(pair);
    default:
      return undefined;
  }
};
