import type { JsonObject } from '../../validation/types.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { isFree, isNeverNull, isRequired, mayBeNull, needsRows } from '../schema/blanks.ts';
import { getIn, isMembers, setIn } from './members.ts';
import type { PlaceMemory } from './placeMemory.ts';
import { type Path, toPointer } from './pointer.ts';

/** A document that is being filled in, what is saved of it, and its schema. */
export interface Entered {
  readonly data: unknown;
  readonly saved: unknown;
  readonly schema: JsonObject;
}

/**
 * Takes what is entered into a document, whose value at `path` it becomes; `undefined` clears the place, and so does a list
 * that has lost its last row where none was or none without rows may be, but for a row and a member of free name, which are
 * there without rows. A text that has to be there and is saved without a letter becomes that again. What entering has made
 * around a value goes when the value does.
 *
 * @param isMoved Whether the value is a list whose rows nobody has entered: they went elsewhere, came or went.
 */
export type Enter = (into: Entered, path: Path, value: unknown, isMoved?: boolean) => unknown;

/** Whether a list or an object holds no more than what was there before it was made or grew. */
function isEmptyAgain(container: unknown, before: unknown): boolean {
  if (Array.isArray(container))
    return container.slice(Array.isArray(before) ? before.length : 0).every((item) => item === null);
  return isMembers(container) && Object.keys(container).length === 0;
}

/** `data` with `value` at `path`, and what comes back with it where it stood among the others that are saved. */
function putBack(data: unknown, path: Path, value: unknown, saved: unknown): unknown {
  const next = setIn(data, path, value);
  const depth = path.findIndex((_, index) => getIn(data, path.slice(0, index + 1)) === undefined);
  const at = path.slice(0, depth);
  const [name, now, was] = [path[depth], getIn(next, at), getIn(saved, at)];
  if (typeof name !== 'string' || !isMembers(now) || !isMembers(was)) return next;
  const names = Object.keys(was);
  const later = names.slice(names.indexOf(name) + 1);
  const others = Object.entries(now).filter(([other]) => other !== name);
  const place = others.findIndex(([other]) => later.includes(other));
  if (place < 0 || later.length === names.length) return next;
  return setIn(next, at, Object.fromEntries(others.toSpliced(place, 0, [name, now[name]])));
}

/** Nothing entered so far. What entering makes is noted in `memory`, where it goes along with rows. */
export function createEnter(memory: PlaceMemory): Enter {
  const forget = (pointer: string) => {
    for (const [within] of memory.traceOf(pointer)) memory.note(pointer + within, { made: undefined });
  };
  const remember = (data: unknown, path: Path) => {
    for (let depth = 1; depth < path.length; depth += 1) {
      const at = path.slice(0, depth);
      const before = getIn(data, at);
      const segment = path[depth];
      const grows = Array.isArray(before) && typeof segment === 'number' && segment >= before.length;
      const isMissing = Object(before) !== before;
      const pointer = toPointer(at);
      if ((grows || isMissing) && !memory.at(pointer).made) memory.note(pointer, { made: { before } });
    }
  };
  /** The document without the value and without what was made for it; `undefined` where nothing was. */
  const takenBack = (data: unknown, path: Path): unknown => {
    let next = setIn(data, path, undefined);
    let depth = path.length - 1;
    for (; depth > 0; depth -= 1) {
      const at = path.slice(0, depth);
      const pointer = toPointer(at);
      const { made } = memory.at(pointer);
      const container = getIn(next, at);
      if (!made || !isEmptyAgain(container, made.before)) break;
      const { before } = made;
      const isShorter = Array.isArray(container) && Array.isArray(before);
      next = setIn(next, at, isShorter ? container.slice(0, before.length) : before);
      memory.note(pointer, { made: undefined });
    }
    return depth < path.length - 1 ? next : undefined;
  };
  return ({ data, saved, schema }, path, value, isMoved) => {
    const pointer = toPointer(path);
    if (!isMoved) forget(pointer);
    const isList = Array.isArray(getIn(data, path));
    const isEmptied = isList && Array.isArray(value) && value.length === 0;
    if (isList && (isEmptied || value === undefined) && isFree(schema, path)) return setIn(data, path, []);
    if (value !== undefined && !isEmptied) {
      remember(data, path);
      return putBack(data, path, value, saved);
    }
    const [before, now] = [getIn(saved, path), getIn(data, path)];
    const isNeeded = isRequired(schema, path);
    const mayBeEmpty = isNeeded || (Array.isArray(before) ? !needsRows(schema, pointer) : typeof path.at(-1) === 'number');
    const isKept = isEmptied && before !== null && mayBeEmpty;
    const isTextAgain = isNeeded && before === '' && typeof now === 'string';
    const isNull = mayBeNull(schema, pointer) && (before === null || (isNeeded && !isNeverNull(schema, path)));
    const cleared = isKept ? value : isTextAgain ? before : isNull ? null : undefined;
    // Clearing what is not there would make it, in a list.
    const next = takenBack(data, path) ?? (cleared === now ? data : setIn(data, path, cleared));
    return loadedOpenParts()?.withoutPlaces(next, path, saved, schema) ?? next;
  };
}
