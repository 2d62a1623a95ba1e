/** Whether an object has the same members as another one, by identity. */
export const hasSameParts = (a: object, b: object): boolean =>
  Object.entries(a).every(([name, value]) => Object.is(value, Reflect.get(b, name)));

/** `next`, or `before` where it has the same entries. */
export const sameOr = <Entry>(before: readonly Entry[], next: readonly Entry[]): readonly Entry[] =>
  next.length === before.length && next.every((entry, at) => entry === before[at]) ? before : next;
