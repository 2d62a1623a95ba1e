import { tokensOf } from '../../validation/pointer.ts';
import type { JsonObject } from '../../validation/types.ts';
import { getIn, isMembers } from '../data/members.ts';
import { isWithin, type Path, toPointer } from '../data/pointer.ts';
import type { FormStore } from '../storeTypes.ts';
import { sourceParams } from './sourceParams.ts';

/** A value whose look-up goes by others. */
interface Dependent {
  readonly path: Path;
  readonly value: unknown;
  readonly params: unknown;
}

const paramsOf = ({ 'ui:options': options, 'ui:sourceParams': params }: Record<string, unknown>): unknown =>
  params ?? (isMembers(options) ? options['sourceParams'] : undefined);

/** The pointers that look-ups of a uiSchema go by, as the names in them. */
function pointersIn(ui: unknown): readonly (readonly string[])[] {
  if (Array.isArray(ui)) return ui.flatMap(pointersIn);
  if (!isMembers(ui)) return [];
  const own = Object.values(Object(paramsOf(ui))).map((pointer) => tokensOf(String(pointer).replace(/^\d+/, '')));
  return [...own, ...Object.entries(ui).flatMap(([word, within]) => (word.startsWith('ui:') ? [] : pointersIn(within)))];
}

/** The values of every field whose look-up goes by others, drawn or not. */
function dependents(ui: unknown, value: unknown, path: Path): readonly Dependent[] {
  if (value === undefined || !isMembers(ui)) return [];
  const params = paramsOf(ui);
  const own = params === undefined ? [] : [{ path, value, params }];
  const inside = Object.entries(ui).flatMap(([word, within]): readonly Dependent[] => {
    if (word.startsWith('ui:')) return [];
    if (Array.isArray(value)) {
      const uiAt = (index: number) => (Array.isArray(within) ? within[index] : within);
      return word === 'items' ? value.flatMap((row, index) => dependents(uiAt(index), row, [...path, index])) : [];
    }
    if (Array.isArray(within)) return within.flatMap((option) => dependents(option, value, path));
    return isMembers(value) && Object.hasOwn(value, word) ? dependents(within, value[word], [...path, word]) : [];
  });
  return [...own, ...inside];
}

const drawnOf = new WeakMap<FormStore, Set<string>>();

/**
 * Clears, from now on, what was chosen by a value that is entered anew, in the fields that are not drawn: rows of a long list
 * that are out of sight, what a rule hides, and those whose widget is still fetched. The one at a pointer does that itself.
 * @returns what tells that this one is gone
 */
export function clearUndrawn(store: FormStore, pointer: string): () => void {
  const drawn = drawnOf.get(store) ?? watch(store);
  drawn.add(pointer);
  return () => drawn.delete(pointer);
}

function watch(store: FormStore): Set<string> {
  const drawn = new Set<string>();
  drawnOf.set(store, drawn);
  const pointers = pointersIn(store.form.uiSchema);
  /** Whether some look-up may go by what is at a place: its name is the last of theirs, or it holds that. */
  const mayLead = (at: string) => {
    const names = tokensOf(at);
    return pointers.some((pointer) => names.includes(pointer.at(-1) ?? names[0] ?? '') || pointer.includes(names.at(-1) ?? ''));
  };
  let before = store.data();
  /** What the host has set since somebody entered something: it comes together. */
  let set: readonly string[] = [];
  let isClearing = false;
  store.subscribe(() => {
    before = store.data();
  });
  const staleAgainst = (old: JsonObject, cleared: Set<string>) => {
    const now = store.data();
    return dependents(store.form.uiSchema, now, []).filter(({ path, value, params }) => {
      const pointer = toPointer(path);
      if (cleared.has(pointer) || drawn.has(pointer) || getIn(old, path) !== value) return false;
      const [was, is] = [old, now].map((data) => JSON.stringify(sourceParams(params, pointer, data)));
      return was !== is && !set.some((place) => isWithin(pointer, place));
    });
  };
  store.onReplaced((at, by) => {
    if (isClearing) return;
    const old = before;
    before = store.data();
    set = by === 'host' && at !== '' ? [...set, at] : [];
    if (at === '' || old === before || !mayLead(at)) return;
    isClearing = true;
    // What goes by a value that is cleared is cleared with it.
    const cleared = new Set<string>();
    for (let stale = staleAgainst(old, cleared); stale.length > 0; stale = staleAgainst(old, cleared)) {
      for (const { path, value } of stale) {
        cleared.add(toPointer(path));
        store.change(Array.isArray(value) ? [] : undefined, path);
      }
    }
    isClearing = false;
    before = store.data();
  });
  return drawn;
}
