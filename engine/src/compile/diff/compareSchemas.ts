import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isAbout, kindsOf } from '../schema/kinds.ts';
import type { Difference, Effect } from './change.ts';
import { compareChoices, compareListing } from './choices.ts';
import { compareBounds } from './compareBounds.ts';
import { compareDependencies, dependencyKeywords } from './compareDependencies.ts';
import { asked, compareEntries } from './compareEntries.ts';
import { compareConditions, compareContains, compareItems } from './compareItems.ts';
import { compareMedia } from './compareMedia.ts';
import { compareMembers, compareOptional, namesOf } from './compareMembers.ts';
import { compareOrder } from './compareOrder.ts';
import { compareReferences } from './compareReferences.ts';
import { compareTypes } from './compareTypes.ts';
import { compareValues } from './compareValues.ts';
import { areDisjoint } from './disjoint.ts';
import { isSilent, keywordEffect, saysNothing } from './keywordEffects.ts';
import { applying } from './oneWording.ts';
import { type Comparison, difference, doubted, flipped, inside, keywordPair, type Pair, unsure } from './pair.ts';
import { pairBranches } from './pairBranches.ts';
import { exchangedKeyword } from './plainWords.ts';

/** Keywords that are compared together with others. */
const grouped: ReadonlySet<string> = new Set([
  ...['$ref', 'definitions', '$defs', 'type', 'nullable', 'properties', 'patternProperties', 'additionalProperties', 'items'],
  ...['additionalItems', 'contains', 'minContains', 'maxContains', 'if', 'then', 'else'],
  ...dependencyKeywords,
]);

/** Whether a branch of a choice takes no kind of value that the schema around it lets through. */
const fitsNothing = (around: unknown, branch: unknown, keyword: string): boolean => {
  if (keyword === 'allOf' || !isNode(around) || !isNode(branch)) return false;
  const kinds = kindsOf(around);
  return ![...kindsOf(branch)].some((kind) => kinds.has(kind));
};

const idleBranch = (keyword: string, what: string): string =>
  `a branch of '${keyword}' is ${what} that nothing fits by the 'type' beside it`;

const compareBranches = (pair: Pair, keyword: string, comparison: Comparison): readonly Difference[] => {
  const { isWatched } = pair;
  const at = isWatched ? unsure(keywordPair(pair, keyword)) : keywordPair(pair, keyword);
  const { before, after } = at;
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [difference(at, 'tightens', `'${keyword}' counts now`)];
  if (after === undefined) return [difference(at, 'loosens', `'${keyword}' does not count any more`)];
  if (!Array.isArray(before) || !Array.isArray(after)) return compareValues(at, 'unclear', `'${keyword}' differs`);
  const [came, went]: readonly [Effect, Effect] = keyword === 'allOf' ? ['tightens', 'loosens'] : ['loosens', 'tightens'];
  // Whatever fits two branches of `oneOf` is refused, so that more may let less through.
  const isPlain =
    keyword !== 'oneOf' || (areDisjoint(before, at.old, comparison.old) && areDisjoint(after, at.fresh, comparison.fresh));
  const seen = isPlain ? at : unsure(at);
  // What is looked at is up to the branch that fits, but where all of them have to.
  const kept = isWatched && keyword === 'allOf' ? keywordPair(pair, keyword) : seen;
  const doubt = isPlain ? '' : ', and may fit what fits another';
  const pairs = pairBranches(before, after);
  const order = pairs.flatMap(({ old, fresh }) => (old && fresh ? [{ from: old.index, to: fresh.index }] : []));
  const places = order.sort((a, b) => a.from - b.from).map(({ to }) => to);
  const moved = keyword === 'allOf' ? [] : compareOrder(at, places);
  const found = pairs.flatMap(({ old, fresh }) => {
    if (old && fresh)
      return comparison.compare({ ...inside(kept, old.schema, fresh.schema, [old.index], [fresh.index]), isWatched });
    if (fresh) {
      const one = inside(seen, undefined, fresh.schema, [fresh.index]);
      if (fitsNothing(pair.after, fresh.schema, keyword)) return [difference(one, 'rewords', idleBranch(keyword, 'new'))];
      return [difference(one, came, `a branch of '${keyword}' is new${doubt}`)];
    }
    if (!old) return [];
    const one = inside(seen, old.schema, undefined, [old.index]);
    if (fitsNothing(pair.before, old.schema, keyword)) return [difference(one, 'rewords', idleBranch(keyword, 'gone'))];
    return [difference(one, went, `a branch of '${keyword}' is gone${doubt}`)];
  });
  return [...found, ...moved];
};

/** A choice of the same branches of which one has to fit now where several might, or the other way round. */
const compareCounts = (pair: Pair, old: SchemaNode, fresh: SchemaNode) => {
  for (const [was, is] of [
    ['oneOf', 'anyOf'],
    ['anyOf', 'oneOf'],
  ] as const) {
    if (is in old || was in fresh || old[was] === undefined || !sameValue(old[was], fresh[is])) continue;
    const at = inside(pair, old[was], fresh[is], [was], [is]);
    const [effect, message] =
      is === 'anyOf'
        ? (['loosens', 'several branches may fit now'] as const)
        : (['tightens', 'one branch alone may fit now'] as const);
    return { done: [was, is], found: [difference(at, effect, message)] };
  }
  return { done: [], found: [] };
};

/** The least length of a text that is said, or meant: a text that is not blank has a character. */
const leastLength = (node: unknown, said: unknown): unknown =>
  isNode(node) && node['notBlank'] === true && (said === undefined || said === 0) ? 1 : said;

const compareKeyword = (keyword: string, pair: Pair, comparison: Comparison): readonly Difference[] => {
  const plainly = keywordPair(pair, keyword);
  const { before, after } = plainly;
  const at =
    keyword === 'minLength'
      ? { ...plainly, before: leastLength(pair.before, before), after: leastLength(pair.after, after) }
      : plainly;
  const plain = keywordEffect(keyword, at.before, at.after);
  if (plain?.effect === 'rewords') return compareValues(at, 'rewords', plain.message);
  if (plain) return [difference(at, plain.effect, plain.message)];
  switch (keyword) {
    case 'required':
    case 'draftRequired':
      return compareEntries(at, asked);
    case 'enum':
    case 'const':
      return compareListing(at);
    case 'oneOf':
    case 'anyOf':
    case 'allOf':
      return compareBranches(pair, keyword, comparison);
    case 'not':
      if (at.before === undefined) return [difference(at, 'tightens', 'some values must not be now')];
      if (at.after === undefined) return [difference(at, 'loosens', 'the values that must not be may be now')];
      return comparison.compare({ ...flipped(at), within: 'not' });
    case 'onSubmit':
      return compareOptional(pair.isWatched ? unsure(at) : at, comparison);
    case 'propertyNames':
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      return compareOptional(at, comparison);
    default:
      if (!comparison.judges(keyword)) return compareValues(at, 'rewords', `'${keyword}' differs`);
      return compareMedia(keyword, at, comparison) ?? compareValues(at, 'unclear', `'${keyword}' differs`);
  }
};

/** Whether both states judge what they do not look at, and look at more than the members that they name themselves. */
const areWatching = (states: readonly SchemaNode[]): boolean =>
  states.every((node) => !saysNothing(node['unevaluatedItems'])) ||
  (states.every((node) => !saysNothing(node['unevaluatedProperties'])) &&
    states.some((node) => [...applying, 'patternProperties', 'additionalProperties'].some((keyword) => keyword in node)));

const compareNodes = (given: Pair, old: SchemaNode, fresh: SchemaNode, comparison: Comparison): readonly Difference[] => {
  const isWatched = given.isWatched === true || areWatching([old, fresh]);
  const pair = isWatched ? { ...given, isWatched } : given;
  const unlessWatched = (found: readonly Difference[]) => (isWatched ? doubted(found) : found);
  const keywords = namesOf(old, fresh);
  const texts = keywords.filter(isSilent).flatMap((keyword) => compareKeyword(keyword, pair, comparison));
  const exchanged = exchangedKeyword(pair, comparison);
  if (exchanged !== undefined) {
    const at = keywordPair(pair, exchanged);
    return [...texts, difference(at, 'rewords', 'the same is said in other words; every verdict stays')];
  }
  const refers = typeof old['$ref'] === 'string' || typeof fresh['$ref'] === 'string';
  const reference = refers ? compareReferences(pair, old, fresh, comparison) : { found: [], isWhole: false };
  if (reference.isWhole) return [...texts, ...reference.found];
  const choices = compareChoices(pair, old, fresh);
  const bounds = compareBounds(pair, old, fresh, choices.done);
  const counts = compareCounts(isWatched ? unsure(pair) : pair, old, fresh);
  const done = [...choices.done, ...bounds.done, ...counts.done];
  return [
    ...texts,
    ...reference.found,
    ...(choices.done.includes('type') || choices.done.includes('nullable') ? [] : compareTypes(pair, old, fresh)),
    ...choices.found,
    ...bounds.found,
    ...counts.found,
    ...compareMembers(pair, old, fresh, comparison),
    ...compareItems(pair, old, fresh, comparison),
    ...unlessWatched(compareContains(pair, old, fresh, comparison)),
    ...unlessWatched(compareConditions(pair, old, fresh, comparison)),
    ...unlessWatched(compareDependencies(isWatched ? unsure(pair) : pair, old, fresh, comparison)),
    ...keywords
      .filter((keyword) => !isSilent(keyword) && !grouped.has(keyword) && !done.includes(keyword))
      .flatMap((keyword) =>
        [old, fresh].some((node) => !isAbout(keyword, kindsOf(node)))
          ? compareValues(keywordPair(pair, keyword), 'rewords', `'${keyword}' changes no verdict by itself`)
          : compareKeyword(keyword, pair, comparison),
      ),
  ];
};

/**
 * The differences of two schemas, with what each does to those who fill in the form. What both refer to is compared
 * where it stands; `comparison` is told.
 */
export const compareSchemas = (pair: Pair, comparison: Comparison): readonly Difference[] => {
  const [before, after] = [pair.before, pair.after].map((one) => (one === true ? {} : one));
  if (isNode(before) && isNode(after)) return compareNodes(pair, before, after, comparison);
  if (sameValue(before, after)) return [];
  const effect = after === false ? 'tightens' : before === false ? 'loosens' : 'unclear';
  return [difference(pair, effect, 'this schema is another')];
};
