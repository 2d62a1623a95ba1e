import { useRef, useSyncExternalStore } from 'react';
import { sameDocument } from '../validation/sameDocument.ts';
import type { JsonObject } from '../validation/types.ts';
import { sourceParams } from './options/sourceParams.ts';
import { useFieldPointer, useFormRuntime } from './runtimeContext.ts';

/**
 * Values of other fields by name, for instance of those that a banner shows; re-renders only when one of them changes.
 *
 * @param pointers name → pointer, as `ui:options.sourceParams` has them; anything else names no field
 * @returns those that have a value
 */
export function useFieldValues(pointers: unknown): JsonObject {
  const runtime = useFormRuntime();
  const field = useFieldPointer();
  const known = useRef<JsonObject>({});
  const read = () => {
    const next = sourceParams(pointers, field, runtime.data());
    if (!sameDocument(known.current, next)) known.current = next;
    return known.current;
  };
  return useSyncExternalStore(runtime.subscribe, read, read);
}
