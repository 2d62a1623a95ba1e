import { sameValue } from '../../validation/sameValue.ts';
import { isMembers } from '../data/members.ts';

type Members = { readonly [name: string]: unknown };

const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/**
 * What switches have made of the members that stood in an option when it was left, after one more of them; what was changed
 * by hand in between is none of it.
 */
export function cutOn(cut: unknown, before: unknown, after: unknown): Members {
  const [current, next] = [membersOf(before), membersOf(after)];
  const untouched = Object.entries(membersOf(cut)).filter(([name, value]) => sameValue(current[name], value));
  return Object.fromEntries(untouched.map(([name]) => [name, next[name]]));
}

/**
 * The value of an option that is come back to, its members whole that switches alone have changed: rows in another option
 * may have less in them, and a number that an option does not have is a default in the next one.
 *
 * @param was The value when the option was left.
 * @param cut What switches have made of it since.
 */
export function withUncut(value: unknown, now: unknown, was: unknown, cut: unknown): unknown {
  if (!isMembers(value) || !isMembers(was)) return value;
  const [current, left] = [membersOf(now), membersOf(cut)];
  const whole = Object.entries(was).filter(
    ([name]) => Object.hasOwn(value, name) && name in left && sameValue(left[name], current[name]),
  );
  return { ...value, ...Object.fromEntries(whole) };
}
