import type { FieldProps } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { getIn, isMembers } from '../data/members.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import { hasEntries } from './keptBranches.ts';
import { ownConstants, toldConstants } from './toldConstants.ts';

/**
 * The `onChange` of the option that a choice shows: what is entered in it says that this option is meant, and the constants
 * that say so are written beside it, and go with it. One that was shown from the start has been chosen by nobody yet.
 *
 * @param telling the member by which the options are told apart
 */
export function useToldOption(
  { schema, onChange, registry, fieldPathId: { path: place } }: FieldProps,
  telling: string | undefined,
): FieldProps['onChange'] {
  const { store } = useFormParts();
  const given = { schema, onChange, place, telling, root: registry.rootSchema };
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback(
    (value, path, errors, id) => {
      const { schema, onChange, place, telling, root } = latest.current;
      const before = getIn(store.data(), place);
      onChange(value, path, errors, id);
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
      const told = toldConstants(schema, root, telling).filter(([names]) => {
        const isItself = path.length <= place.length || isWithin(toPointer(path), toPointer([...place, ...names]));
        return !isItself && getIn(now, names) === undefined;
      });
      for (const [names, constant] of told) onChange(constant, [...place, ...names]);
      if (told.length === 0 || hasEntries(before)) return;
      // A choice within another one in the same place writes there, too.
      store.memory.note(pointer, { beside: [...beside, ...ownConstants(told).map(([name]) => name)] });
    },
    [store],
  );
}
