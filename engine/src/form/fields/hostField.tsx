import type { ErrorSchema, Field, FieldProps } from '@rjsf/utils';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { tokensOf } from '../../validation/pointer.ts';
import type { FormError } from '../../validation/types.ts';
import { setIn } from '../data/members.ts';
import { isWithin } from '../data/pointer.ts';
import { remembered } from '../data/remembered.ts';
import { useFieldPointer, useFormRuntime } from '../runtimeContext.ts';

/** What is shown of the value at a pointer and of what is in it, as rjsf hands it to fields. */
function errorSchemaAt(pointer: string, errors: readonly FormError[]): ErrorSchema {
  const texts = new Map<string, string[]>();
  for (const { path, message } of errors) if (isWithin(path, pointer)) texts.set(path, [...(texts.get(path) ?? []), message]);
  let found: unknown = {};
  for (const [path, messages] of texts) found = setIn(found, [...tokensOf(path.slice(pointer.length)), '__errors'], messages);
  return Object(found);
}

// No box of its own: the field stands in its layout as if it were not there.
const NO_BOX = { display: 'contents' } as const;

const drawn = new WeakMap<Field, Field>();

/**
 * A field of the host's as the form draws it, the same for each: a theme that is put together anew while drawing draws no
 * field anew. It is told by its `errorSchema` what is shown of its members, since it draws these itself, and it is found by
 * the DOM id of the field, by which the summary leads to it and the form knows that it is left.
 */
export const hostField = (Own: Field): Field => remembered(drawn, Own, () => wrap(Own));

function wrap(Own: Field): Field {
  return function HostField(props: FieldProps): ReactNode {
    const { subscribe, shownErrors } = useFormRuntime();
    const pointer = useFieldPointer();
    const errors = useSyncExternalStore(subscribe, shownErrors, shownErrors);
    const errorSchema = useMemo(() => errorSchemaAt(pointer, errors), [pointer, errors]);
    const element = useRef<HTMLDivElement>(null);
    const id = props.fieldPathId.$id;
    useLayoutEffect(() => {
      const place = element.current;
      if (!place) return;
      // The id is the control's, or the template's, where one of them has it.
      const known = place.ownerDocument.getElementById(id);
      if (known === null || known === place) place.id = id;
      else place.removeAttribute('id');
    });
    return (
      <div ref={element} style={NO_BOX}>
        <Own {...props} errorSchema={errorSchema} />
      </div>
    );
  };
}
