import type { FieldProps } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { getIn, isMembers } from '../data/members.ts';
import { isWithin, toPointer } from '../data/pointer.ts';
import { useFormParts } from '../storeContext.ts';
import { toldConstants } from './toldConstants.ts';

/**
 * The `onChange` of the option that a choice shows: what is entered in it says that this option is meant, and the constants
 * that say so are written beside it. One that was shown from the start has been chosen by nobody yet.
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
      onChange(value, path, errors, id);
      const now = getIn(store.data(), place);
      if (value === undefined || !isMembers(now)) return;
      for (const [names, constant] of toldConstants(schema, root, telling)) {
        const at = [...place, ...names];
        const isItself = path.length <= place.length || isWithin(toPointer(path), toPointer(at));
        if (!isItself && getIn(now, names) === undefined) onChange(constant, at);
      }
    },
    [store],
  );
}
