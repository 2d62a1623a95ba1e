import { sameValue } from '../../validation/sameValue.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withSubschemas } from '../schema/subschemas.ts';
import type { Place } from './change.ts';
import { isSilent } from './keywordEffects.ts';
import { inOneWording } from './oneWording.ts';
import type { Comparison, Pair } from './pair.ts';
import { keyOf, type Side } from './side.ts';

/** Most schemas that are read until two are called different. */
const mostRead = 2000;

/** Keywords that judge by one another, which may be parted no more than joined. */
const groups: readonly (readonly string[])[] = [
  ['properties', 'patternProperties', 'additionalProperties'],
  ['items', 'additionalItems'],
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['type', 'nullable'],
];

const unevaluated = ['unevaluatedProperties', 'unevaluatedItems'];

const groupOf = (keyword: string): string => groups.find((group) => group.includes(keyword))?.[0] ?? keyword;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Members of two schemas together; `undefined` where both speak of one, or of those that they do not name. */
const joinedMembers = (one: SchemaNode, other: SchemaNode): SchemaNode | undefined => {
  const isOpen = (node: SchemaNode) => !('patternProperties' in node || 'additionalProperties' in node);
  const [left, right] = [one['properties'], other['properties']];
  if (!isOpen(one) || !isOpen(other) || !isNode(left) || !isNode(right)) return undefined;
  return Object.keys(right).some((name) => Object.hasOwn(left, name)) ? undefined : { ...left, ...right };
};

/** Two schemas about the same value as one; `undefined` where one of them could take something else from the other. */
const joined = (one: SchemaNode, other: SchemaNode): SchemaNode | undefined => {
  if ([one, other].some((node) => unevaluated.some((word) => word in node))) return undefined;
  const { required: asks = [], ...left } = one;
  const { required: alsoAsks = [], ...right } = other;
  const properties = joinedMembers(left, right);
  const taken = new Set(Object.keys(left).map(groupOf));
  const isFree = (keyword: string) => (properties && keyword === 'properties') || !taken.has(groupOf(keyword));
  if (!isList(asks) || !isList(alsoAsks) || !Object.keys(right).every(isFree)) return undefined;
  const required = [...new Set([...asks, ...alsoAsks])].sort();
  return { ...left, ...right, ...(properties && { properties }), ...(required.length > 0 && { required }) };
};

/**
 * Reads a schema without what no verdict asks for, with what it refers to in its place and what `allOf` adds joined to it;
 * not to its end where it is long, has no end or refers to what is not there.
 */
const createReader = (side: Side) => {
  const open = new Set<string>();
  let left = mostRead;
  const read = (node: unknown, place: Place): unknown => {
    left -= 1;
    if (!isNode(node) || left < 0) return node;
    const { $ref: reference, definitions: _definitions, $defs: _defs, ...said } = node;
    const judging = Object.fromEntries(Object.entries(said).filter(([keyword]) => !isSilent(keyword)));
    const deep = withSubschemas(judging, ({ schema, tokens }) =>
      read(schema, { ...place, tokens: [...place.tokens, ...tokens] }),
    );
    const { allOf, ...own } = reference === undefined ? inOneWording(deep, place, side) : deep;
    const parts = [...(reference === undefined ? [] : [referred(reference, place, own)]), ...(isList(allOf) ? allOf : [])];
    const apart: unknown[] = [];
    const whole = parts.reduce<SchemaNode>((sum, part) => {
      const next = part === true ? sum : isNode(part) ? joined(sum, part) : undefined;
      if (!next) apart.push(part);
      return next ?? sum;
    }, joined({}, own) ?? own);
    return apart.length > 0 ? { ...whole, allOf: apart } : whole;
  };
  const referred = (reference: unknown, place: Place, beside: SchemaNode): unknown => {
    const target = typeof reference === 'string' ? side.find(reference, place) : undefined;
    const key = target && keyOf(target);
    // What stands beside a reference into another file may take the place of what is there.
    const isApart = target && target.file !== place.file && Object.keys(beside).length > 0;
    if (!target || !key || open.has(key) || isApart) {
      left = -1;
      return reference;
    }
    open.add(key);
    const found = read(side.at(target), target);
    open.delete(key);
    return found;
  };
  return { read, isRead: () => left >= 0 };
};

/** Keywords that can take the place of others. */
const exchangeable = ['allOf', 'anyOf', 'oneOf', 'unevaluatedProperties'];

/**
 * The keyword in which two states of a schema differ that say the same in other words: by reference, parted by `allOf`, or
 * with one keyword in the place of another; `undefined` where they do not.
 */
export const exchangedKeyword = (pair: Pair, comparison: Comparison): string | undefined => {
  const [one, other] = [pair.before, pair.after].map((node) => (isNode(node) ? node : {}));
  const isExchanged = (word: string) =>
    word === 'allOf' ? !sameValue(one?.[word], other?.[word]) : one?.[word] === undefined || other?.[word] === undefined;
  const keyword = exchangeable.find((word) => (one?.[word] ?? other?.[word]) !== undefined && isExchanged(word));
  return keyword !== undefined && saysTheSame(pair, comparison) ? keyword : undefined;
};

const saysTheSame = ({ before, after, old, fresh }: Pair, comparison: Comparison): boolean => {
  const [one, other] = [createReader(comparison.old), createReader(comparison.fresh)];
  return sameValue(one.read(before, old), other.read(after, fresh)) && one.isRead() && other.isRead();
};
