import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { getIn, isMembers } from '../data/members.ts';
import { useFormParts } from '../storeContext.ts';

/**
 * The members that an option asks for and that can be one text or number only, with it. `true` stays with people: a box
 * to tick says that they agree.
 */
function askedConstants({ properties, required }: RJSFSchema): readonly (readonly [name: string, constant: unknown])[] {
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const constant: unknown = isMembers(property) ? property['const'] : undefined;
    const isTold = required?.includes(name) === true && (typeof constant === 'string' || typeof constant === 'number');
    return isTold ? [[name, constant] as const] : [];
  });
}

/**
 * The `onChange` of the option that a choice shows: what is entered in it says that this option is meant, and the constants
 * that it asks for are written beside it. One that was shown from the start has been chosen by nobody yet.
 */
export function useToldOption({ schema, onChange, fieldPathId: { path: place } }: FieldProps): FieldProps['onChange'] {
  const { store } = useFormParts();
  const latest = useRef({ schema, onChange, place });
  useLayoutEffect(() => {
    latest.current = { schema, onChange, place };
  });
  return useCallback(
    (value, path, errors, id) => {
      const { schema, onChange, place } = latest.current;
      onChange(value, path, errors, id);
      const now = getIn(store.data(), place);
      if (value === undefined || !isMembers(now)) return;
      for (const [name, constant] of askedConstants(schema))
        if (path.length > place.length && path[place.length] !== name && now[name] === undefined)
          onChange(constant, [...place, name]);
    },
    [store],
  );
}
