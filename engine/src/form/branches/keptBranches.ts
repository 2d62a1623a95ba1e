import { sameValue } from '../../validation/sameValue.ts';
import { applicable, childSchemas, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { holding, kindOf, kindsOfType } from '../schema/openKind.ts';

type Members = { readonly [name: string]: unknown };

/** The members that an option of `oneOf` or `anyOf` names; one that may not be there is none of it. */
export function namesOf(option: unknown, root: SchemaNode): ReadonlySet<string> {
  return new Set(
    applicable(option, root).flatMap(({ properties }) =>
      isMembers(properties) ? Object.keys(properties).filter((name) => properties[name] !== false) : [],
    ),
  );
}

/** Whether an option allows nothing but `null`; one that is a choice itself may allow it beside others. */
export function isNull(option: unknown, root: SchemaNode): boolean {
  const isIt = ({ type, const: only, enum: values }: SchemaNode) =>
    type === 'null' || only === null || (Array.isArray(values) && values.length === 1 && values[0] === null);
  return holding(option, root).some(isIt);
}

/** Whether an option lets a member have values of this one's kind. */
export function takesKind(option: unknown, name: string, value: unknown, root: SchemaNode): boolean {
  const kind = kindOf(value);
  return childSchemas(applicable(option, root), name, root).every(
    ({ type }) => type === undefined || kindsOfType(type).some((one) => one === kind),
  );
}

/**
 * The value of an option as it was left, with the members beside the choice as they are now: they were in sight all the time.
 *
 * @param cut What switches have made of the value since, which nobody has entered: rjsf takes a member away that the option
 *   names and the next one does not, or puts a default in its place.
 */
export function withBeside(was: unknown, now: unknown, isBeside: (name: string) => boolean, cut?: unknown): unknown {
  if (!isMembers(was)) return was;
  const current = present(now);
  const isTaken = (name: string) => isMembers(cut) && name in cut && sameValue(cut[name], current[name]);
  const names = new Set([...Object.keys(was), ...Object.keys(current).filter(isBeside)]);
  const members = [...names].map((name) => [name, (isBeside(name) && !isTaken(name) ? current : was)[name]] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

/**
 * The value after a switch to an option in which something was entered before: what the options share stays as it is
 * now, what only that option has comes back, in the order in which it stood.
 *
 * @param fresh What rjsf makes of the value: members of other options gone, but those of choices within, defaults filled in.
 * @param now The value before the switch.
 * @param kept The value when the option was last left; `undefined` when it never was.
 * @param shown Members that could be seen before the switch.
 * @param takes Whether such a member could have a value: one without it was emptied, and stays so.
 * @param stays Whether a member of the option that is left is one of the new option, too, and of its kind, or stands beside the choice.
 */
export function withKept(
  fresh: unknown,
  now: unknown,
  kept: unknown,
  shown: ReadonlySet<string>,
  takes: (name: string, value: unknown) => boolean,
  stays: (name: string, value: unknown) => boolean,
): unknown {
  if (kept !== undefined && !isMembers(kept)) return kept;
  if (!isMembers(fresh) && kept === undefined) return fresh;
  const current = present(now);
  const left = Object.entries(present(fresh)).filter(([name, value]) => !shown.has(name) || stays(name, value));
  const next = Object.fromEntries(left);
  const own = Object.entries(present(kept)).filter(
    // What is there and does not stay is of another kind in the option that is left.
    ([name, value]) => (Object.hasOwn(current, name) ? !Object.hasOwn(next, name) : !(shown.has(name) && takes(name, value))),
  );
  const back: Members = { ...next, ...Object.fromEntries(own) };
  const order = Object.keys({ ...present(kept), ...back }).filter((name) => Object.hasOwn(back, name));
  return Object.fromEntries(order.map((name) => [name, back[name]]));
}

/**
 * The value of an option that is come back to, without what the switch alone would make: defaults, constants, `null` and
 * objects of nothing that were not there when it was left.
 *
 * @param begins The value that a switch makes.
 * @param now The value before the switch.
 * @param was The value when the option was left.
 * @param told The constants that say that the option is meant.
 * @param made What switches have made since, and nobody has entered.
 */
export function asLeft(begins: unknown, now: unknown, was: unknown, told: Members, made: Members): unknown {
  if (!isMembers(begins)) return begins !== null && sameValue(begins, now) ? begins : was;
  const [own, current] = [present(was), present(now)];
  const isOwn = (name: string) => Object.hasOwn(own, name);
  const isMade = (name: string) => Object.hasOwn(made, name) && sameValue(made[name], current[name]);
  const isFromHere = (name: string) => Object.hasOwn(current, name) && !Object.hasOwn(told, name) && !isMade(name);
  const names = Object.keys(present(begins));
  const kept = names.filter((name) => isOwn(name) || isFromHere(name));
  if (kept.length === 0) return was;
  const value = Object.fromEntries(
    (kept.every(isOwn) ? kept : [...kept, ...Object.keys(told)]).map((name) => [name, begins[name]]),
  );
  return sameValue(value, was) ? was : value;
}

/**
 * What switches have made: the members that are there after one and were not before it, and those of earlier ones that are as
 * they were made.
 */
export function madeBy(after: unknown, before: unknown, earlier: unknown): Members {
  const [now, current] = [present(after), present(before)];
  const left = Object.entries(present(earlier)).filter(([name, value]) => sameValue(current[name], value));
  return {
    ...Object.fromEntries(left),
    ...Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(current, name))),
  };
}

/** Whether nothing was entered or emptied in between. */
export const isSameEntry = (now: unknown, before: unknown): boolean =>
  isMembers(now) || isMembers(before) ? sameValue(present(now), present(before)) : sameValue(now, before);

/** Whether an object has a member with a value. */
export const hasEntries = (value: unknown): boolean => Object.keys(present(value)).length > 0;

/** Members with a value: rjsf takes a member away by making it `undefined`. */
function present(value: unknown): Members {
  return isMembers(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) : {};
}
