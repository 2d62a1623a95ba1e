import { isNothing, sameDocument } from '../../validation/sameDocument.ts';
import type { JsonObject } from '../../validation/types.ts';
import { getIn, isMembers } from './members.ts';
import { type Path, toPointer } from './pointer.ts';

/** What two people's changes of one document come to. */
export interface MergedDocument {
  /** Both sides' changes; where both changed the same value differently, mine. */
  readonly merged: JsonObject;
  /** JSON pointers of values that both sides changed differently. */
  readonly overlaps: readonly string[];
}

/** A value as a text, the same for all that say the same; objects as their members in order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (isNothing(part)) return '';
    if (!isMembers(part)) return part;
    const said = Object.keys(part).filter((name) => !isNothing(part[name]));
    return said.sort().map((name) => [name, part[name]]);
  });

/** Whether a row stands at another place than before. Rows are looked up, not compared each with each: there may be thousands. */
function hasMoved(before: readonly unknown[], rows: readonly unknown[]): boolean {
  const known = new Set(before.map(textOf));
  return rows.some((row, index) => !sameDocument(row, before[index]) && known.has(textOf(row)));
}

/**
 * Merges what two sides made of `base`, field by field. Lists are merged row by row while nobody added, removed or
 * moved rows; else a list counts as one value.
 */
export function mergeDocuments(base: JsonObject, mine: JsonObject, theirs: JsonObject): MergedDocument {
  const overlaps: string[] = [];
  const merge = (before: unknown, ours: unknown, others: unknown, path: Path): unknown => {
    if (sameDocument(ours, others) || sameDocument(before, others)) return ours;
    if (sameDocument(before, ours)) return others;
    if (isMembers(ours) && isMembers(others)) {
      const names = [...new Set([...Object.keys(ours), ...Object.keys(others)])];
      const members = names.map((name) => {
        const [old, own, other] = [before, ours, others].map((side) => getIn(side, [name]));
        return [name, merge(old, own, other, [...path, name])] as const;
      });
      return Object.fromEntries(members.filter(([, value]) => value !== undefined));
    }
    const hasSameRows =
      Array.isArray(before) &&
      Array.isArray(ours) &&
      Array.isArray(others) &&
      ours.length === before.length &&
      others.length === before.length &&
      !hasMoved(before, ours) &&
      !hasMoved(before, others);
    if (hasSameRows) return ours.map((row, index) => merge(before[index], row, others[index], [...path, index]));
    overlaps.push(toPointer(path));
    return ours;
  };
  const merged = merge(base, mine, theirs, []) as JsonObject; // made of members of JSON objects
  return { merged, overlaps };
}
