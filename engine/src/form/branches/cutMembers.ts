import { sameValue } from '../../validation/sameValue.ts';
import { isMembers } from '../data/members.ts';
import { toPointer } from '../data/pointer.ts';

type Members = { readonly [name: string]: unknown };

const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/**
 * The rows that the last switch has left where rows stand now, by their pointers within the value of the choice; they may have
 * been edited since.
 */
export type Origins = ReadonlyMap<string, unknown>;

/** What was entered in an option as it was left, and what switches have made of it since. */
interface Left {
  readonly was: unknown;
  readonly cut: unknown;
}

/**
 * The same after one more switch. What was changed by hand in between is none of it, but for rows and objects: what was
 * entered in them stands in the option then, with what switches had taken from them.
 */
export function cutOn({ was, cut }: Left, before: unknown, after: unknown, origins: Origins): Left {
  const [current, next, held] = [membersOf(before), membersOf(after), membersOf(was)];
  const members = Object.entries(membersOf(cut));
  const edited = members.filter(([name, part]) => isEdited(current[name], part));
  const untouched = members.filter(([name, value]) => isUntouched(current[name], value));
  const whole = edited.map(([name, left]) => {
    const now = current[name];
    return [name, wholePart({ value: now, now, was: held[name], left, at: toPointer([name]) }, origins)] as const;
  });
  return {
    was: edited.length === 0 ? was : { ...held, ...Object.fromEntries(whole) },
    cut: Object.fromEntries([...untouched, ...edited].map(([name]) => [name, next[name]])),
  };
}

/** Whether rows that a switch has left stand where they stood, of those that say the same each in its place. */
const hasSameRows = (now: readonly unknown[], left: readonly unknown[]): boolean =>
  now.length === left.length && now.every((row, index) => row === left[index]);

/** Whether something was entered since in what a switch has left, of whose parts it has taken some. */
const isEdited = (now: unknown, left: unknown): boolean => {
  if (Array.isArray(now)) return Array.isArray(left) && !hasSameRows(now, left);
  return isMembers(now) && isMembers(left) && !sameValue(now, left);
};

const isUntouched = (now: unknown, left: unknown): boolean => !isEdited(now, left) && sameValue(now, left);

/** A part of the value of a choice, as a switch back to an option finds it. */
interface Part {
  /** What the switch back makes of it. */
  readonly value: unknown;
  /** As it is now. */
  readonly now: unknown;
  /** As it was when the option was left. */
  readonly was: unknown;
  /** What switches have made of that. */
  readonly left: unknown;
  /** Its pointer within the value of the choice. */
  readonly at: string;
}

/** A part that was entered since a switch has taken members from it, with these. */
function wholePart(part: Part, origins: Origins): unknown {
  if (Array.isArray(part.value)) return wholeRows(part, part.value, origins);
  const { value, now, was, left } = part;
  return [value, now, was, left].every(isMembers) ? wholeMembers(part, origins) : value;
}

function wholeMembers(part: Part, origins: Origins): Members {
  const [value, now, was, left] = [membersOf(part.value), membersOf(part.now), membersOf(part.was), membersOf(part.left)];
  const members = Object.entries(was).flatMap(([name, member]) => {
    // Defaults have begun anew what the switch has taken.
    if (!Object.hasOwn(left, name) && !Object.hasOwn(now, name)) return [[name, member] as const];
    if (![value, now, left].every((one) => Object.hasOwn(one, name))) return [];
    const within = { value: value[name], now: now[name], was: member, left: left[name], at: part.at + toPointer([name]) };
    return [[name, wholePart(within, origins)] as const];
  });
  return { ...value, ...Object.fromEntries(members) };
}

/**
 * Rows with what a switch has taken from them: each is known wherever it went, by what it was before it was edited, or else
 * by its place, as long as there are as many.
 */
function wholeRows({ now, was, left, at }: Part, value: readonly unknown[], origins: Origins): unknown {
  if (!Array.isArray(now) || !Array.isArray(was) || !Array.isArray(left)) return value;
  if (value.length !== now.length || was.length !== left.length) return value;
  const before = now.map((_row, index) => origins.get(`${at}/${index}`));
  const known = new Set<unknown>([...now, ...before]);
  const placeOf = (row: unknown) => left.findIndex((one) => isMembers(one) && one === row);
  return value.map((row: unknown, index) => {
    const place = placeOf(now[index]);
    if (place >= 0) return was[place];
    const edited = placeOf(before[index]);
    const isInPlace = left.length === now.length && !known.has(left[index]);
    const from = edited >= 0 ? edited : isInPlace ? index : undefined;
    if (from === undefined) return row;
    return wholePart({ value: row, now: now[index], was: was[from], left: left[from], at: `${at}/${index}` }, origins);
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
      if (isUntouched(current[name], left[name])) return [name, member] as const;
      const part = { value: value[name], now: current[name], was: member, left: left[name], at: toPointer([name]) };
      return [name, wholePart(part, origins)] as const;
    });
  return { ...value, ...Object.fromEntries(whole) };
}
