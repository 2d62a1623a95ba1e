import type { JsonObject } from '../../validation/types.ts';
import { isRequired, mayBeNull, needsRows } from '../schema/blanks.ts';
import { getIn, isMembers, setIn } from './members.ts';
import { isWithin, type Path, toPointer } from './pointer.ts';

/** A document that is being filled in, what is saved of it, and its schema. */
export interface Entered {
  readonly data: unknown;
  readonly saved: unknown;
  readonly schema: JsonObject;
}

/** Takes what is entered into a document. What entering has made around a value goes when the value does. */
export interface Entries {
  /**
   * The document with a value at `path`; `undefined` clears the place, and so does a list that has lost its last row
   * where none was or none without rows may be.
   */
  readonly enter: (into: Entered, path: Path, value: unknown) => unknown;
  /** What is at `pointer` and inside of it is there by other means. */
  readonly forget: (pointer: string) => void;
}

/** Whether a list or an object holds no more than what was there before it was made or grew. */
function isEmptyAgain(container: unknown, before: unknown): boolean {
  if (Array.isArray(container))
    return container.slice(Array.isArray(before) ? before.length : 0).every((item) => item === null);
  return isMembers(container) && Object.keys(container).length === 0;
}

/** Nothing entered so far. */
export function createEntries(): Entries {
  /** What stood in the place of an object or a list that entering has made or let grow, by its pointer. */
  const made = new Map<string, unknown>();
  const forget = (pointer: string) => {
    for (const one of made.keys()) if (isWithin(one, pointer)) made.delete(one);
  };
  const remember = (data: unknown, path: Path) => {
    for (let depth = 1; depth < path.length; depth += 1) {
      const at = path.slice(0, depth);
      const before = getIn(data, at);
      const segment = path[depth];
      const grows = Array.isArray(before) && typeof segment === 'number' && segment >= before.length;
      const isMissing = typeof before !== 'object' || before === null;
      if ((grows || isMissing) && !made.has(toPointer(at))) made.set(toPointer(at), before);
    }
  };
  /** The document without the value and without what was made for it; `undefined` where nothing was. */
  const takenBack = (data: unknown, path: Path): unknown => {
    let next = setIn(data, path, undefined);
    let depth = path.length - 1;
    for (; depth > 0; depth -= 1) {
      const at = path.slice(0, depth);
      const before = made.get(toPointer(at));
      const container = getIn(next, at);
      if (!made.has(toPointer(at)) || !isEmptyAgain(container, before)) break;
      const isShorter = Array.isArray(container) && Array.isArray(before);
      next = setIn(next, at, isShorter ? container.slice(0, before.length) : before);
      made.delete(toPointer(at));
    }
    return depth < path.length - 1 ? next : undefined;
  };
  return {
    enter: ({ data, saved, schema }, path, value) => {
      const pointer = toPointer(path);
      forget(pointer);
      const isEmptied = Array.isArray(value) && value.length === 0 && Array.isArray(getIn(data, path));
      if (value !== undefined && !isEmptied) {
        remember(data, path);
        return setIn(data, path, value);
      }
      const before = getIn(saved, path);
      const isNeeded = isRequired(schema, path);
      const isKept = isEmptied && (isNeeded || (Array.isArray(before) && !needsRows(schema, pointer)));
      const isNull = mayBeNull(schema, pointer) && (before === null || isNeeded);
      const cleared = isKept ? value : isNull ? null : undefined;
      // Clearing what is not there would make it, in a list.
      return takenBack(data, path) ?? (cleared === getIn(data, path) ? data : setIn(data, path, cleared));
    },
    forget,
  };
}
