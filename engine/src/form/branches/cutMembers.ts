import { sameValue } from '../../validation/sameValue.ts';
import { isMembers } from '../data/members.ts';

type Members = { readonly [name: string]: unknown };

const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** The rows, by the list and their places in it, that the last switch has left where those stand now; they may have been edited since. */
export type Origins = { readonly [list: string]: readonly unknown[] };

/** What was entered in an option as it was left, and what switches have made of it since. */
interface Left {
  readonly was: unknown;
  readonly cut: unknown;
}

/**
 * The same after one more switch. What was changed by hand in between is none of it, but for rows: what was entered in them
 * stands in the option then, with what switches had taken from them.
 */
export function cutOn({ was, cut }: Left, before: unknown, after: unknown, origins: Origins): Left {
  const [current, next, held] = [membersOf(before), membersOf(after), membersOf(was)];
  const members = Object.entries(membersOf(cut));
  const edited = members.filter(([name, rows]) => hasEditedRows(current[name], rows));
  const untouched = members.filter(([name, value]) => isUntouched(current[name], value));
  const whole = edited.map(([name, rows]) => {
    const now = { rows: current[name], origins: origins[name] };
    return [name, wholeRows(current[name], now, held[name], rows)] as const;
  });
  return {
    was: edited.length === 0 ? was : { ...held, ...Object.fromEntries(whole) },
    cut: Object.fromEntries([...untouched, ...edited].map(([name]) => [name, next[name]])),
  };
}

/** Whether rows that a switch has left stand where they stood, of those that say the same each in its place. */
const hasSameRows = (now: readonly unknown[], left: readonly unknown[]): boolean =>
  now.length === left.length && now.every((row, index) => row === left[index]);

const hasEditedRows = (now: unknown, left: unknown): boolean =>
  Array.isArray(now) && Array.isArray(left) && !hasSameRows(now, left);

const isUntouched = (now: unknown, left: unknown): boolean => !hasEditedRows(now, left) && sameValue(now, left);

/** A row that was entered since a switch has taken members from it, with these; defaults have begun them anew. */
function wholeRow(row: unknown, now: unknown, was: unknown, left: unknown): unknown {
  if (![row, now, was, left].every(isMembers)) return row;
  const isTaken = (name: string) => !Object.hasOwn(membersOf(left), name) && !Object.hasOwn(membersOf(now), name);
  return { ...membersOf(row), ...Object.fromEntries(Object.entries(membersOf(was)).filter(([name]) => isTaken(name))) };
}

/** The rows of a list as they are now. */
interface Rows {
  readonly rows: unknown;
  readonly origins: readonly unknown[] | undefined;
}

/**
 * Rows with what a switch has taken from them: each is known wherever it went, by what it was before it was edited, or else
 * by its place, as long as there are as many.
 *
 * @param value The rows that the switch back makes of those there are now.
 */
function wholeRows(value: unknown, { rows: now, origins = [] }: Rows, was: unknown, left: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(now) || !Array.isArray(was) || !Array.isArray(left)) return value;
  if (value.length !== now.length || was.length !== left.length) return value;
  const known = new Set<unknown>([...now, ...origins]);
  const placeOf = (row: unknown) => left.findIndex((one) => isMembers(one) && one === row);
  return value.map((row: unknown, index) => {
    const place = placeOf(now[index]);
    if (place >= 0) return was[place];
    const edited = placeOf(origins[index]);
    if (edited >= 0) return wholeRow(row, now[index], was[edited], left[edited]);
    const isEdited = left.length === now.length && !known.has(left[index]);
    return isEdited ? wholeRow(row, now[index], was[index], left[index]) : row;
  });
}

/**
 * The value of an option that is come back to, its members whole that switches alone have changed: rows in another option
 * may have less in them, and a number that an option does not have is a default in the next one. Rows that were entered,
 * moved or taken away in the meantime are as they are now, with what the switch took from them.
 *
 * @param was The value when the option was left.
 * @param cut What switches have made of it since.
 */
export function withUncut(value: unknown, now: unknown, was: unknown, cut: unknown, origins: Origins): unknown {
  if (!isMembers(value) || !isMembers(was)) return value;
  const [current, left] = [membersOf(now), membersOf(cut)];
  const whole = Object.entries(was)
    .filter(([name]) => Object.hasOwn(value, name) && name in left)
    .map(([name, member]) => {
      const isCut = isUntouched(current[name], left[name]);
      return [
        name,
        isCut ? member : wholeRows(value[name], { rows: current[name], origins: origins[name] }, member, left[name]),
      ] as const;
    });
  return { ...value, ...Object.fromEntries(whole) };
}
