import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { type Difference, effectOf, type Tokens } from './change.ts';
import { compareOptional } from './compareMembers.ts';
import { compareValues } from './compareValues.ts';
import { keywordEffect, saysNothing } from './keywordEffects.ts';
import { type Comparison, difference, flipped, inside, keywordPair, type Pair, unsure } from './pair.ts';

/** What is said of one place of a list, and where. */
interface Position {
  readonly schema: unknown;
  readonly tokens: Tokens;
}

/** What a schema says of the first places of a list, and of all the rest. */
const positionsOf = ({
  items,
  additionalItems,
}: SchemaNode): { readonly first: readonly Position[]; readonly rest: Position } =>
  Array.isArray(items)
    ? {
        first: items.map((schema, index) => ({ schema, tokens: ['items', index] })),
        rest: { schema: additionalItems, tokens: ['additionalItems'] },
      }
    : { first: [], rest: { schema: items, tokens: ['items'] } };

/** Compares what two schemas say of a list's items, place by place. */
export const compareItems = (pair: Pair, old: SchemaNode, fresh: SchemaNode, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [positionsOf(old), positionsOf(fresh)];
  const looksAt = ({ first, rest }: typeof before) => `${first.length} ${rest.schema !== undefined}`;
  if (pair.isWatched && looksAt(before) !== looksAt(after))
    return [difference(keywordPair(pair, 'items'), 'unclear', "'items' looks at other places")];
  const shared = Math.min(before.first.length, after.first.length);
  const longer = before.first.length > after.first.length ? before.first : after.first;
  return [
    ...longer.flatMap((_position, index) => {
      const [left, right] = [before.first[index] ?? before.rest, after.first[index] ?? after.rest];
      const at = inside(pair, left.schema, right.schema, left.tokens, right.tokens);
      if (index < shared) return comparison.compare(at);
      const effect = effectOf(compareOptional(at, comparison));
      if (effect === undefined) return [];
      const isNew = after.first.length > shared;
      const where = isNew ? { ...at, before: undefined } : { ...at, after: undefined };
      return [{ ...difference(where, 'rewords', `the item at place ${index + 1} is another`), effect }];
    }),
    ...compareOptional(inside(pair, before.rest.schema, after.rest.schema, before.rest.tokens, after.rest.tokens), comparison),
  ];
};

/** Differences of keywords that say nothing on either side. */
const idle = (pair: Pair, keywords: readonly string[]): readonly Difference[] =>
  keywords.flatMap((keyword) => compareValues(keywordPair(pair, keyword), 'rewords', `'${keyword}' says nothing here`));

/** Compares what must be among a list's items, and how often. */
export const compareContains = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
  comparison: Comparison,
): readonly Difference[] => {
  const contains = keywordPair(pair, 'contains');
  const counts = ({ minContains = 1, maxContains }: SchemaNode) => ({
    some: minContains !== 0,
    most: maxContains !== undefined,
  });
  const [before, after] = [counts(old), counts(fresh)];
  const judges = (schema: unknown, { some, most }: typeof before) => schema !== undefined && (some || most);
  const [did, does] = [judges(contains.before, before), judges(contains.after, after)];
  if (!did && !does) return idle(pair, ['contains', 'minContains', 'maxContains']);
  if (!did) return [difference(contains, 'tightens', 'something must be among the items now')];
  if (!does) return [difference(contains, 'loosens', 'nothing must be among the items any more')];
  const hasMost = before.most || after.most;
  const sought: Pair = hasMost ? { ...contains, within: 'contains' } : contains;
  const sees = !hasMost ? sought : before.some || after.some ? unsure(sought) : flipped(sought);
  const limits = ['minContains', 'maxContains'].flatMap((keyword) => {
    const at = keywordPair(pair, keyword);
    const found = keywordEffect(keyword, at.before, at.after);
    return found ? [difference(at, found.effect, found.message)] : [];
  });
  return [...comparison.compare(sees), ...limits];
};

/** Whether all that a condition asks for, whatever it is, is some of these names. */
const asksOnly = (node: SchemaNode, names: unknown): boolean =>
  ['then', 'else'].every((keyword) => {
    const branch = node[keyword];
    if (saysNothing(branch)) return true;
    if (!isNode(branch) || !Array.isArray(names)) return false;
    const { required, ...others } = branch;
    return saysNothing(others) && Array.isArray(required) && required.every((name) => names.includes(name));
  });

/** Compares `if`, `then` and `else`: to widen a condition binds more values by `then` and frees some of `else`. */
export const compareConditions = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
  comparison: Comparison,
): readonly Difference[] => {
  const condition = keywordPair(pair, 'if');
  const demands = (node: SchemaNode) => 'if' in node && !(saysNothing(node['then']) && saysNothing(node['else']));
  if (!demands(old) && !demands(fresh)) return idle(pair, ['if', 'then', 'else']);
  if (!('if' in old))
    return asksOnly(fresh, old['required'])
      ? [difference(condition, 'rewords', 'a condition counts now, by which only must be given what had to be')]
      : [difference(condition, 'tightens', 'a condition counts now')];
  if (!('if' in fresh))
    return asksOnly(old, fresh['required'])
      ? [difference(condition, 'rewords', 'a condition does not count any more; what had to be given by it must be')]
      : [difference(condition, 'loosens', 'a condition does not count any more')];
  const hasNo = (keyword: string) => saysNothing(old[keyword]) && saysNothing(fresh[keyword]);
  const asked: Pair = { ...condition, within: 'if' };
  const seen = hasNo('else') ? flipped(asked) : hasNo('then') ? asked : unsure(asked);
  return [
    ...comparison.compare(seen),
    ...['then', 'else'].flatMap((keyword) => compareOptional(keywordPair(pair, keyword), comparison)),
  ];
};
