import { createContext, use } from 'react';
import type { FormRuntime } from './runtime.ts';

/** The runtime of the form around; `undefined` outside of a form. */
export const RuntimeContext = createContext<FormRuntime | undefined>(undefined);

/** JSON pointer of the field around; `undefined` outside of every field. */
export const PointerContext = createContext<string | undefined>(undefined);

/**
 * The runtime of the form around; a stable object.
 *
 * @throws Error when there is no `SchemaForm` around.
 */
export function useFormRuntime(): FormRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('useFormRuntime needs a SchemaForm around it, of the same copy of @reelform/engine');
  return runtime;
}

/** JSON pointer of the field that a widget or template is drawn for, for instance `/chapters/1/episodeUrl`. */
export function useFieldPointer(): string {
  return use(PointerContext) ?? '';
}
