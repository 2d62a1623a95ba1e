import type { FieldProps } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { getIn, isMembers } from '../data/members.ts';
import { isWithin, type Path, toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormStore } from '../storeTypes.ts';
import { hasEntries } from './keptBranches.ts';
import { ownConstants, toldConstants } from './toldConstants.ts';

/** An option that a choice shows. */
interface ToldOption {
  readonly field: FieldProps;
  /** The member by which the options are told apart. */
  readonly telling: string | undefined;
  /** Names of the members that are drawn around the choice. */
  readonly names: readonly string[];
}

/** Writes what tells the option beside what was entered at `path`, or takes it back where that was the last. */
function tellOption({ field, telling }: ToldOption, store: FormStore, path: Path, value: unknown, before: unknown): void {
  const { schema, onChange, registry } = field;
  const place = field.fieldPathId.path;
  const now = getIn(store.data(), place);
  if (!isMembers(now)) return;
  const pointer = toPointer(place);
  const { beside = [] } = store.memory.at(pointer);
  if (value === undefined) {
    if (!Object.keys(now).every((name) => beside.includes(name))) return;
    store.memory.note(pointer, { beside: undefined });
    for (const name of beside) onChange(undefined, [...place, name]);
    return;
  }
  const told = toldConstants(schema, registry.rootSchema, telling).filter(([names]) => {
    const isItself = path.length <= place.length || isWithin(toPointer(path), toPointer([...place, ...names]));
    return !isItself && getIn(now, names) === undefined;
  });
  for (const [names, constant] of told) onChange(constant, [...place, ...names]);
  if (told.length === 0 || hasEntries(before)) return;
  // A choice within another one in the same place writes there, too.
  store.memory.note(pointer, { beside: [...beside, ...ownConstants(told).map(([name]) => name)] });
}

/**
 * The `onChange` of the option that a choice shows: what is entered in it says that this option is meant, and the constants
 * that say so are written beside it, and go with it, also where rows come or go. One that was shown from the start has been
 * chosen by nobody yet.
 */
export function useToldOption(
  field: FieldProps,
  telling: string | undefined,
  names: readonly string[],
): FieldProps['onChange'] {
  const { store } = useFormParts();
  const given: ToldOption = { field, telling, names };
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  useLayoutEffect(() => {
    const now = () => getIn(store.data(), latest.current.field.fieldPathId.path);
    let last = now();
    let isReplaced = false;
    const unwatch = store.onReplaced(() => {
      isReplaced = true;
    });
    // Fields and the host tell what they replace; lists whose rows change do not.
    const unsubscribe = store.subscribe(() => {
      const [before, after, isRows] = [last, now(), !isReplaced];
      [last, isReplaced] = [after, false];
      if (!isRows || before === after) return;
      const { field, names } = latest.current;
      const [old, members]: { readonly [name: string]: unknown }[] = [Object(before), Object(after)];
      const changed = Object.keys({ ...old, ...members }).find(
        (name) => old?.[name] !== members?.[name] && !names.includes(name),
      );
      if (changed === undefined) return;
      tellOption(latest.current, store, [...field.fieldPathId.path, changed], members?.[changed], before);
      last = now();
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [store]);
  return useCallback(
    (value, path, errors, id) => {
      const { field } = latest.current;
      const before = getIn(store.data(), field.fieldPathId.path);
      field.onChange(value, path, errors, id);
      tellOption(latest.current, store, path, value, before);
    },
    [store],
  );
}
