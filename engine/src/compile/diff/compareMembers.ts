import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { type Difference, effectOf } from './change.ts';
import { compareOrder } from './compareOrder.ts';
import { saysNothing } from './keywordEffects.ts';
import { applying } from './oneWording.ts';
import { type Comparison, difference, keywordPair, type Pair } from './pair.ts';

const members = (value: unknown): SchemaNode => (isNode(value) ? value : {});

/** Names of the members of either. */
export const namesOf = (before: SchemaNode, after: SchemaNode): readonly string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

/** Compares two schemas where none means everything. */
export const compareOptional = (pair: Pair, comparison: Comparison): readonly Difference[] => {
  if (pair.before === undefined && pair.after === undefined) return [];
  const [old, fresh] = [pair.before ?? true, pair.after ?? true];
  if (saysNothing(old) === saysNothing(fresh)) return comparison.compare({ ...pair, before: old, after: fresh });
  return saysNothing(old)
    ? [difference(pair, 'tightens', 'values are judged here now')]
    : [difference(pair, 'loosens', 'values are not judged here any more')];
};

const matches = (pattern: string, name: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return true;
  }
};

/** What a schema says of a member that it does not name. */
const restOf = (node: SchemaNode, name?: string): unknown => {
  const patterns = Object.keys(members(node['patternProperties']));
  const isMatched = name !== undefined && patterns.some((pattern) => matches(pattern, name));
  const isAlone = !applying.some((keyword) => keyword in node);
  const { additionalProperties = isAlone ? node['unevaluatedProperties'] : undefined } = node;
  return isMatched ? true : (additionalProperties ?? true);
};

/** One difference that says what becomes of values of which another part of the schema spoke before, or speaks now. */
const asOne = (at: Pair, found: readonly Difference[], message: string, isWatched = false): Difference => {
  const effect = isWatched ? 'unclear' : effectOf(found);
  return { ...difference(at, 'rewords', message), ...(effect && { effect }) };
};

const compareProperties = (pair: Pair, old: SchemaNode, fresh: SchemaNode, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [members(old['properties']), members(fresh['properties'])];
  const names = Object.keys(after);
  const places = Object.keys(before).flatMap((name) => (Object.hasOwn(after, name) ? [names.indexOf(name)] : []));
  const moved = pair.within === undefined ? compareOrder(keywordPair(pair, 'properties'), places, 'fields') : [];
  const found = namesOf(before, after).flatMap((name) => {
    const at = keywordPair(keywordPair(pair, 'properties'), name);
    if (Object.hasOwn(before, name) && Object.hasOwn(after, name)) return comparison.compare(at);
    const isNew = Object.hasOwn(after, name);
    const found = compareOptional(
      isNew ? { ...at, before: restOf(old, name) } : { ...at, after: restOf(fresh, name) },
      comparison,
    );
    if (isNew) return [asOne(at, found, `'${name}' is a field now`, pair.isWatched)];
    const isRefused = restOf(fresh, name) === false;
    return [asOne(at, found, `'${name}' is no field any more${isRefused ? ', and is refused' : ''}`, pair.isWatched)];
  });
  return [...found, ...moved];
};

const comparePatterns = (pair: Pair, old: SchemaNode, fresh: SchemaNode, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [members(old['patternProperties']), members(fresh['patternProperties'])];
  const names = namesOf(before, after);
  return names.flatMap((pattern) => {
    const at = keywordPair(keywordPair(pair, 'patternProperties'), pattern);
    if (Object.hasOwn(before, pattern) && Object.hasOwn(after, pattern)) return comparison.compare(at);
    const isNew = Object.hasOwn(after, pattern);
    const others = compareOptional(isNew ? { ...at, before: restOf(old) } : { ...at, after: restOf(fresh) }, comparison);
    const named = namesOf(members(old['properties']), members(fresh['properties']));
    const overlaps = names.length > 1 || named.some((name) => matches(pattern, name));
    const found = [...others, ...(overlaps ? compareOptional(at, comparison) : [])];
    return [
      asOne(at, found, isNew ? 'names like this are fields now' : 'names like this are no fields any more', pair.isWatched),
    ];
  });
};

/** Compares what is said of members that are not named: to say anything of them is to look at them. */
const compareRest = (pair: Pair, keyword: string, comparison: Comparison): readonly Difference[] => {
  const at = keywordPair(pair, keyword);
  const isLookedAt = (at.before === undefined) !== (at.after === undefined);
  if (pair.isWatched && isLookedAt) return [difference(at, 'unclear', `'${keyword}' looks at other members`)];
  return compareOptional(at, comparison);
};

/** Compares what two schemas say of an object's members: each member's own schema on either side. */
export const compareMembers = (
  pair: Pair,
  old: SchemaNode,
  fresh: SchemaNode,
  comparison: Comparison,
): readonly Difference[] => [
  ...compareProperties(pair, old, fresh, comparison),
  ...comparePatterns(pair, old, fresh, comparison),
  ...compareRest(pair, 'additionalProperties', comparison),
];
