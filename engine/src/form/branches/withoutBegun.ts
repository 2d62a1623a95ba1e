import type { Registry, RJSFSchema } from '@rjsf/utils';
import { getIn, isMembers } from '../data/members.ts';

/** Whether an object lacks a member that it must have. */
export const lacksMembers = ({ required = [] }: RJSFSchema, value: object): boolean =>
  required.some((name) => !Object.hasOwn(value, name));

/**
 * What defaults have made of a value, without the objects in it that need not be there, that nothing but the defaults of
 * their members has begun, and that lack what they must have: who wants none of them would have to finish them. They are
 * begun by whoever enters something in them (`activatedDefaults`).
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
  const { properties = {}, required, default: own = said } = utils.retrieveSchema(schema, filled);
  const members = Object.entries(filled).flatMap(([name, member]) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isMembers(member) || !isMembers(part)) return [[name, member] as const];
    const [held, meant] = [getIn(given, [name]), getIn(own, [name])];
    const left = withoutBegun(utils, part, member, held, meant);
    const kept = [[name, left] as const];
    if (!isMembers(left) || held !== undefined || meant !== undefined || required?.includes(name)) return kept;
    const whole = utils.retrieveSchema(part, left);
    const isEmptied = Object.keys(left).length === 0 && Object.keys(member).length > 0;
    return !('default' in whole) && (isEmptied || lacksMembers(whole, left)) ? [] : kept;
  });
  return Object.fromEntries(members);
}
