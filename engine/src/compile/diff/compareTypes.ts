import { sameValue } from '../../validation/sameValue.ts';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import { everyKind, kindOf, kindsOf } from '../schema/kinds.ts';
import type { Difference } from './change.ts';
import { listedChoices } from './choices.ts';
import { difference, keywordPair, type Pair } from './pair.ts';

const inWords = (kinds: readonly string[]): string => {
  if (kinds.length === 1 && kinds[0] === 'fraction') return 'broken numbers';
  const isNumber = kinds.includes('integer') && kinds.includes('fraction');
  const words = kinds.flatMap((kind) =>
    isNumber && kind === 'fraction' ? [] : isNumber && kind === 'integer' ? 'number' : kind,
  );
  return `values of type ${words.map((word) => `'${word}'`).join(', ')}`;
};

/** The kinds of the values that a schema lists; every kind where it lists none. */
const listedKinds = (node: SchemaNode): ReadonlySet<string> => new Set(listedChoices(node)?.map(kindOf) ?? everyKind);

/** Compares the kinds of value that two schemas let through. */
export const compareTypes = (pair: Pair, old: SchemaNode, fresh: SchemaNode): readonly Difference[] => {
  const [before, after] = [kindsOf(old), kindsOf(fresh)];
  // Of a kind that no listed value has, none was let through, or none is.
  const [listed, lists] = [listedKinds(old), listedKinds(fresh)];
  const came = everyKind.filter((kind) => after.has(kind) && !before.has(kind) && lists.has(kind));
  const went = everyKind.filter((kind) => before.has(kind) && !after.has(kind) && listed.has(kind));
  const at = keywordPair(pair, sameValue(old['type'], fresh['type']) ? 'nullable' : 'type');
  return [
    ...(came.length > 0 ? [difference(at, 'loosens', `${inWords(came)} are let through now`)] : []),
    ...(went.length > 0 ? [difference(at, 'tightens', `${inWords(went)} are refused now`)] : []),
  ];
};
