import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { overlaid } from '../schema/overlaid.ts';
import { withReferences } from '../schema/references.ts';
import { type Difference, effectOf, type Place } from './change.ts';
import { isSilent, saysNothing } from './keywordEffects.ts';
import { type Comparison, difference, keywordPair, type Pair } from './pair.ts';
import { keyOf, type Side } from './side.ts';

/** Most references that are followed within one another. */
const mostFollowed = 40;

/** A schema whose references mean the same wherever it stands. */
const anywhere = (schema: unknown, place: Place, side: Side): unknown =>
  withReferences(schema, (reference, tokens) => side.absolute(reference, { ...place, tokens: [...place.tokens, ...tokens] }));

/** What stands beside a reference and judges. */
const besideOf = (node: SchemaNode): SchemaNode =>
  Object.fromEntries(Object.entries(node).filter(([keyword]) => keyword !== '$ref' && !isSilent(keyword)));

/** A schema with what it refers to in its place. */
interface Whole {
  readonly schema: unknown;
  readonly place: Place;
  /** Tells it from others; both states call the same place the same. */
  readonly key: string;
}

/** A schema with its reference followed; `undefined` when that leads nowhere. */
const wholeOf = (node: unknown, place: Place, side: Side): Whole | undefined => {
  if (!isNode(node) || typeof node['$ref'] !== 'string') return { schema: node, place, key: keyOf(place) };
  const target = side.find(node['$ref'], place);
  if (!target) return undefined;
  const beside = besideOf(node);
  const key = keyOf(target);
  if (saysNothing(beside)) return { schema: side.at(target), place: target, key };
  const [own, referred] = [anywhere(beside, place, side), anywhere(side.at(target), target, side)];
  // As the compiler has it: what stands beside a reference into another file is laid over what is there.
  const { allOf } = beside;
  const schema =
    target.file === place.file
      ? { ...Object(own), allOf: [...(Array.isArray(allOf) ? Object(own).allOf : []), referred] }
      : overlaid(referred, Object(own));
  return { schema, place, key: `${key}+${keyOf(place)}` };
};

/**
 * Compares two schemas of which one refers to another at least. Where both refer to the same place, that is compared
 * once, by itself; else what either leads to is, and told as one difference of the reference.
 *
 * @returns the differences, and whether what stands beside the references is compared with them
 */
export const compareReferences = (
  pair: Pair,
  { $ref: old }: SchemaNode,
  { $ref: fresh }: SchemaNode,
  comparison: Comparison,
): { readonly found: readonly Difference[]; readonly isWhole: boolean } => {
  const reference = keywordPair(pair, '$ref');
  const targetOf = (one: unknown, place: Place, side: Side) => (typeof one === 'string' ? side.find(one, place) : undefined);
  const [left, right] = [targetOf(old, pair.old, comparison.old), targetOf(fresh, pair.fresh, comparison.fresh)];
  if (old === fresh && !left && !right) return { found: [], isWhole: false };
  const isSame = left && right && keyOf(left) === keyOf(right);
  const isPlain = [pair.before, pair.after].every((node) => !isNode(node) || saysNothing(besideOf(node)));
  if (isSame && (isPlain || left.file === pair.old.file)) {
    comparison.meet(left, right, pair);
    return { found: [], isWhole: false };
  }
  const [before, after] = [wholeOf(pair.before, pair.old, comparison.old), wholeOf(pair.after, pair.fresh, comparison.fresh)];
  const words = isSame ? 'what is referred to, with what stands beside it, differs' : 'another schema counts here';
  const unclear = { found: [difference(reference, 'unclear', words)], isWhole: true };
  if (!before || !after || comparison.following.size > mostFollowed) return unclear;
  const way = `${before.key} ${after.key} ${pair.isWatched === true}`;
  // A schema met again inside of itself differs as it does outside, which is being found out.
  if (comparison.following.has(way)) return pair.sign === 'same' ? { found: [], isWhole: true } : unclear;
  comparison.following.add(way);
  const inner = comparison.compare({
    ...pair,
    before: before.schema,
    after: after.schema,
    old: before.place,
    fresh: after.place,
  });
  comparison.following.delete(way);
  const effect = effectOf(inner);
  if (effect) return { found: [{ ...difference(reference, 'rewords', words), effect }], isWhole: true };
  return { found: isSame ? [] : [difference(reference, 'rewords', `${words}; every verdict stays`)], isWhole: true };
};
