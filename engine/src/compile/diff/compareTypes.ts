import { sameValue } from '../../validation/sameValue.ts';
import type { SchemaNode } from '../../validation/schemaNode.ts';
import type { Difference } from './change.ts';
import { difference, keywordPair, type Pair } from './pair.ts';

/** Every kind of value; whole and broken numbers are two, since `integer` tells them apart. */
const everyKind = ['null', 'boolean', 'string', 'array', 'object', 'integer', 'fraction'];

/** The kinds of value that a schema's `type` lets through. */
export const kindsOf = ({ type, nullable }: SchemaNode): ReadonlySet<string> => {
  if (type === undefined) return new Set(everyKind);
  const kinds = [type].flat().flatMap((kind) => (kind === 'number' ? ['integer', 'fraction'] : [String(kind)]));
  return new Set(nullable === true ? [...kinds, 'null'] : kinds);
};

const inWords = (kinds: readonly string[]): string => {
  if (kinds.length === 1 && kinds[0] === 'fraction') return 'broken numbers';
  const isNumber = kinds.includes('integer') && kinds.includes('fraction');
  const words = kinds.flatMap((kind) =>
    isNumber && kind === 'fraction' ? [] : isNumber && kind === 'integer' ? 'number' : kind,
  );
  return `values of type ${words.map((word) => `'${word}'`).join(', ')}`;
};

/** Compares the kinds of value that two schemas let through. */
export const compareTypes = (pair: Pair, old: SchemaNode, fresh: SchemaNode): readonly Difference[] => {
  const [before, after] = [kindsOf(old), kindsOf(fresh)];
  const came = everyKind.filter((kind) => after.has(kind) && !before.has(kind));
  const went = everyKind.filter((kind) => before.has(kind) && !after.has(kind));
  const at = keywordPair(pair, sameValue(old['type'], fresh['type']) ? 'nullable' : 'type');
  return [
    ...(came.length > 0 ? [difference(at, 'loosens', `${inWords(came)} are let through now`)] : []),
    ...(went.length > 0 ? [difference(at, 'tightens', `${inWords(went)} are refused now`)] : []),
  ];
};
