import type { ErrorSchema, Field, FieldProps } from '@rjsf/utils';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { tokensOf } from '../../validation/pointer.ts';
import type { FormError } from '../../validation/types.ts';
import { setIn } from '../data/members.ts';
import { isWithin } from '../data/pointer.ts';
import { useFieldPointer, useFormRuntime } from '../runtimeContext.ts';

/** What is shown of the value at a pointer and of what is in it, as rjsf hands it to fields. */
function errorSchemaAt(pointer: string, errors: readonly FormError[]): ErrorSchema {
  const texts = new Map<string, string[]>();
  for (const { path, message } of errors) if (isWithin(path, pointer)) texts.set(path, [...(texts.get(path) ?? []), message]);
  let found: unknown = {};
  for (const [path, messages] of texts) found = setIn(found, [...tokensOf(path.slice(pointer.length)), '__errors'], messages);
  return Object(found);
}

/** A field of the host's that is told by its `errorSchema` what is shown of its members: it draws these itself. */
export function withErrorSchema(Own: Field): Field {
  return function OwnField(props: FieldProps): ReactNode {
    const { subscribe, shownErrors } = useFormRuntime();
    const pointer = useFieldPointer();
    const errors = useSyncExternalStore(subscribe, shownErrors, shownErrors);
    const errorSchema = useMemo(() => errorSchemaAt(pointer, errors), [pointer, errors]);
    return <Own {...props} errorSchema={errorSchema} />;
  };
}
