import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference, Tokens } from './change.ts';
import { type EntryWords, offered } from './compareEntries.ts';
import { compareOrder } from './compareOrder.ts';
import { compareValues } from './compareValues.ts';
import { isSilent } from './keywordEffects.ts';
import { judgeListed } from './listedVerdicts.ts';
import { difference, inside, keywordPair, type Pair } from './pair.ts';

/** A value that a schema lists, and where. */
interface Choice {
  readonly value: unknown;
  readonly tokens: Tokens;
}

const hasData = (value: unknown): boolean => isNode(value) && '$data' in value;

/** The values that a keyword lists, as `enum`, `const` or a choice of constants; `undefined` when it lists none. */
const choicesBy = (keyword: string, node: SchemaNode): readonly Choice[] | undefined => {
  const value = node[keyword];
  if (keyword === 'const') return keyword in node && !hasData(value) ? [{ value, tokens: [keyword] }] : undefined;
  if (!Array.isArray(value)) return undefined;
  if (keyword === 'enum') return value.map((one, index) => ({ value: one, tokens: [keyword, index] }));
  const isPlain = (one: unknown) =>
    isNode(one) && 'const' in one && !hasData(one['const']) && Object.keys(one).every((it) => it === 'const' || isSilent(it));
  if (value.length === 0 || !value.every(isPlain)) return undefined;
  const choices = value.map((one, index) => ({ value: one['const'], tokens: [keyword, index] }));
  // What stands in `oneOf` twice fits two branches, and is refused.
  const isOnce = new Set(choices.map((one) => JSON.stringify(one.value))).size === choices.length;
  return keyword === 'oneOf' && !isOnce ? undefined : choices;
};

const listing = ['enum', 'const', 'oneOf', 'anyOf'];

/** The one keyword by which a schema lists its values, with them. */
const choicesOf = (node: SchemaNode): { readonly keyword: string; readonly choices: readonly Choice[] } | undefined => {
  const found = listing.flatMap((keyword) => {
    const choices = choicesBy(keyword, node);
    return choices ? [{ keyword, choices }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

/** The values that a schema lists by whichever one keyword; `undefined` when it lists none. */
export const listedChoices = (node: SchemaNode): readonly unknown[] | undefined =>
  choicesOf(node)?.choices.map(({ value }) => value);

/** The values that a schema lists by its `enum` or `const`; `undefined` when it lists none. */
export const listedValues = (node: SchemaNode): readonly unknown[] | undefined =>
  (choicesBy('const', node) ?? choicesBy('enum', node))?.map(({ value }) => value);

/**
 * Compares the values that two schemas list, by whichever keyword either does.
 *
 * @returns the differences, and the keywords that need no other comparison
 */
export const compareChoices = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
): { readonly found: readonly Difference[]; readonly done: readonly string[] } => {
  const [left, right] = [choicesOf(old), choicesOf(fresh)];
  if (left && right && sameValue(old, fresh)) return { found: [], done: listing };
  if (left && right) {
    const isIn = (choices: readonly Choice[]) => {
      const plain = new Set(choices.map(({ value }) => value));
      return (value: unknown) => plain.has(value) || choices.some((one) => sameValue(one.value, value));
    };
    const [wasThere, isThere] = [isIn(left.choices), isIn(right.choices)];
    const came = right.choices.filter(({ value }) => !wasThere(value));
    const went = left.choices.filter(({ value }) => !isThere(value));
    const [did, does] = [judgeListed(old, left.keyword), judgeListed(fresh, right.keyword)];
    const labels = left.choices.flatMap((one) => {
      const other = right.choices.find(({ value }) => sameValue(value, one.value));
      return other ? compareLabels(pair, old, fresh, one, other) : [];
    });
    const order = left.choices.flatMap((one) => {
      const index = right.choices.findIndex(({ value }) => sameValue(value, one.value));
      return index < 0 ? [] : [index];
    });
    const isSettled =
      did !== undefined &&
      does !== undefined &&
      left.choices.every(({ value }) => !isThere(value) || did(value) === does(value));
    const beside = compareBeside(pair, old, fresh, isSettled);
    const found = [
      ...came.map(({ value, tokens }) =>
        difference(inside(pair, undefined, value, tokens), ...(does?.(value) === false ? idle : offered).came),
      ),
      ...went.map(({ value, tokens }) =>
        difference(inside(pair, value, undefined, tokens), ...(did?.(value) === false ? idle : offered).went),
      ),
      ...labels,
      ...compareOrder(listPair(pair, left.keyword, right.keyword), order),
      ...beside.found,
    ];
    return { found, done: [left.keyword, right.keyword, ...beside.done] };
  }
  return { found: [], done: [] };
};

/** The lists of two states, each by its own keyword. */
const listPair = (pair: Pair, old: string, fresh: string): Pair =>
  inside(pair, keywordPair(pair, old).before, keywordPair(pair, fresh).after, [old], [fresh]);

/** Values that are listed and refused all the same. */
const idle: EntryWords = {
  came: ['rewords', 'is listed now, and refused by what stands beside the list'],
  went: ['rewords', 'is not listed any more; it was refused by what stood beside the list'],
};

/** Differences of what stands beside the values that both states list, and that decides about none of them. */
const compareBeside = (pair: Pair, old: SchemaNode, fresh: SchemaNode, decidesNothing: boolean) => {
  const keywords = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const done = decidesNothing ? keywords.filter((keyword) => !isSilent(keyword) && !listing.includes(keyword)) : [];
  const words = (keyword: string) => `'${keyword}' decides about no value that is listed`;
  return { done, found: done.flatMap((keyword) => compareValues(keywordPair(pair, keyword), 'rewords', words(keyword))) };
};

/** A listed value as it stands, and with what people are told of it. */
const entryOf = (node: SchemaNode, { value, tokens: [keyword = '', index = 0] }: Choice) => {
  const listed: unknown = Reflect.get(Object(node[keyword]), index);
  const stands = String(keyword).endsWith('Of') ? listed : value;
  return { stands, told: { title: String(value), ...(stands === value ? { const: value } : Object(stands)) } };
};

const compareLabels = (pair: Pair, old: SchemaNode, fresh: SchemaNode, one: Choice, other: Choice) => {
  const [before, after] = [entryOf(old, one), entryOf(fresh, other)];
  if (sameValue(before.told, after.told)) return [];
  return compareValues(inside(pair, before.stands, after.stands, one.tokens, other.tokens), 'rewords', 'a text differs');
};

/** Compares an `enum` or `const` that only one of two schemas has, or that one of them takes from the data. */
export const compareListing = (one: Pair): readonly Difference[] => {
  if (sameValue(one.before, one.after)) return [];
  if (one.before === undefined) return [difference(one, 'tightens', 'only some values are let through now')];
  if (one.after === undefined) return [difference(one, 'loosens', 'every value is let through now')];
  return [difference(one, 'unclear', 'other values are let through')];
};
