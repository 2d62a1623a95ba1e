import { type JsonObject, mergeDocuments } from '@reelform/engine';
import { type Json, sameDocument } from '@reelform/engine/validation';

/** A value in which two versions of a document differ. */
export interface Difference {
  /** Names and numbers that lead to it. */
  readonly path: readonly (string | number)[];
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** Whose value counts unless the person says otherwise: the side that changed it; where both did, mine. */
  readonly suggested: Side;
}

/** One of two versions. */
export type Side = 'mine' | 'theirs';

/** Whether a value has members. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: Json | undefined, path: Difference['path']): Json | undefined =>
  path.reduce<Json | undefined>((at, token) => {
    if (Array.isArray(at)) return at[Number(token)];
    return isObject(at) ? at[token] : undefined;
  }, value);

/**
 * Where two versions differ, field by field. A list whose rows came or went counts as one value, and so does one of plain
 * values, a choice of countries say: some of each version could be the same country twice.
 */
export const findDifferences = (base: JsonObject, mine: JsonObject, theirs: JsonObject): readonly Difference[] => {
  const { merged } = mergeDocuments(base, mine, theirs);
  const visit = (a: Json | undefined, b: Json | undefined, path: Difference['path']): readonly Difference[] => {
    if (sameDocument(a, b)) return [];
    if (isObject(a) && isObject(b))
      return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((name) => visit(a[name], b[name], [...path, name]));
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length && [...a, ...b].every(isObject))
      return a.flatMap((item, index) => visit(item, b[index], [...path, index]));
    return [{ path, mine: a, theirs: b, suggested: sameDocument(valueAt(merged, path), b) ? 'theirs' : 'mine' }];
  };
  return visit(mine, theirs, []);
};

const withValue = (holder: Json | undefined, path: Difference['path'], value: Json | undefined): Json | undefined => {
  const [token, ...rest] = path;
  if (token === undefined) return value;
  if (Array.isArray(holder))
    return holder.map((item, index) => (index === token ? (withValue(item, rest, value) ?? null) : item));
  const members = isObject(holder) ? holder : {};
  const { [token]: before, ...others } = members;
  const next = withValue(before, rest, value);
  return next === undefined ? others : { ...others, [token]: next };
};

/** My version with theirs where that was chosen. @param sides a side for each difference */
export const chooseSides = (mine: JsonObject, differences: readonly Difference[], sides: readonly Side[]): JsonObject => {
  const chosen = differences.reduce<Json | undefined>(
    (document, { path, theirs }, index) => (sides[index] === 'theirs' ? withValue(document, path, theirs) : document),
    mine,
  );
  return isObject(chosen) ? chosen : mine;
};
