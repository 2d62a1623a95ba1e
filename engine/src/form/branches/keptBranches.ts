import { isMembers } from '../data/members.ts';
import { applicable, childSchemas, type SchemaNode } from '../schema/applicable.ts';
import { kindOf, kindsOfType } from '../schema/openKind.ts';

/** The members that an option of `oneOf` or `anyOf` names; one that may not be there is none of it. */
export function namesOf(option: unknown, root: SchemaNode): ReadonlySet<string> {
  return new Set(
    applicable(option, root).flatMap(({ properties }) =>
      isMembers(properties) ? Object.keys(properties).filter((name) => properties[name] !== false) : [],
    ),
  );
}

/** Whether an option allows nothing but `null`. */
export function isNull(option: unknown, root: SchemaNode): boolean {
  return applicable(option, root).some(({ type }) => type === 'null');
}

/** Whether an option lets a member have values of this one's kind. */
export function takesKind(option: unknown, name: string, value: unknown, root: SchemaNode): boolean {
  const kind = kindOf(value);
  return childSchemas(applicable(option, root), name, root).every(
    ({ type }) => type === undefined || kindsOfType(type).some((one) => one === kind),
  );
}

/**
 * The value after a switch to an option in which something was entered before: what the options share stays as it is
 * now, what only that option has comes back.
 *
 * @param fresh What rjsf makes of the value: members of other options gone, but those of choices within, defaults filled in.
 * @param now The value before the switch.
 * @param kept The value when the option was last left; `undefined` when it never was.
 * @param shown Members that could be seen before the switch.
 * @param takes Whether such a member could have a value: one without it was emptied, and stays so.
 * @param stays Whether a member of the option that is left is one of the new option, too, or stands beside the choice.
 */
export function withKept(
  fresh: unknown,
  now: unknown,
  kept: unknown,
  shown: ReadonlySet<string>,
  takes: (name: string, value: unknown) => boolean,
  stays: (name: string) => boolean,
): unknown {
  if (kept !== undefined && !isMembers(kept)) return kept;
  if (!isMembers(fresh) && kept === undefined) return fresh;
  const current = present(now);
  const left = Object.entries(present(fresh)).filter(([name]) => !shown.has(name) || stays(name));
  const next = Object.fromEntries(left);
  const own = Object.entries(present(kept)).filter(
    // What is there and does not stay is of another kind in the option that is left.
    ([name, value]) => (Object.hasOwn(current, name) ? !Object.hasOwn(next, name) : !(shown.has(name) && takes(name, value))),
  );
  return { ...next, ...Object.fromEntries(own) };
}

/** Members with a value: rjsf takes a member away by making it `undefined`. */
function present(value: unknown): { readonly [name: string]: unknown } {
  return isMembers(value) ? Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) : {};
}
