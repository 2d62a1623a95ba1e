import { isNode as isMembers } from '../../validation/schemaNode.ts';
import type { Path } from './pointer.ts';

export { valueAt as getIn } from '../../validation/pointer.ts';
export { isMembers };

/** Whether a value is a list or an object with nothing in it. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

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
