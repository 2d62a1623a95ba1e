import { useSyncExternalStore } from 'react';
import type { FieldState } from './runtime.ts';
import { useFieldPointer, useFormRuntime } from './runtimeContext.ts';

/**
 * What the form knows about one field; re-renders only when that changes.
 *
 * @param pointer JSON pointer of the field. @default the field around
 */
export function useFieldState(pointer?: string): FieldState {
  const runtime = useFormRuntime();
  const around = useFieldPointer();
  const read = () => runtime.fieldState(pointer ?? around);
  return useSyncExternalStore(runtime.subscribe, read, read);
}
