/**
 * `next`, in which every part that equals its counterpart in `before` is that counterpart, so that memoised
 * components see no change where there is none; other members, or in another order, are a change. A row that was in the
 * list stays the object that it was, at any place of it: lists know their rows by that.
 */
export function shareStructure<T>(before: unknown, next: T): T;
export function shareStructure(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const known = new Set<unknown>(before);
    const shared: unknown[] = next.map((item, index) => (known.has(item) ? item : shareStructure(before[index], item)));
    return shared.length === before.length && shared.every((item, index) => Object.is(item, before[index])) ? before : shared;
  }
  if (!isPlain(before) || !isPlain(next)) return next;
  const own = (name: string) => (Object.hasOwn(before, name) ? before[name] : undefined);
  const members = Object.entries(next).map(([name, value]) => [name, shareStructure(own(name), value)] as const);
  const names = Object.keys(before);
  const isSame =
    members.length === names.length &&
    members.every(([name, value], at) => name === names[at] && Object.is(value, before[name]));
  // Made of entries, a member named `__proto__` stays one.
  return isSame ? before : Object.fromEntries(members);
}

/** Only object literals are taken apart: a component, a File or a React element is compared by identity. */
function isPlain(value: unknown): value is { [key: string]: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, '$$typeof')
  );
}
