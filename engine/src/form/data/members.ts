import type { Path } from './pointer.ts';

/** Whether `value` is an object whose members are data: no array, no `null`. */
export function isMembers(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `path`, or `undefined` where `data` has none. */
export function getIn(data: unknown, path: Path): unknown {
  let at = data;
  for (const segment of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, segment)) return undefined;
    at = Reflect.get(at, segment);
  }
  return at;
}

/**
 * `data` with `value` at `path`; what lies off the path keeps its identity. `undefined` takes a member away and
 * becomes `null` in an array. Missing containers are made: arrays for indexes, objects for names.
 */
export function setIn(data: unknown, path: Path, value: unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (typeof segment === 'number') {
    const items: unknown[] = Array.isArray(data) ? [...data] : [];
    while (items.length < segment) items.push(null);
    items[segment] = setIn(items[segment], rest, value) ?? null;
    return items;
  }
  const members = isMembers(data) ? data : {};
  const next = setIn(Object.hasOwn(members, segment) ? members[segment] : undefined, rest, value);
  if (next !== undefined) return { ...members, [segment]: next };
  const { [segment]: _gone, ...others } = members;
  return others;
}
