import type { Registry } from '@rjsf/utils';
import { activatedDefaults } from '../branches/activatedDefaults.ts';
import { getIn, isMembers } from '../data/members.ts';
import type { GoneTrace } from '../data/placeMemory.ts';
import { type Path, toPointer } from '../data/pointer.ts';
import type { FormStore } from '../storeTypes.ts';

/** An object with members of free name as it stands in a form. */
export interface FreePlace {
  readonly store: FormStore;
  readonly path: Path;
  readonly registry: Registry;
}

/** How a name stands in a JSON pointer. */
const tokenOf = (name: string): string => toPointer([name]).slice(1);

const membersAt = ({ store, path }: Pick<FreePlace, 'store' | 'path'>): { readonly [name: string]: unknown } => {
  const members = getIn(store.data(), path);
  return isMembers(members) ? members : {};
};

/** Takes the members of an object in which one has another name: its errors and what is remembered of it go along. */
export function renameMember({ store, path, registry }: FreePlace, members: object, from: string, to: string): void {
  const before = store.data();
  store.changeRows(path, members, (_index, token) => (token === tokenOf(from) ? tokenOf(to) : token));
  const { schemaUtils, rootSchema } = registry;
  const activated = activatedDefaults(schemaUtils, rootSchema, before, store.data(), path);
  for (const { value, path } of activated) store.change(value, path);
}

/** Says at an object, until something in it is edited, why one of its members has not got a name. */
export function refuseName({ store, path }: Pick<FreePlace, 'store' | 'path'>, message: string): void {
  const fromHost = [{ path: '', keyword: 'propertyNames', message }];
  const trace = { mark: '\0', edited: [], revealed: [], fromHost, remembered: [] };
  store.changeRows(path, membersAt({ store, path }), (_index, token) => token, { pointer: toPointer(path), trace });
}

/** Takes a member away, and what is known about it: a new one of its name begins without. An object that was made for it goes. */
export function takeAway(place: FreePlace, name: string): void {
  const { store, path } = place;
  const { [name]: _gone, ...rest } = membersAt(place);
  const goes = Object.keys(rest).length === 0 && store.memory.at(toPointer(path)).made !== undefined;
  store.changeRows(path, goes ? undefined : rest, (_index, token) => (token === tokenOf(name) ? undefined : token));
}

/**
 * Puts a member back in at `index`, numbered where another one has its name by now.
 *
 * @param trace what was known about it
 * @returns its name
 */
export function putBack(place: FreePlace, index: number, name: string, value: unknown, trace: GoneTrace): string {
  const { store, path } = place;
  const members = Object.entries(membersAt(place));
  const isTaken = (one: string) => members.some(([other]) => other === one);
  let free = name;
  for (let n = 1; isTaken(free); n += 1) free = `${name}-${n}`;
  const next = Object.fromEntries(members.toSpliced(index, 0, [free, value]));
  store.changeRows(path, next, (_index, token) => token, { pointer: toPointer([...path, free]), trace });
  return free;
}
