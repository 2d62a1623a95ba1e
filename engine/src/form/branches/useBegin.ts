import type { FieldProps } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { getIn } from '../data/members.ts';
import { useFormParts } from '../storeContext.ts';
import { tell } from './switchOption.ts';
import { constantOf, toldConstants } from './toldConstants.ts';

/**
 * Takes an option that a choice shows from the start and that is its constant alone: the constant is written.
 *
 * @param telling the member by which the options are told apart
 */
export function useBegin(field: FieldProps, telling: string | undefined): (option: unknown) => void {
  const { store } = useFormParts();
  const given = { field, telling };
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback(
    (option) => {
      const { field, telling } = latest.current;
      const { fieldPathId, registry, onChange } = field;
      const constants = toldConstants(option, registry.rootSchema, telling);
      const now = getIn(store.data(), fieldPathId.path) ?? {};
      onChange(constantOf(option, registry.rootSchema) ?? tell(now, constants), fieldPathId.path);
    },
    [store],
  );
}
