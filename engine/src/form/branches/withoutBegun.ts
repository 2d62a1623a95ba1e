import type { Registry, RJSFSchema } from '@rjsf/utils';
import { getIn, isEmpty, isMembers } from '../data/members.ts';

/** Whether an object lacks a member that it must have. */
export const lacksMembers = ({ required = [] }: RJSFSchema, value: object): boolean =>
  required.some((name) => !Object.hasOwn(value, name));

/** Whether a place of a list has nothing in it, or is an object that lacks what it must have, or a list of such places. */
function isBegun(utils: Registry['schemaUtils'], schema: unknown, place: unknown): boolean {
  if (place === undefined) return true;
  if (!isMembers(schema)) return false;
  const whole = utils.retrieveSchema(schema, place);
  if (isMembers(place)) return isEmpty(place) || lacksMembers(whole, place);
  const { items } = whole;
  return Array.isArray(place) && Array.isArray(items) && place.every((one, index) => isBegun(utils, items[index], one));
}

/** How many places at the end of a list with a schema for each nothing but defaults {@link isBegun | has begun}. */
function begunPlaces(
  utils: Registry['schemaUtils'],
  { items }: RJSFSchema,
  filled: readonly unknown[],
  held: readonly unknown[],
): number {
  if (!Array.isArray(items)) return 0;
  const isKept = (place: unknown, index: number) => index < held.length || !isBegun(utils, items[index], place);
  return filled.length - 1 - filled.findLastIndex(isKept);
}

/**
 * What defaults have made of a value, without the objects in it that need not be there, that nothing but the defaults of
 * their members has begun, and that lack what they must have, those at the end of a list among them: who wants none of them
 * would have to finish them. They are begun by whoever enters something in them (`activatedDefaults`).
 *
 * @param given the value as it was before
 * @param said what the defaults of the objects around have for it
 */
export function withoutBegun(
  utils: Registry['schemaUtils'],
  schema: RJSFSchema,
  filled: unknown,
  given: unknown,
  said?: unknown,
): unknown {
  if (!isMembers(filled)) return filled;
  const { properties = {}, required, default: own } = utils.retrieveSchema(schema, filled);
  const members = Object.entries(filled).flatMap(([name, member]) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isMembers(part)) return [[name, member] as const];
    const [held, meant] = [getIn(given, [name]), getIn(said, [name]) ?? getIn(own, [name])];
    if (Array.isArray(member)) {
      const list = utils.retrieveSchema(part, member);
      const places = meant ?? list.default ?? held;
      const begun = begunPlaces(utils, list, member, Array.isArray(places) ? places : []);
      const isGone = begun > 0 && begun === member.length && held === undefined && !required?.includes(name);
      const fewest = Math.max(list.minItems ?? 0, member.length - begun);
      return isGone ? [] : [[name, begun > 0 ? member.slice(0, fewest) : member] as const];
    }
    if (!isMembers(member)) return [[name, member] as const];
    const left = withoutBegun(utils, part, member, held, meant);
    const kept = [[name, left] as const];
    if (!isMembers(left) || held !== undefined || meant !== undefined || required?.includes(name)) return kept;
    const whole = utils.retrieveSchema(part, left);
    const isEmptied = Object.keys(left).length === 0 && Object.keys(member).length > 0;
    return !('default' in whole) && (isEmptied || lacksMembers(whole, left)) ? [] : kept;
  });
  return Object.fromEntries(members);
}
